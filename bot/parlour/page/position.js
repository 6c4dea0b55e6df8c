/**
 * Where the view of the messages stands, so that nothing jumps: whoever reads the newest stays there, whoever reads
 * older ones stays where they are, and a message that somebody is using stays under their finger. What answers
 * somebody's own deed, or calls them, comes into view.
 */

import { byId } from "./dom.js";
import { changed } from "./store.js";

const NEAR = 60;
const MARGIN = 8;
const ASKED = 0.75;
const ANSWERS = ".container :is(.button, .select)";

const box = byId("log");

/** id of the message in use: it keeps its place */
let held = null;
/** id of the message that is to be seen from its top, as far as there is something below it */
let aim = null;
let atEnd = true;
let whole = true;
/** where the view stands so that a long message is seen where it asks, its end below; null if it does not */
let leaning = null;
/** the long message whose end, or beginning, somebody has gone on to read: it leans no more until it changes */
let left = null;

export const isAtEnd = () => atEnd;
export const isHolding = () => held !== null;

/** Go to the end, but leave the top of message `id` in view, if one is given. */
export function follow(id = null) {
  held = null;
  aim = id;
  atEnd = true;
}

/** No message is in use any more: what answers a command comes into view. */
export function release() {
  held = null;
}

/** Remember where things are before a change. `elements` are the messages' by id. */
export function before(elements) {
  const id = fixed(elements);
  const { top, height } = elements.get(id)?.getBoundingClientRect() ?? {};
  return { id, top, height };
}

/** The message that must stay where it is: the one in use, or the first in view of somebody who reads older ones. */
function fixed(elements) {
  if (held !== null && elements.has(held)) return held;
  if (atEnd) return null;
  const edge = box.getBoundingClientRect().top;
  return [...elements].find(([, element]) => element.getBoundingClientRect().bottom > edge)?.[0] ?? null;
}

/** Put the view where it belongs after a change. */
export function after(elements, { id, top, height }) {
  if (held !== null && !elements.has(held)) follow();
  const element = elements.get(id);
  if (element && !atEndFree()) {
    box.scrollTop += element.getBoundingClientRect().top - top;
    if (id === held) reveal(element, height);
    atEnd = isSeenWhole();
  } else if (atEnd) {
    settle(elements.get(aim));
  }
}

const atEndFree = () => atEnd && held === null;

/** A message in use that has grown past the lower edge is moved up by as much, but never past the upper one. */
function reveal(element, height) {
  const view = box.getBoundingClientRect();
  const spot = element.getBoundingClientRect();
  const grown = Math.min(spot.height - height, spot.bottom + MARGIN - view.bottom);
  if (grown > 0) box.scrollTop += Math.min(grown, Math.max(0, spot.top - view.top));
}

/**
 * The newest is at the end; where nobody has written yet, what there is to read begins at the top. What is longer than
 * the view is seen where it asks: above its first button stands what has happened and what is to be done.
 */
function toNewest() {
  const message = byId("messages").lastElementChild;
  box.scrollTop = message ? box.scrollHeight : 0;
  const first = message?.matches(":not(.private)") && message.querySelector(ANSWERS);
  const view = box.getBoundingClientRect();
  const hidden = first ? view.top + view.height * ASKED - first.getBoundingClientRect().top : 0;
  const leans = hidden > 0 && message !== left && message.getBoundingClientRect().height > view.height;
  if (leans) box.scrollTop -= hidden;
  leaning = leans ? box.scrollTop : null;
}

function settle(element) {
  toNewest();
  if (!element) return;
  const passed = box.getBoundingClientRect().top + MARGIN - element.getBoundingClientRect().top;
  if (passed > 0) box.scrollTop -= passed;
}

/** Whether there is nothing (or hardly anything) below the view. */
export const isSeenWhole = () => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;

/** Whether whoever looks has the newest before them: its end, or where it asks. */
export const isSeen = () => leaning !== null || isSeenWhole();

/** Show older messages without moving those in view. */
export function keeping(change) {
  const rest = box.scrollHeight - box.scrollTop;
  held = aim = leaning = null;
  atEnd = false;
  change();
  box.scrollTop = box.scrollHeight - rest;
}

box.addEventListener(
  "scroll",
  () => {
    const was = whole;
    whole = isSeenWhole();
    if (leaning !== null && Math.abs(box.scrollTop - leaning) > 1) {
      leaning = null;
      left = byId("messages").lastElementChild;
    }
    atEnd = whole || (atEnd && (leaning !== null || aim !== null)) || !byId("messages").childElementCount;
    if (was !== whole) changed();
  },
  { passive: true },
);
for (const kind of ["wheel", "touchmove", "keydown"]) {
  box.addEventListener(kind, (event) => event.target.closest("button") === null && (held = aim = null), { passive: true });
}
byId("messages").addEventListener("click", ({ target }) => {
  const element = target.closest("button, a") && target.closest(".message");
  if (element) [held, aim] = [element.id.replace("message-", ""), null];
});
// A picture that has arrived, or a keyboard that has opened, must not hide the end.
const watch = new ResizeObserver(() => {
  if (atEnd && held === null && aim === null) toNewest();
});
watch.observe(byId("scroll"));
watch.observe(box);
