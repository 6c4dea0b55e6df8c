/** Discord's markdown, to DOM nodes. The work is bounded however the text is made: each mark is sought once per level. */

import { h } from "./dom.js";
import { stamp } from "./times.js";

const DEEPEST = 8;
const FENCE = /```(?:[\w+-]*\n)?([\s\S]+?)```/g;
const LINE = /^(?:(#{1,3}|-#|>) (.*)|( *)(?:[-*]|(\d{1,9})\.) (.*))$/;

/**
 * A text as a fragment. `context` says who and what is meant: `person(id)`, `channel(id)`, `me`,
 * and `follow(url)` for links into Discord itself.
 */
export function markdown(text, context) {
  const made = document.createDocumentFragment();
  let at = 0;
  for (const fence of text.matchAll(FENCE)) {
    made.append(...blocks(text.slice(at, fence.index), context));
    made.append(h("pre", { tabindex: "0" }, h("code", {}, fence[1].replace(/\n$/, ""))));
    at = fence.index + fence[0].length;
  }
  made.append(...blocks(text.slice(at), context));
  return made;
}

function blocks(text, context) {
  const made = [];
  let paragraph = [];
  let list = null;
  const finish = () => {
    const whole = paragraph.join("\n").replace(/^\n+|\n+$/g, "");
    if (whole) made.push(h("p", { dir: "auto" }, inline(whole, context)));
    paragraph = [];
  };
  for (const line of text.split("\n")) {
    const block = LINE.exec(line);
    if (!block) {
      list = null;
      paragraph.push(line);
      continue;
    }
    finish();
    if (block[1] === undefined) {
      const ordered = block[4] !== undefined;
      if (!list || (list.tagName === "OL") !== ordered) {
        list = ordered ? h("ol", { start: block[4] }) : h("ul");
        made.push(list);
      }
      const depth = Math.min(3, Math.floor(block[3].length / 2));
      list.append(h("li", { dir: "auto", class: `depth-${depth}` }, inline(block[5], context)));
      continue;
    }
    list = null;
    made.push(headed(block[1], inline(block[2], context)));
  }
  finish();
  return made;
}

/** Headings begin at level 3: the page's own come first. */
function headed(mark, content) {
  if (mark === "-#") return h("p", { class: "small", dir: "auto" }, content);
  if (mark === ">") return h("blockquote", { dir: "auto" }, content);
  return h(`h${mark.length + 2}`, { class: `size-${mark.length}`, dir: "auto" }, content);
}

// ---- within a line

const PUNCTUATION = /[!-/:-@[-`{-~]/;
const PAIRS = [
  ["**", "strong"],
  ["__", "u"],
  ["~~", "s"],
  ["||", "spoiler"],
  ["*", "em"],
  ["_", "em"],
];
const TAG = /<(?:@!?(?<person>\d{1,20})|#(?<channel>\d{1,20})|t:(?<time>-?\d{1,13})(?::(?<style>[tTdDfFR]))?|a?:(?<emoji>\w+):\d+|(?<url>https?:\/\/[^\s<>]+))>/y;
const MASKED = /\[((?:\\.|[^\]\\\n])+)\]\((https?:\/\/[^\s()]+)\)/y;
const BARE = /https?:\/\/[^\s<>]*[^\s<>.,:;"'\])]/y;

function inline(text, context, depth = 0) {
  const made = [];
  const exhausted = new Set();
  let plain = "";
  let at = 0;
  while (at < text.length) {
    if (text[at] === "\\" && PUNCTUATION.test(text[at + 1] ?? "")) {
      plain += text[at + 1];
      at += 2;
      continue;
    }
    const found = depth < DEEPEST ? construct(text, at, context, depth, exhausted) : null;
    if (!found) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) made.push(plain);
    plain = "";
    made.push(found.node);
    at = found.end;
  }
  if (plain) made.push(plain);
  return made;
}

/** What begins at a place, and where it ends; null if that is just a character. */
function construct(text, at, context, depth, exhausted) {
  switch (text[at]) {
    case "`":
      return code(text, at, exhausted);
    case "<":
      return tag(text, at, context);
    case "[":
      return masked(text, at, context, depth);
    case "h":
      return bare(text, at, context);
    default:
      return paired(text, at, context, depth, exhausted);
  }
}

function paired(text, at, context, depth, exhausted) {
  for (const [mark, kind] of PAIRS) {
    if (exhausted.has(mark) || !text.startsWith(mark, at)) continue;
    if (mark.length === 1 && /[\s*_]/.test(text[at + 1] ?? " ")) continue;
    if (mark === "_" && /\w/.test(text[at - 1] ?? "")) continue;
    const end = closing(text, at + mark.length, mark);
    if (end < 0) {
      exhausted.add(mark);
      continue;
    }
    const content = inline(text.slice(at + mark.length, end), context, depth + 1);
    return { node: kind === "spoiler" ? spoiler(content) : h(kind, {}, content), end: end + mark.length };
  }
  return null;
}

/** Where a mark closes: not escaped, not empty, a single one not part of a double one. */
function closing(text, from, mark) {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (mark.length === 1 && text.startsWith(mark + mark, at)) at += 1;
    else if (at > from && text.startsWith(mark, at) && !(mark === "_" && /\w/.test(text[at + 1] ?? ""))) {
      return text[at + mark.length] === mark[0] && mark.length === 2 ? at + 1 : at;
    }
  }
  return -1;
}

function code(text, at, exhausted) {
  const mark = text.startsWith("``", at) ? "``" : "`";
  if (exhausted.has(mark)) return null;
  const end = text.indexOf(mark, at + mark.length);
  if (end <= at + mark.length) {
    if (end < 0) exhausted.add(mark);
    return null;
  }
  return { node: h("code", {}, text.slice(at + mark.length, end)), end: end + mark.length };
}

function tag(text, at, context) {
  TAG.lastIndex = at;
  const found = TAG.exec(text);
  if (!found) return null;
  const { person, channel, time, style, emoji, url } = found.groups;
  const end = TAG.lastIndex;
  if (person) {
    const mine = person === context.me ? "mention me" : "mention";
    return { node: h("span", { class: mine }, h("bdi", {}, `@${context.person(person)}`)), end };
  }
  if (channel) return { node: h("span", { class: "mention" }, `#${context.channel(channel)}`), end };
  if (time) return { node: stamp(Number(time), style), end };
  if (emoji) return { node: `:${emoji}:`, end };
  return { node: link(url, [url], context), end };
}

function masked(text, at, context, depth) {
  MASKED.lastIndex = at;
  const found = MASKED.exec(text);
  return found && { node: link(found[2], inline(found[1], context, depth + 1), context), end: MASKED.lastIndex };
}

function bare(text, at, context) {
  BARE.lastIndex = at;
  const found = /\w/.test(text[at - 1] ?? "") ? null : BARE.exec(text);
  return found && { node: link(found[0], [found[0]], context), end: BARE.lastIndex };
}

/** Links into Discord stay on the page; all others open a window that learns nothing of this one. */
function link(url, content, context) {
  const here = context.follow(url);
  if (!here) return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content);
  const onclick = (event) => {
    event.preventDefault();
    here();
  };
  return h("a", { href: "#messages", onclick }, content);
}

function spoiler(content) {
  const hidden = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false" }, content);
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    hidden.className = "spoiler shown";
    hidden.setAttribute("aria-expanded", "true");
  };
  hidden.addEventListener("click", show);
  hidden.addEventListener("keydown", show);
  return hidden;
}
