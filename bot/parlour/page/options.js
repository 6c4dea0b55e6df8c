/** The fields of a slash command that is being filled in, with what each of them suggests. */

import { ask } from "./connection.js";
import { h } from "./dom.js";
import { currentChannel, state } from "./store.js";
import { hide, key, suggest } from "./suggestions.js";
import { t } from "./texts.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const NUMBER = 10;
const PAUSE = 150;

/** One option's field. `others()` are the values of the rest; `filled()` is called when a suggestion was taken. */
export class OptionField {
  constructor(command, option, others, filled) {
    Object.assign(this, { command, option, others, filled });
    this.chosen = null;
    this.asked = 0;
    const numeric = option.type === INTEGER || option.type === NUMBER;
    this.input = h("input", {
      id: `option-${option.name}`,
      role: numeric ? null : "combobox",
      "aria-expanded": numeric ? null : "false",
      "aria-controls": numeric ? null : "suggestions",
      "aria-autocomplete": numeric ? null : "list",
      "aria-required": option.required ? "true" : null,
      "aria-describedby": "option-hint",
      inputmode: numeric ? "numeric" : null,
      autocomplete: "off",
      spellcheck: "false",
      dir: "auto",
      oninput: () => {
        this.chosen = null;
        this.later();
      },
      onfocus: () => {
        this.hint();
        this.offer();
      },
      onblur: hide,
    });
    this.element = h("div", { class: "option" }, h("label", { for: this.input.id }, option.title), this.input);
    this.resize();
  }

  /** What it says about the option below the fields. */
  hint() {
    const { description, low, high, required } = this.option;
    const range = low !== null && high !== null ? ` · ${low}–${high}` : "";
    document.getElementById("option-hint").textContent = `${description}${range} · ${t(required ? "required" : "optional")}`;
  }

  resize() {
    this.input.size = Math.min(30, Math.max(8, this.input.value.length + 1));
  }

  key(event) {
    return key(event);
  }

  /** Suggest when the typing pauses. */
  later() {
    this.resize();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.offer(), this.option.autocomplete ? PAUSE : 0);
  }

  async offer() {
    const mine = (this.asked += 1);
    const items = await this.suggestions();
    if (mine !== this.asked || document.activeElement !== this.input) return;
    const needed = this.option.required && !this.chosen;
    suggest(this.input, items, (item) => this.take(item), needed || (this.input.value !== "" && !this.chosen));
  }

  take(item) {
    this.asked += 1;
    this.chosen = item;
    this.input.value = item.label;
    this.resize();
    hide();
    this.filled(this);
  }

  async suggestions() {
    const typed = this.chosen ? "" : this.input.value.trim();
    const matching = (items) => items.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
    const { type, choices, autocomplete } = this.option;
    if (choices.length) return matching(choices);
    if (type === USER) return matching(state.people.map(({ id, name }) => ({ label: name, value: { person: id } })));
    if (type === BOOLEAN) return matching([true, false].map((value) => ({ label: t(value ? "yes" : "no"), value })));
    if (!autocomplete) return [];
    const reply = await ask({
      do: "complete",
      person: state.me,
      channel: currentChannel().id,
      command: this.command.path,
      options: this.others(this),
      focused: this.option.name,
      typed,
    });
    return reply.choices ?? [];
  }

  get isEmpty() {
    return this.input.value.trim() === "";
  }

  /** What is sent; undefined if what was typed fits none of the choices. */
  get value() {
    if (this.chosen) return this.chosen.value;
    const typed = this.input.value.trim();
    const { type, choices } = this.option;
    if (type === INTEGER || type === NUMBER) return this.number(Number(typed));
    const same = ({ label }) => label.toLowerCase() === typed.toLowerCase();
    if (choices.length) return choices.find(same)?.value;
    if (type === USER) return state.people.filter(({ name }) => same({ label: name })).map(({ id }) => ({ person: id }))[0];
    if (type === BOOLEAN) return undefined;
    return typed;
  }

  number(value) {
    const { type, low, high } = this.option;
    const fits = Number.isFinite(value) && (type === NUMBER || Number.isInteger(value));
    return fits && value >= (low ?? -Infinity) && value <= (high ?? Infinity) ? value : undefined;
  }
}
