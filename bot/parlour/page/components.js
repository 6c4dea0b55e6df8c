/** Discord's components as elements. What a component means is documented under "Component Reference". */

import { use } from "./acting.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { pick } from "./picker.js";
import { bytes, t } from "./texts.js";

const LINK = 5;

const ROW = 1;
const BUTTON = 2;
const STRING_SELECT = 3;
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;

/**
 * One component. `scene` has the `message` it is part of, whether a press is `waiting`, and the `context` of markdown.
 */
export function component(part, scene) {
  switch (part.type) {
    case ROW:
      return h("div", { class: "row" }, all(part.components, scene));
    case BUTTON:
      return part.style === LINK ? linkButton(part, scene) : button(part, scene);
    case STRING_SELECT:
      return select(part, scene);
    case SECTION:
      return h("div", { class: "section" }, h("div", {}, all(part.components, scene)), component(part.accessory, scene));
    case TEXT:
      return h("div", { class: "text" }, markdown(part.content, scene.context));
    case THUMBNAIL:
      return h("div", { class: "thumbnail" }, picture(part, scene));
    case GALLERY:
      return h("div", { class: "gallery" }, part.items.map((item) => picture(item, scene)));
    case FILE:
      return file(scene.message.files.find((known) => part.file.url.endsWith(known.path)));
    case SEPARATOR:
      return part.divider === false ? h("div", { class: "gap" }) : h("hr");
    case CONTAINER:
      return container(part, scene);
    default:
      return null;
  }
}

const all = (parts, scene) => parts.map((part) => component(part, scene));

function container(part, scene) {
  const accent = part.accent_color;
  const css = accent === null || accent === undefined ? {} : { "--accent": `#${accent.toString(16).padStart(6, "0")}` };
  return h("div", { class: "container", css }, all(part.components, scene));
}

function button(part, { message, waiting }) {
  return h(
    "button",
    {
      type: "button",
      class: `button style-${part.style}`,
      disabled: part.disabled,
      "aria-disabled": waiting ? "true" : null,
      "data-key": `${message.id}:${part.custom_id}`,
      onclick: () => use(message, { do: "press", control: part.custom_id }),
    },
    h("bdi", {}, [part.emoji?.name, part.label].filter(Boolean).join(" ")),
  );
}

/** A link into Discord stays on the page, as one in a text does. */
function linkButton(part, { context }) {
  const here = context.follow(part.url);
  const outside = { href: part.url, target: "_blank", rel: "noopener noreferrer" };
  const inside = {
    href: "#messages",
    onclick: (event) => {
      event.preventDefault();
      here();
    },
  };
  return h("a", { class: "button style-2", ...(here ? inside : outside) }, part.label, here ? "" : " ↗");
}

function select(part, { message, waiting }) {
  const chosen = part.options.filter((option) => option.default).map((option) => option.label);
  const shown = chosen.length ? chosen.join(", ") : (part.placeholder ?? t("choose-placeholder"));
  const chose = (values) => use(message, { do: "choose", control: part.custom_id, values });
  const onclick = () => waiting || pick(part, chose);
  return h(
    "button",
    {
      type: "button",
      class: chosen.length ? "select" : "select empty",
      "aria-haspopup": "dialog",
      disabled: part.disabled,
      "aria-disabled": waiting ? "true" : null,
      "data-key": `${message.id}:${part.custom_id}`,
      onclick,
    },
    h("bdi", {}, shown),
    h("span", { "aria-hidden": "true" }, "▾"),
  );
}

/** Pictures come from this server only: those of a message's own files. A press shows one by itself, as large as it is. */
function picture(item, { message }) {
  const known = message.files.find(({ path }) => item.media.url.endsWith(path));
  const description = item.description ?? "";
  if (!known) return h("p", {}, description);
  const { path, width, height } = known;
  return h(
    "a",
    { href: path, target: "_blank", rel: "noopener noreferrer" },
    h("img", { src: path, alt: description, loading: "lazy", width, height }),
  );
}

/** A file to save. */
export function file(known) {
  return (
    known &&
    h(
      "a",
      { class: "file", href: known.path, download: known.name },
      h("span", { "aria-hidden": "true" }, "⤓"),
      h("span", {}, h("bdi", { class: "entry-label" }, known.name), h("span", { class: "entry-hint" }, `${t("download")} · ${bytes(known.size)}`)),
    )
  );
}
