/** For whoever is here for the first time: a welcome where nothing was said yet, and then one hint at a time. */

import { command } from "./acting.js";
import { byId, draw, h } from "./dom.js";
import { currentChannel, messagesFor, nameOf, state } from "./store.js";
import { markdown } from "./markdown.js";
import { locale, t } from "./texts.js";

const OPEN = "table open";
const GAME = "game";
const FEW = 5;
const READY = 3;
const MEMORY = "castellan-parlour-guide";

/** What stands above the first message of a channel. */
export function beginning(channel, empty) {
  if (channel.kind === "direct") return empty ? h("p", { class: "hollow" }, t("direct-hollow", { who: nameOf(state.me) })) : null;
  return empty && channel.kind === "text" ? welcome() : null;
}

function welcome() {
  const opening = state.commands[locale()].find(({ path }) => path === OPEN);
  const steps = ["welcome-open", "welcome-sit", "welcome-start"].map((key) => said(key, { command: `/${opening?.title ?? OPEN}` }));
  const keeper = state.people.find(({ manages }) => manages);
  return h(
    "div",
    { class: "welcome" },
    h("img", { src: "/page/castle.svg", alt: "" }),
    h("h2", {}, t("welcome-title")),
    h("p", {}, t("welcome-words")),
    h("ol", {}, steps.map((step) => h("li", {}, step))),
    keeper ? h("p", { class: "small" }, said("welcome-manager", { who: keeper.name })) : null,
    h("div", { class: "row" }, openers(opening)),
  );
}

/** One button per game, as long as they are few: each sends the command for whoever would rather not type it. */
function openers(opening) {
  const games = opening?.options.find(({ name }) => name === GAME)?.choices ?? [];
  return games.slice(0, FEW).map(({ label, value }) =>
    h("button", { type: "button", class: "button big style-1", "data-key": `open-${value}`, onclick: () => command(OPEN, { [GAME]: value }) }, t("open-table", { game: label })),
  );
}

/** A text with the bold and the code of markdown. */
const said = (key, blanks) => markdown(t(key, blanks), { me: null, person: nameOf, channel: () => "", follow: () => null });

export function drawGuide() {
  const box = byId("guide");
  const hint = dismissed() ? null : nextHint();
  box.hidden = !hint;
  box.setAttribute("aria-label", t("hint"));
  if (!hint) return;
  draw(box, [hint, locale()], () => [
    h("div", { class: "text" }, said(hint)),
    h("button", { type: "button", class: "plain", "aria-label": t("hint-close"), title: t("hint-close"), onclick: dismiss }, "✕"),
  ]);
}

/** Cards have come: how to go on. A table stands here: how to fill it. Nothing yet: the welcome says it all. */
function nextHint() {
  const direct = state.channels.filter(({ kind }) => kind === "direct");
  if (direct.some(({ id }) => state.messages.get(id)?.size)) return "hint-play";
  const here = currentChannel();
  const tables = messagesFor(state.me, here.id).filter(({ author, owner }) => author === state.bot.id && owner === null);
  if (here.kind !== "text" || !tables.length) return null;
  return ready(tables.at(-1).parts) ? "hint-start" : "hint-sit";
}

/** Whether a card can be started: then that is its bright button. */
const ready = (parts) => parts.some((part) => part.style === READY || ready(part.components ?? []));

function dismissed() {
  try {
    return localStorage.getItem(MEMORY) === state.guild.id;
  } catch {
    return false;
  }
}

function dismiss() {
  try {
    localStorage.setItem(MEMORY, state.guild.id);
  } catch {
    // It comes back with the next visit.
  }
  byId("guide").hidden = true;
  byId("words")?.focus();
}
