/**
 * Between pressing a button down and letting it go nothing is drawn: a button that was drawn anew, or moved away under
 * the finger, would lose the press.
 */

import { changed } from "./store.js";

/** Milliseconds. A finger that stays down for longer rests, and holds nothing up. */
const LONGEST = 1000;

let timer = null;

export const isPressing = () => timer !== null;

function press({ target, key = " ", repeat = false }) {
  if (key !== " " || repeat || !target.closest("button")) return;
  clearTimeout(timer);
  timer = setTimeout(release, LONGEST);
}

function release() {
  if (timer === null) return;
  clearTimeout(timer);
  timer = null;
  changed();
}

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, press, { capture: true, passive: true });
for (const kind of ["click", "pointercancel"]) addEventListener(kind, release, { capture: true, passive: true });
