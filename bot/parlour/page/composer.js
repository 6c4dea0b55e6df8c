/** Where one writes: plain words, or a slash command whose options then become fields of their own. */

import { command as sendCommand, notice, say } from "./acting.js";
import { byId, draw, h } from "./dom.js";
import { OptionField } from "./options.js";
import { currentChannel, nameOf, state } from "./store.js";
import { hide, isOpen, key, suggest } from "./suggestions.js";
import { locale, t } from "./texts.js";

const GUILD = 0;
const DIRECT = 1;
const LONGEST = 2000;
const SHOWN = 3;

const form = byId("composer");

/** The command that is being filled in, and its fields; null while one writes plain words. */
let filling = null;
let fields = [];

export function drawComposer() {
  const channel = currentChannel();
  const where = channel.kind === "direct" ? `@${nameOf(state.bot.id)}` : `#${channel.name}`;
  const signature = [state.me, channel.id, channel.name, locale(), filling?.path ?? null];
  draw(form, signature, () => (filling ? commandFields() : plainField(where)));
}

/** The commands that can be sent from where one is. */
function offered() {
  const context = currentChannel().kind === "direct" ? DIRECT : GUILD;
  return state.commands[locale()].filter(({ contexts }) => !contexts || contexts.includes(context));
}

// ---- plain words

function plainField(where) {
  fields = [];
  const input = h("input", {
    id: "words",
    role: "combobox",
    "aria-expanded": "false",
    "aria-controls": "suggestions",
    "aria-autocomplete": "list",
    "aria-label": t("write-to", { where }),
    placeholder: t("write-here", { where }),
    maxlength: LONGEST,
    autocomplete: "off",
    dir: "auto",
    "data-key": "words",
    oninput: () => typed(input),
    onfocus: () => typed(input),
    onblur: hide,
  });
  const slash = h(
    "button",
    { type: "button", class: "plain", "aria-label": t("commands"), title: t("commands"), onclick: () => begin("/") },
    "/",
  );
  return [slash, input, sendButton()];
}

const sendButton = () => h("button", { type: "submit", class: "plain send", "aria-label": t("send"), title: t("send") }, "➤");

/** Start writing. */
export function begin(text) {
  const input = byId("words");
  if (!input) return;
  input.value = text;
  input.focus();
  typed(input);
}

function typed(input) {
  notice("");
  if (!input.value.startsWith("/")) return hide();
  const text = input.value.slice(1).toLowerCase();
  const exact = named(text.trim());
  if (exact && text.endsWith(" ") && exact.options.length) return fillIn(exact);
  const begins = ({ path, title }) => path.startsWith(text.trim()) || title.startsWith(text.trim());
  const items = offered()
    .filter(({ path, title }) => path.includes(text.trim()) || title.includes(text.trim()))
    .sort((one, other) => begins(other) - begins(one)) // as Discord has it: "/me" before "/stats me"
    .map((command) => ({ label: `/${command.title}`, note: command.description, command }));
  suggest(input, items, ({ command }) => chosen(command), text !== "");
}

const named = (text) => offered().find(({ path, title }) => path === text || title === text);

function chosen(command) {
  if (command.options.length) return fillIn(command);
  byId("words").value = `/${command.title}`;
  hide();
}

// ---- a command

function fillIn(command) {
  filling = command;
  hide();
  drawComposer();
  (fields.find(({ option }) => option.required) ?? fields[0]).input.focus();
}

function leave() {
  filling = null;
  fields = [];
  hide();
  notice("");
  drawComposer();
}

function commandFields() {
  const needed = filling.options.filter(({ required }) => required);
  const open = needed.length || filling.options.length > SHOWN ? needed : filling.options;
  const start = open.length ? open : filling.options.slice(0, 1);
  fields = [];
  const more = h("span", { class: "more" });
  const box = h("div", { class: "options" }, h("span", { class: "path" }, `/${filling.title}`), more);
  const add = (option) => {
    const field = new OptionField(filling, option, valuesBut, next);
    fields.push(field);
    more.before(field.element);
    return field;
  };
  for (const option of start) add(option);
  for (const option of filling.options.filter((option_) => !start.includes(option_))) {
    const onclick = ({ currentTarget }) => {
      currentTarget.remove();
      add(option).input.focus();
    };
    more.append(h("button", { type: "button", class: "add", title: option.description, onclick }, `+ ${option.title}`));
  }
  const close = h("button", { type: "button", class: "plain", "aria-label": t("cancel"), title: t("cancel"), onclick: cancelled }, "✕");
  return [close, h("div", { class: "filling" }, box, h("p", { id: "option-hint", class: "small" }, filling.description)), sendButton()];
}

function cancelled() {
  leave();
  byId("words").focus();
}

/** The values of all fields but one, as far as they make sense. */
function valuesBut(one) {
  const rest = fields.filter((field) => field !== one && !field.isEmpty && field.value !== undefined);
  return Object.fromEntries(rest.map((field) => [field.option.name, field.value]));
}

/** After a suggestion was taken: on to the next field that needs something. */
function next(field) {
  const empty = fields.find((other) => other.isEmpty && other.option.required);
  (empty ?? field).input.focus({ preventScroll: true });
  if (!empty) hide();
}

// ---- sending

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (filling) sendFilled();
  else sendPlain();
});

function sendFilled() {
  const wrong = fields.find((field) => (field.isEmpty ? field.option.required : field.value === undefined));
  if (wrong) {
    notice(t("option-missing", { what: wrong.option.title }));
    wrong.input.focus();
    return;
  }
  sendCommand(filling.path, valuesBut(null));
  leave();
  byId("words").focus();
}

function sendPlain() {
  const input = byId("words");
  const text = input.value.trim();
  if (!text) return;
  if (!text.startsWith("/")) {
    say(text);
  } else {
    const command = named(text.slice(1).toLowerCase());
    if (!command) return sendRead(text.slice(1).toLowerCase(), input);
    if (command.options.some(({ required }) => required)) return fillIn(command);
    sendCommand(command.path, {});
  }
  input.value = "";
  hide();
}

const bare = (words) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** A command with words behind it: they are taken for a choice of one of its options, or else it is filled in. */
function sendRead(text, input) {
  const begun = offered().flatMap((command) => [command.path, command.title].map((name) => ({ command, name })));
  const [found] = begun.filter(({ name }) => text.startsWith(`${name} `)).sort((one, other) => other.name.length - one.name.length);
  if (!found) return notice(t("no-command"));
  const { command, name } = found;
  const said = bare(text.slice(name.length));
  const values = command.options.flatMap((option) => option.choices.map(({ label, value }) => ({ option, label, value })));
  const same = values.find(({ option, label, value }) =>
    [label, String(value)].some((word) => [bare(word), bare(option.name + word), bare(option.title + word)].includes(said)),
  );
  if (!same || command.options.some(({ required, name: needed }) => required && needed !== same.option.name)) return fillIn(command);
  sendCommand(command.path, { [same.option.name]: same.value });
  input.value = "";
  hide();
}

form.addEventListener("keydown", (event) => {
  if (key(event)) return;
  if (event.key === "Escape" && filling && !isOpen()) cancelled();
  if (event.key === "Backspace" && filling && fields.every((field) => field.isEmpty)) {
    event.preventDefault();
    cancelled();
  }
});

// As in Discord, a slash begins a command wherever one is.
document.addEventListener("keydown", (event) => {
  const busy = event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey;
  if (event.key !== "/" || busy || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  begin("/");
});
