/** The bar of the five: one press makes one of them "me". A number says how often somebody is called. */

import { byId, draw, h } from "./dom.js";
import { avatar } from "./messages.js";
import { become, callsFor, isAsked, state } from "./store.js";
import { locale, t } from "./texts.js";

export function drawPeople() {
  const bar = byId("people");
  bar.setAttribute("aria-label", t("you-are"));
  const all = state.people.map(({ id, name, manages }) => ({ id, name, manages, calls: callsFor(id), asked: isAsked(id), me: id === state.me }));
  draw(bar, [all, locale()], () => [h("span", { class: "caption", "aria-hidden": "true" }, t("you-are")), ...all.map(face)]);
}

function face({ id, name, manages, calls, asked, me }) {
  const says = [name, manages ? t("manages") : null, calls ? t("called-times", { count: calls }) : asked ? t("is-asked") : null].filter(Boolean).join(", ");
  return h(
    "button",
    {
      type: "button",
      class: "face",
      "aria-pressed": String(me),
      "aria-label": says,
      "data-key": `person-${id}`,
      onclick: () => become(id),
    },
    h("span", { class: "portrait" }, avatar(id), calls ? h("span", { class: "badge" }, calls) : asked ? h("span", { class: "dot" }) : null, manages ? h("span", { class: "key", "aria-hidden": "true" }, "🔑") : null),
    h("bdi", { class: "face-name" }, name),
  );
}
