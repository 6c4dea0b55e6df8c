/** A select, opened: a sheet with one press per entry, or with boxes to tick and a button that confirms. */

import { byId, h } from "./dom.js";
import { t } from "./texts.js";

/** Let somebody choose from a select (a component of the wire). Calls `done(values)` unless they leave it. */
export function pick(select, done) {
  const dialog = byId("picker");
  const single = (select.max_values ?? 1) === 1 && (select.min_values ?? 1) === 1;
  const title = select.placeholder ?? t("choose-placeholder");
  const finish = (values) => {
    dialog.close();
    done(values);
  };
  dialog.setAttribute("aria-labelledby", "picker-title");
  dialog.replaceChildren(
    h("header", {}, h("h2", { id: "picker-title" }, h("bdi", {}, title)), closer(dialog)),
    single ? entries(select, finish) : boxes(select, finish),
  );
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close();
  };
  dialog.showModal();
  (dialog.querySelector("[aria-current], input:checked") ?? dialog.querySelector(".entry, input"))?.focus();
}

const closer = (dialog) =>
  h("button", { type: "button", class: "plain", "aria-label": t("close"), onclick: () => dialog.close() }, "✕");

const described = (option) => [
  h("bdi", { class: "entry-label" }, option.label),
  option.description ? h("bdi", { class: "entry-hint" }, option.description) : null,
];

function entries(select, finish) {
  const list = h(
    "div",
    { class: "entries" },
    select.options.map((option) =>
      h(
        "button",
        { type: "button", class: "entry", "aria-current": option.default ? "true" : null, onclick: () => finish([option.value]) },
        described(option),
      ),
    ),
  );
  list.addEventListener("keydown", (event) => walk(event, [...list.children]));
  return list;
}

/** Up and down go from entry to entry. */
function walk(event, all) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const at = all.indexOf(document.activeElement);
  all[(at + step + all.length) % all.length].focus();
}

function boxes(select, finish) {
  const low = select.min_values ?? 1;
  const high = select.max_values ?? 1;
  const ticks = select.options.map((option) => h("input", { type: "checkbox", value: option.value, checked: option.default }));
  const count = h("p", { class: "count", "aria-live": "polite" });
  const confirm = h("button", { type: "submit", class: "button style-1" }, t("confirm"));
  const recount = () => {
    const ticked = ticks.filter((tick) => tick.checked).length;
    count.textContent = t(low === high ? "choose-exactly" : "choose-count", { low, high, count: ticked });
    confirm.disabled = ticked < low || ticked > high;
    for (const tick of ticks) tick.disabled = !tick.checked && ticked >= high && high > 1;
  };
  const change = ({ target }) => {
    if (high === 1 && target.checked) for (const tick of ticks) tick.checked = tick === target;
    recount();
  };
  const onsubmit = (event) => {
    event.preventDefault();
    finish(ticks.filter((tick) => tick.checked).map((tick) => tick.value));
  };
  const rows = select.options.map((option, at) => h("label", { class: "entry" }, ticks[at], h("span", {}, described(option))));
  const form = h("form", { onsubmit, onchange: change }, h("div", { class: "entries" }, rows), h("footer", {}, count, confirm));
  recount();
  return form;
}
