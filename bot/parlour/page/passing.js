/** In the head, always in sight: what time it is in the parlour, and the way to a later one. */

import { pass } from "./acting.js";
import { h } from "./dom.js";
import { state } from "./store.js";
import { t } from "./texts.js";
import { today } from "./times.js";

const SPANS = { hour: "pass-hour", due: "pass-due", day: "pass-day" };

export function passage() {
  const leap = ([span, key]) => h("button", { type: "button", class: "place", "data-key": key, onclick: () => pass(span) }, t(key));
  const clock = h(
    "summary",
    { "data-key": "passage", title: t("time-passes"), "aria-disabled": state.passing ? "true" : null },
    today(),
    h("span", { "aria-hidden": "true" }, "⏩"),
  );
  const choice = state.passing ? null : h("div", {}, h("h3", {}, t("time-passes")), Object.entries(SPANS).map(leap));
  const box = h("details", { class: "passage", "aria-label": t("time-passes") }, clock, choice);
  box.addEventListener("keydown", ({ key }) => key === "Escape" && box.open && shut(box));
  return box;
}

function shut(box) {
  box.open = false;
  box.querySelector("summary").focus();
}

// A press anywhere else shuts it, as with any menu.
document.addEventListener("click", ({ target }) => {
  for (const box of document.querySelectorAll(".passage[open]")) if (!box.contains(target)) box.open = false;
});
