/** Forms that the bot opens: labelled fields, each a text or a choice. */

import { ask, REASONS } from "./connection.js";
import { byId, h } from "./dom.js";
import { t } from "./texts.js";

const LONG_TEXT = 2;
const TEXT_FIELD = 4;
const LABEL = 18;

/** Show a form to the person for whom it was opened. What they entered stays until it was sent. */
export function showForm(form, person) {
  const dialog = byId("form");
  const fields = form.components.filter((part) => part.type === LABEL).map(field);
  const problem = h("p", { class: "problem", role: "alert" });
  const send = h("button", { type: "submit", class: "button style-1" }, t("submit"));
  const onsubmit = async (event) => {
    event.preventDefault();
    problem.textContent = "";
    send.disabled = true;
    const values = Object.fromEntries(fields.map(({ id, value }) => [id, value()]));
    const reply = await ask({ do: "fill", person, interaction: form.interaction, values });
    send.disabled = false;
    if (reply.why) problem.textContent = t(REASONS[reply.why]);
    else dialog.close();
  };
  dialog.setAttribute("aria-labelledby", "form-title");
  dialog.replaceChildren(
    h(
      "form",
      { onsubmit },
      h("header", {}, h("h2", { id: "form-title" }, h("bdi", {}, form.title))),
      fields.map(({ element }) => element),
      problem,
      h(
        "footer",
        {},
        h("button", { type: "button", class: "button style-2", onclick: () => dialog.close() }, t("cancel")),
        send,
      ),
    ),
  );
  dialog.showModal();
  dialog.querySelector("input, textarea, select")?.focus();
}

/** A field as its element, its id and a way to read its value. */
function field({ label, description, component }) {
  const id = `field-${component.id}`;
  const hint = description ? h("span", { class: "entry-hint", id: `${id}-hint` }, description) : null;
  const many = component.type !== TEXT_FIELD && (component.max_values ?? 1) > 1;
  if (many) return boxes(label, hint, component);
  const input = component.type === TEXT_FIELD ? text(component, id) : choice(component, id);
  if (hint) input.setAttribute("aria-describedby", hint.id);
  const value = () => (component.type === TEXT_FIELD ? input.value : [input.value].filter(Boolean));
  return { element: h("div", { class: "field" }, h("label", { for: id }, label), hint, input), id: component.custom_id, value };
}

function text(component, id) {
  const long = component.style === LONG_TEXT;
  const input = h(long ? "textarea" : "input", {
    id,
    rows: long ? 4 : null,
    placeholder: component.placeholder,
    minlength: component.min_length,
    maxlength: component.max_length,
    required: component.required !== false,
    dir: "auto",
  });
  input.value = component.value ?? "";
  return input;
}

function choice(component, id) {
  const none = h("option", { value: "" }, component.placeholder ?? t("choose-placeholder"));
  const all = component.options.map((option) => h("option", { value: option.value, selected: option.default }, option.label));
  return h("select", { id, required: component.required !== false }, none, all);
}

function boxes(label, hint, component) {
  const ticks = component.options.map((option) => h("input", { type: "checkbox", value: option.value, checked: option.default }));
  const rows = component.options.map((option, at) =>
    h("label", { class: "entry" }, ticks[at], h("span", {}, h("bdi", { class: "entry-label" }, option.label))),
  );
  return {
    element: h("fieldset", { class: "field" }, h("legend", {}, label), hint, h("div", { class: "entries" }, rows)),
    id: component.custom_id,
    value: () => ticks.filter((tick) => tick.checked).map((tick) => tick.value),
  };
}
