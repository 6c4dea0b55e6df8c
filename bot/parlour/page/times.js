/** Moments on the page. What is said of them depends on what time it is, so it is said anew while time passes. */

import { h } from "./dom.js";
import { now } from "./store.js";
import { clock, day, moment } from "./texts.js";

const says = new WeakMap();

/** A moment (seconds since 1970) in one of Discord's styles. */
export function stamp(seconds, style) {
  const date = new Date(seconds * 1000);
  const machine = Number.isNaN(date.getTime()) ? null : date.toISOString();
  return live({ class: "stamp", datetime: machine }, () => moment(seconds, style));
}

/** When a message was written. */
export const written = (at) => live({ datetime: at, title: new Date(at).toLocaleString() }, () => clock(new Date(at)));

/** What time it is: the day and the hour, as short as can be. */
export const today = () => live({}, () => day(now()));

function live(attributes, say) {
  const element = h("time", attributes, say());
  says.set(element, say);
  return element;
}

/** Say all of them anew. */
export function tick() {
  for (const element of document.getElementsByTagName("time")) {
    const said = says.get(element)?.();
    if (said !== undefined && said !== element.textContent) element.textContent = said;
  }
}
