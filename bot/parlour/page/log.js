/** The messages of a channel. What has not changed keeps its element. */

import { byId, draw, h, keepingFocus } from "./dom.js";
import { beginning } from "./guide.js";
import { circumstances, messageElement } from "./messages.js";
import { after, before, follow, isAtEnd, isHolding, isSeen, isSeenWhole, keeping } from "./position.js";
import { calls, changed, compareIds, currentChannel, markSeen, messagesFor, nameOf, state } from "./store.js";
import { locale, t } from "./texts.js";

const SHOWN = 60;
const SPOKEN = 300;
const TOLD = 6000;

const box = byId("log");
const list = byId("messages");
const newest = byId("newest");

let place = null;
let limit = SHOWN;
/** message id → {message, signature, element} */
let shown = new Map();
/** what has just come below the view, in a few words for the button that leads there */
let below = null;
/** the message that it speaks of, if it is one to be read from its top */
let goal = null;
let forgetting = 0;
/** messages that have come and were not read out yet, as they are not drawn yet */
const unspoken = [];

const elements = () => new Map([...shown].map(([id, { element }]) => [id, element]));

export function drawLog() {
  const channel = currentChannel();
  const here = `${state.me} ${channel.id} ${locale()}`;
  if (here !== place) {
    place = here;
    limit = SHOWN;
    shown = new Map();
    list.replaceChildren();
    follow();
  }
  box.setAttribute("aria-label", t("messages-in", { where: channel.name }));
  const messages = messagesFor(state.me, channel.id);
  const spot = before(elements());
  keepingFocus(list, () => fill(messages.slice(-limit)), nearby);
  drawBeginning(channel, messages);
  after(elements(), spot);
  const end = isSeenWhole();
  if (document.visibilityState === "visible" && isSeen()) markSeen(state.me, channel.id);
  if (isSeen()) below = null;
  newest.hidden = end || !messages.length;
  newest.className = below === null ? "" : "told";
  newest.setAttribute("aria-label", below ?? t("newest"));
  newest.textContent = `${below ?? ""} ↓`;
  for (const message of unspoken.splice(0)) speak(message, channel);
}

function drawBeginning(channel, messages) {
  const more = messages.length > limit;
  draw(byId("beginning"), [place, more, messages.length === 0, state.commands[locale()].length], () =>
    more ? h("button", { type: "button", class: "link earlier", onclick: earlier }, t("earlier")) : beginning(channel, !messages.length),
  );
}

function earlier() {
  limit += SHOWN;
  keeping(drawLog);
}

function fill(messages) {
  const wanted = new Map();
  let previous = null;
  for (const message of messages) {
    const how = circumstances(message, previous);
    const signature = JSON.stringify(how);
    const known = shown.get(message.id);
    const same = known && known.message === message && known.signature === signature;
    wanted.set(message.id, same ? known : { message, signature, element: messageElement(message, how) });
    previous = message;
  }
  for (const [id, { element }] of shown) if (!wanted.has(id)) element.remove();
  let at = null;
  for (const [id, { element }] of wanted) {
    const old = shown.get(id)?.element;
    if (old && old !== element) old.replaceWith(element);
    else if (!old && at) at.after(element);
    else if (!old) list.prepend(element);
    at = element;
  }
  shown = wanted;
}

/** Where the focus goes when its control is gone: to the same message, or else to the newest. */
function nearby(key) {
  const element = shown.get(key.split(":")[0])?.element ?? list.lastElementChild;
  return element?.querySelector("[data-key]:enabled") ?? element?.querySelector("article");
}

/** A message has come: bring it into view if it answers or calls whoever is playing, and have it read out. */
export function arrived(message) {
  const channel = currentChannel();
  if (message.channel !== channel?.id || (message.owner !== null && message.owner !== state.me)) return;
  if (message.author === state.me) return follow();
  if (calls(message, state.me, channel) && (isAtEnd() || isHolding())) follow();
  else if (message.owner && (isUsable(message) || !isHolding())) follow(firstSinceDeed(channel.id));
  unspoken.push(message);
}

/** Read a message out, and say that it is there if it is below the view. */
function speak(message, channel) {
  const element = shown.get(message.id)?.element;
  if (!element) return;
  const words = element.querySelector(".text")?.innerText ?? "";
  byId("announcer").textContent = `${nameOf(message.author)}: ${words.slice(0, SPOKEN)}`;
  if (calls(message, state.me, channel)) tell(t("called-below"));
  else if (message.owner && !isUsable(message)) tell(words.split("\n")[0], message.id);
}

const isUsable = (message) => JSON.stringify(message.parts).includes('"custom_id"');

/** Say for a while what has come below the view. `id` is the message to go to; the first of several counts. */
function tell(words, id = null) {
  if (below === null || id === null) goal = id;
  below = words;
  clearTimeout(forgetting);
  forgetting = setTimeout(() => {
    below = null;
    changed();
  }, TOLD);
  changed();
}

/**
 * What has come since one's own latest deed is seen from its beginning: from what stands there for everybody, such as
 * the card of a table just opened, or else from the first of several answers.
 */
function firstSinceDeed(channelId) {
  const since = messagesFor(state.me, channelId).filter(({ id }) => compareIds(id, state.deed) > 0);
  return (since.find(({ owner }) => owner === null) ?? since[0])?.id ?? null;
}

newest.addEventListener("click", () => {
  follow(below === null ? null : goal);
  below = goal = null;
  changed();
});
document.addEventListener("visibilitychange", changed);
