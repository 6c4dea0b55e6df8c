/** The list that helps typing: a listbox above the composer, ruled from the field by arrows, Enter, Tab and Escape. */

import { byId, h } from "./dom.js";
import { t } from "./texts.js";

const box = byId("suggestions");

let field = null;
let entries = [];
let active = -1;
let take = null;

/**
 * Suggest `items` ({label, note}) for a field; `choose(item)` takes one. `first`: whether Enter takes the first at once.
 */
export function suggest(input, items, choose, first) {
  if (!items.length) return hide();
  field = input;
  entries = items;
  take = choose;
  box.replaceChildren(
    ...items.map((item, at) =>
      h(
        "div",
        { role: "option", id: `suggestion-${at}`, "aria-selected": "false", onpointerdown: (event) => event.preventDefault(), onclick: () => choose(item) },
        h("bdi", { class: "entry-label" }, item.label),
        item.note ? h("bdi", { class: "entry-hint" }, item.note) : null,
      ),
    ),
  );
  box.setAttribute("aria-label", t("suggestions"));
  box.hidden = false;
  input.setAttribute("aria-expanded", "true");
  mark(first ? 0 : -1);
}

export function hide() {
  box.hidden = true;
  box.replaceChildren();
  entries = [];
  active = -1;
  field?.setAttribute("aria-expanded", "false");
  field?.removeAttribute("aria-activedescendant");
}

export const isOpen = () => entries.length > 0;

/** Handle a key; returns whether it was meant for the list. */
export function key(event) {
  if (!isOpen()) return false;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) mark((Math.max(active, step > 0 ? -1 : 0) + step + entries.length) % entries.length);
  else if (event.key === "Escape") hide();
  else if (active >= 0 && (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey))) take(entries[active]);
  else return false;
  event.preventDefault();
  return true;
}

function mark(at) {
  active = at;
  for (const [index, option] of [...box.children].entries()) option.setAttribute("aria-selected", String(index === at));
  if (at < 0) return field.removeAttribute("aria-activedescendant");
  field.setAttribute("aria-activedescendant", `suggestion-${at}`);
  box.children[at].scrollIntoView({ block: "nearest" });
}
