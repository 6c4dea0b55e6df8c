/** The side: the server's channels and threads, the bot's direct messages, languages. A drawer on small screens. */

import { speak } from "./acting.js";
import { byId, draw, h } from "./dom.js";
import { avatar } from "./messages.js";
import { passage } from "./passing.js";
import { callsFor, channelsOf, currentChannel, go, nameOf, state, unread } from "./store.js";
import { locale, t } from "./texts.js";

const MARKS = { text: "#", thread: "↳" };

const side = byId("places");
const narrow = matchMedia("(max-width: 760px)");

export function drawPlaces() {
  const here = currentChannel();
  const mine = channelsOf(state.me).map((channel) => ({ ...channel, ...unread(state.me, channel), here: channel.id === here.id }));
  side.setAttribute("aria-label", t("channels"));
  const languages = state.people.map((person) => person.locale);
  draw(side, [mine, locale(), state.guild, state.me, languages], () => [
    h("div", { class: "guild" }, h("img", { src: "/page/castle.svg", alt: "" }), h("h1", {}, state.guild.name)),
    section(t("channels"), mine.filter(({ kind }) => kind !== "direct")),
    section(t("direct-messages"), mine.filter(({ kind }) => kind === "direct")),
    tongues(),
  ]);
  drawHead(here);
}

const section = (title, channels) => h("section", {}, h("h2", {}, title), h("ul", {}, channels.map((channel) => h("li", {}, entry(channel)))));

function entry({ id, kind, name, any, calls, here }) {
  const mark = kind === "direct" ? avatar(state.bot.id) : h("span", { class: "mark", "aria-hidden": "true" }, MARKS[kind]);
  return h(
    "button",
    {
      type: "button",
      class: any && !here ? "place fresh" : "place",
      "aria-current": here ? "page" : null,
      "data-key": `channel-${id}`,
      onclick: () => {
        go(id);
        shut();
      },
    },
    mark,
    h("bdi", {}, name),
    calls ? h("span", { class: "badge" }, calls) : null,
    any && !calls && !here ? h("span", { class: "unseen" }, t("unread")) : null,
  );
}

function tongues() {
  const menu = (current, id, onchange) => {
    const select = h("select", { id, "data-key": id, onchange: ({ target }) => onchange(target.value) });
    select.append(...state.languages.map(({ tag, name }) => h("option", { value: tag, selected: tag === current }, name)));
    return select;
  };
  return h(
    "section",
    { class: "tongues" },
    h("label", { for: "tongue" }, t("language")),
    menu(state.guild.locale, "tongue", (chosen) => speak(chosen)),
    h("label", { for: "own-tongue" }, t("language-own", { who: nameOf(state.me) })),
    menu(locale(), "own-tongue", (chosen) => speak(chosen, state.me)),
  );
}

// ---- the head above the messages, with the way into the drawer

function drawHead(here) {
  const calls = callsFor(state.me);
  draw(byId("head"), [here, calls, locale(), document.body.classList.contains("drawn"), state.passing], () => [
    h(
      "button",
      {
        type: "button",
        class: "plain drawer",
        "aria-label": t("open-places"),
        "aria-controls": "places",
        "aria-expanded": String(document.body.classList.contains("drawn")),
        "data-key": "drawer",
        onclick: pull,
      },
      "☰",
      calls ? h("span", { class: "badge" }, calls) : null,
    ),
    h("h2", {}, h("span", { class: "mark", "aria-hidden": "true" }, here.kind === "direct" ? "@" : MARKS[here.kind]), h("bdi", {}, here.name)),
    passage(),
  ]);
  document.title = `${calls ? `(${calls}) ` : ""}${here.kind === "direct" ? "@" : "#"}${here.name} · ${nameOf(state.bot.id)}`;
}

function pull() {
  document.body.classList.add("drawn");
  hideOutside();
  side.querySelector("[aria-current]")?.focus();
  drawPlaces();
}

function shut() {
  if (!document.body.classList.contains("drawn")) return;
  document.body.classList.remove("drawn");
  hideOutside();
  drawPlaces();
  byId("head").querySelector(".drawer").focus();
}

/** What cannot be seen cannot be reached: the drawer while it is shut, the rest while it is open. */
function hideOutside() {
  const drawn = document.body.classList.contains("drawn");
  side.inert = narrow.matches && !drawn;
  byId("main").inert = narrow.matches && drawn;
}

byId("veil").addEventListener("click", shut);
side.addEventListener("keydown", ({ key }) => key === "Escape" && shut());
narrow.addEventListener("change", hideOutside);
hideOutside();
