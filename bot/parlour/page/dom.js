/** Making elements. Every text becomes a text node, so nothing that anybody writes can become markup. */

/**
 * An element with attributes, listeners (`onclick`), custom properties (`css`) and children.
 * Attributes that are null, undefined or false are left out; true stands alone.
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "css") for (const [key, setting] of Object.entries(value)) element.style.setProperty(key, setting);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

const drawn = new WeakMap();

/**
 * Fill a container with what `build` returns, but only if `signature` (anything that JSON can hold) has changed.
 * The focus stays on the control with the same `data-key`.
 */
export function draw(container, signature, build) {
  const now = JSON.stringify(signature);
  if (drawn.get(container) === now) return;
  drawn.set(container, now);
  keepingFocus(container, () => container.replaceChildren(...[build()].flat(Infinity).filter(Boolean)));
}

/**
 * Do something that replaces elements in `container`, and put the focus back where it was: on the control with the same
 * key, or on what `otherwise(key)` returns if that is gone.
 */
export function keepingFocus(container, change, otherwise = () => null) {
  const focused = document.activeElement?.closest("[data-key]");
  const key = focused && container.contains(focused) ? focused.dataset.key : null;
  change();
  if (key === null || container.contains(document.activeElement)) return;
  const same = container.querySelector(`[data-key="${CSS.escape(key)}"]`);
  (same && !same.disabled ? same : otherwise(key))?.focus({ preventScroll: true });
}
