/** One message, as the person who reads it sees it. */

import { dismiss } from "./acting.js";
import { component, file } from "./components.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { go, nameOf, state } from "./store.js";
import { locale, t } from "./texts.js";
import { written } from "./times.js";

const TOGETHER = 5 * 60 * 1000;

/** What a message's looks depend on, besides the message itself. */
export function circumstances(message, before) {
  return {
    joined: isJoined(message, before),
    waiting: state.waiting.has(message.id),
    failure: state.failures.get(message.id) ?? null,
    names: nameOf(message.author),
  };
}

/** Several messages in a row by one author need only one head. */
function isJoined(message, before) {
  return Boolean(
    before &&
      !message.used &&
      before.author === message.author &&
      before.owner === message.owner &&
      new Date(message.at) - new Date(before.at) < TOGETHER,
  );
}

export function messageElement(message, { joined, waiting, failure }) {
  const calls = message.owner === null && message.mentions.includes(state.me);
  const looks = ["message", joined && "joined", message.owner && "private", calls && "calls"].filter(Boolean);
  const scene = { message, waiting, context };
  const parts = JSON.stringify(message.parts);
  const apart = message.files.filter(({ path }) => !parts.includes(path));
  return h(
    "li",
    { class: looks.join(" "), id: `message-${message.id}` },
    message.used && !joined ? used(message.used) : null,
    joined ? null : avatar(message.author),
    h(
      "article",
      { tabindex: "-1", "data-key": `${message.id}:all`, "aria-busy": waiting ? "true" : null },
      joined ? null : head(message),
      message.thinking ? h("p", { class: "small" }, t("thinking", { who: nameOf(message.author) })) : null,
      message.content ? h("div", { class: "text" }, markdown(message.content, context)) : null,
      message.parts.map((part) => component(part, scene)),
      apart.map(file),
      failure ? h("p", { class: "problem", role: "alert" }, t(failure)) : null,
      message.owner && !message.thinking ? onlyYou(message) : null,
    ),
  );
}

/** Who and what a text may speak of. */
const context = {
  get me() {
    return state.me;
  },
  person: nameOf,
  channel: (id) => state.channels.find((channel) => channel.id === id)?.name ?? "?",
  follow(url) {
    const found = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?$/.exec(url);
    if (!found) return null;
    const [, channel, message] = found;
    return () => {
      go(channel);
      requestAnimationFrame(() => requestAnimationFrame(() => show(message)));
    };
  },
};

function show(id) {
  const there = document.getElementById(`message-${id}`);
  there?.scrollIntoView({ block: "start" });
  there?.querySelector("article").focus({ preventScroll: true });
}

/** The face of a person: their initial on their own colour; the bot's is a castle. */
export function avatar(id) {
  if (id === state.bot.id) return h("img", { class: "avatar", src: "/page/castle.svg", alt: "" });
  const number = state.people.findIndex((person) => person.id === id) + 1;
  return h("span", { class: `avatar face-${number}`, "aria-hidden": "true" }, nameOf(id).slice(0, 1).toUpperCase());
}

function head(message) {
  return h(
    "header",
    {},
    h("bdi", { class: "name" }, nameOf(message.author)),
    message.author === state.bot.id ? h("span", { class: "app" }, t("app")) : null,
    written(message.at),
    message.edited && !message.owner ? h("span", { class: "edited" }, t("edited")) : null,
  );
}

/** What somebody typed, as it is called in the reader's language. */
function used({ by, command }) {
  const known = state.commands[locale()].find(({ path }) => `${path} `.startsWith(`${command} `));
  const title = known ? known.title.split(" ").slice(0, command.split(" ").length) : [command];
  const told = t("used", { who: nameOf(by), command: `/${title.join(" ")}` });
  return h("p", { class: "used" }, h("span", { "aria-hidden": "true" }, "╭─ "), h("bdi", {}, told));
}

function onlyYou(message) {
  return h(
    "p",
    { class: "only-you" },
    h("span", {}, t("only-you")),
    " · ",
    h("button", { type: "button", class: "link", "data-key": `${message.id}:dismiss`, onclick: () => dismiss(message) }, t("dismiss")),
  );
}
