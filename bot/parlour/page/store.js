/** Everything the page knows, and the questions that its parts ask. Whoever changes it calls `changed`. */

export const state = {
  connected: false,
  /** milliseconds by which it is later in the parlour than on this machine */
  ahead: 0,
  /** whether time is being let pass */
  passing: false,
  guild: null,
  bot: null,
  people: [],
  channels: [],
  commands: {},
  languages: [],
  texts: {},
  /** channel id → message id → message, oldest first */
  messages: new Map(),
  me: null,
  /** person id → channel id: where each of them last was */
  places: {},
  /** person id → channel id → id of the newest message seen there */
  seen: {},
  /** message id → text key: presses that failed */
  failures: new Map(),
  /** id of the newest message when one last did something */
  deed: "0",
  /** ids of messages in which a press waits for its answer */
  waiting: new Set(),
};

const listeners = new Set();
let queued = false;

/** Be told, at most once per frame, that something has changed. */
export const onChange = (listener) => listeners.add(listener);

export function changed() {
  if (queued) return;
  queued = true;
  const tell = () => {
    queued = false;
    for (const listener of listeners) listener();
  };
  if (document.visibilityState === "hidden") setTimeout(tell, 50);
  else requestAnimationFrame(tell);
}

// ---- what the server tells

export function takeWorld(world) {
  takeFurniture(world);
  state.texts = world.texts;
  state.messages = new Map();
  state.waiting.clear();
  state.failures.clear();
  const inOrder = world.messages.toSorted((a, b) => compareIds(a.id, b.id));
  for (const message of inOrder) put(message);
  recall();
  changed();
}

export function takeFurniture({ now, guild, bot, people, channels, commands, languages }) {
  Object.assign(state, { guild, bot, people, channels, commands, languages });
  takeTime(now);
}

/** What time it is in the parlour, in milliseconds since 1970. */
export function takeTime(now) {
  state.ahead = now - Date.now();
  changed();
}

/** What time it is in the parlour by now. */
export const now = () => Date.now() + state.ahead;

/** Returns whether the message is a new one. */
export function takeMessage(message) {
  const fresh = put(message);
  state.failures.delete(message.id);
  changed();
  return fresh;
}

export function dropMessage(id, channel) {
  state.messages.get(channel)?.delete(id);
  changed();
}

function put(message) {
  if (!state.messages.has(message.channel)) state.messages.set(message.channel, new Map());
  const there = state.messages.get(message.channel);
  const fresh = !there.has(message.id);
  there.set(message.id, message);
  return fresh;
}

// ---- who one is, and where

const MEMORY = "castellan-parlour";

/** Take up what this window (person, places) and this browser (what was seen) remember of this parlour. */
function recall() {
  const window_ = remembered(sessionStorage);
  const browser = remembered(localStorage);
  const known = (id) => state.people.some((person) => person.id === id);
  state.me = [state.me, window_.me, state.people[0].id].find(known);
  if (!Object.keys(state.places).length) state.places = window_.places ?? {};
  if (!Object.keys(state.seen).length) state.seen = browser.seen ?? {};
}

function remembered(storage) {
  try {
    const memory = JSON.parse(storage.getItem(MEMORY) ?? "{}");
    return memory.guild === state.guild.id ? memory : {};
  } catch {
    return {};
  }
}

function remember() {
  try {
    sessionStorage.setItem(MEMORY, JSON.stringify({ guild: state.guild.id, me: state.me, places: state.places }));
    localStorage.setItem(MEMORY, JSON.stringify({ guild: state.guild.id, seen: state.seen }));
  } catch {
    // A browser that keeps nothing still plays; it only forgets what was read.
  }
}

/**
 * Play as somebody else: where they were last, or else in the same channel if they may. For whoever one is already: go
 * where they are called.
 */
export function become(id) {
  const here = currentChannel();
  const calling = channelsOf(id).find((channel) => unread(id, channel).calls);
  if (id === state.me && calling) return go(calling.id);
  state.me = id;
  if (!(id in state.places) && here?.seers.includes(id)) state.places[id] = here.id;
  remember();
  changed();
}

export function go(channelId) {
  state.places[state.me] = channelId;
  remember();
  changed();
}

// ---- questions

export const channelsOf = (person) => state.channels.filter((channel) => channel.seers.includes(person));

export function currentChannel() {
  const mine = channelsOf(state.me);
  return mine.find((channel) => channel.id === state.places[state.me]) ?? mine.find((c) => c.kind === "text");
}

export const nameOf = (id) =>
  id === state.bot?.id ? state.bot.name : (state.people.find((person) => person.id === id)?.name ?? "?");

/** What a person sees in a channel, oldest first. */
export function messagesFor(person, channelId) {
  const all = [...(state.messages.get(channelId)?.values() ?? [])];
  return all.filter((message) => message.owner === null || message.owner === person);
}

/** What a person has not read in a channel: whether there is anything, and how often they are called. */
export function unread(person, channel) {
  const seen = state.seen[person]?.[channel.id] ?? "0";
  const fresh = messagesFor(person, channel.id).filter((m) => compareIds(m.id, seen) > 0 && m.author !== person);
  return { any: fresh.length > 0, calls: fresh.filter((message) => calls(message, person, channel)).length };
}

/** Whether a message calls a person: it mentions them, or is written to them alone and not on the quiet. */
export function calls(message, person, channel) {
  return message.owner === null && (message.mentions.includes(person) || (channel.personal && !message.silent));
}

export function callsFor(person) {
  return channelsOf(person).reduce((sum, channel) => sum + unread(person, channel).calls, 0);
}

/** Whether a message that still stands in a channel calls this person: it is taken away when they have answered. */
export function isAsked(person) {
  return channelsOf(person)
    .filter((channel) => channel.kind === "text")
    .some((channel) => messagesFor(person, channel.id).some((m) => m.author === state.bot.id && m.mentions.includes(person)));
}

/** Somebody does something now: what comes later may be the answer. */
export function markDeed() {
  state.deed = messagesFor(state.me, currentChannel().id).at(-1)?.id ?? "0";
}

/** Everything in a channel has been read. */
export function markSeen(person, channelId) {
  const newest = messagesFor(person, channelId).at(-1)?.id;
  const seen = (state.seen[person] ??= {});
  if (!newest || compareIds(newest, seen[channelId] ?? "0") <= 0) return;
  seen[channelId] = newest;
  remember();
  changed();
}

/** Ids are numbers too long for JavaScript's. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
