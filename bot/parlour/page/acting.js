/** What a person does: asking the server, showing that it is under way, and saying so if it failed. */

import { ask, REASONS } from "./connection.js";
import { byId } from "./dom.js";
import { showForm } from "./forms.js";
import { release } from "./position.js";
import { changed, currentChannel, markDeed, state } from "./store.js";
import { t } from "./texts.js";

/** Use a control of a message: `{do: "press", control}` or `{do: "choose", control, values}`. */
export async function use(message, deed) {
  if (state.waiting.has(message.id)) return;
  markDeed();
  state.failures.delete(message.id);
  state.waiting.add(message.id);
  changed();
  const reply = await ask({ ...deed, person: state.me, channel: message.channel, message: message.id });
  state.waiting.delete(message.id);
  if (reply.why) state.failures.set(message.id, reply.why === "no-answer" ? "press-failed" : REASONS[reply.why]);
  if (reply.form) showForm(reply.form, state.me);
  changed();
}

/** Send a slash command. Options are plain values, or `{person: id}`. */
export async function command(path, options) {
  release();
  notice("");
  markDeed();
  const reply = await ask({ do: "slash", person: state.me, channel: currentChannel().id, command: path, options });
  if (reply.why) notice(t(REASONS[reply.why]));
  if (reply.form) showForm(reply.form, state.me);
}

/** Write a message. */
export async function say(content) {
  const reply = await ask({ do: "say", person: state.me, channel: currentChannel().id, content });
  notice(reply.why ? t(REASONS[reply.why]) : "");
}

export const dismiss = (message) =>
  ask({ do: "dismiss", person: state.me, channel: message.channel, message: message.id });

export const speak = (locale, person = null) =>
  ask({ do: "speak", person: person ?? state.me, locale, everybody: person === null });

/** Let time pass: an "hour", a "day", or until the next thing is "due". */
export async function pass(span) {
  state.passing = true;
  notice("");
  changed();
  const reply = await ask({ do: "pass", person: state.me, span });
  state.passing = false;
  if (reply.why) notice(t(REASONS[reply.why]));
  changed();
}

/** A line above the composer; an empty one takes it away. */
export function notice(text) {
  byId("notice").textContent = text;
}
