/** What the page says, in the language of whoever one plays as. */

import { now, state } from "./store.js";

export const locale = () => state.people.find((person) => person.id === state.me)?.locale ?? "en";

/** A text of the catalogue with its `{blanks}` filled in. */
export function t(key, blanks = {}) {
  const text = state.texts[locale()]?.[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(blanks[name] ?? whole));
}

/** The time of day; with the date if it was not today. */
export function clock(date) {
  const today = date.toDateString() === new Date(now()).toDateString();
  const how = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return new Intl.DateTimeFormat(locale(), how).format(date);
}

/** The day of the week and of the month, and the time of day. */
export function day(milliseconds) {
  const how = { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" };
  return new Intl.DateTimeFormat(locale(), how).format(new Date(milliseconds));
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  [60, "second", 1],
  [3600, "minute", 60],
  [86400, "hour", 3600],
  [2592000, "day", 86400],
  [31536000, "month", 2592000],
  [Infinity, "year", 31536000],
];

/** A moment (seconds since 1970) in one of Discord's styles; `R` is relative to now. */
export function moment(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  if (style !== "R") return new Intl.DateTimeFormat(locale(), STYLES[style]).format(date);
  const distance = seconds - now() / 1000;
  const [, unit, size] = UNITS.find(([limit]) => Math.abs(distance) < limit);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "always" }).format(Math.round(distance / size), unit);
}

const KIBI = 1024;

/** A file's size. */
export function bytes(size) {
  const [amount, unit] = size < KIBI * KIBI ? [Math.max(1, Math.round(size / KIBI)), "kilobyte"] : [size / KIBI / KIBI, "megabyte"];
  return new Intl.NumberFormat(locale(), { style: "unit", unit, maximumFractionDigits: 1 }).format(amount);
}
