// What the tests measure in the page. Each probe returns what is amiss, so that an empty list is good news.

/** Texts whose contrast with their ground is below `limit`. Disabled controls are exempt, as in WCAG. */
function faint(limit) {
  const judged = [];
  const judge = (element, color, text) => {
    const below = ground(element);
    const [dark, bright] = [light(over(parsed(color), below)), light(below)].sort((a, b) => a - b);
    judged.push([(bright + 0.05) / (dark + 0.05), text]);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    const exempt = element.closest(":disabled, [aria-disabled], option, script, noscript, .unseen");
    if (text && !exempt && element.checkVisibility()) judge(element, getComputedStyle(element).color, text.slice(0, 30));
  }
  for (const input of document.querySelectorAll("input, textarea, select")) {
    if (!input.checkVisibility()) continue;
    judge(input, getComputedStyle(input).color, `#${input.id}`);
    judge(input, getComputedStyle(input, "::placeholder").color, `#${input.id} placeholder`);
  }
  if (judged.length < 15) return ["hardly anything was judged"];
  return judged.filter(([ratio]) => ratio < limit).map(([ratio, text]) => `${text}: ${ratio.toFixed(2)}`);
}

function parsed(color) {
  const [r, g, b, a = 1] = color.match(/[\d.]+/g).map(Number);
  return { rgb: [r, g, b], a };
}

const over = (top, below) => top.rgb.map((value, at) => value * top.a + below[at] * (1 - top.a));

/** The opaque colour behind an element. */
function ground(element) {
  if (!element) return [255, 255, 255];
  const own = parsed(getComputedStyle(element).backgroundColor);
  return own.a === 1 ? own.rgb : over(own, ground(element.parentElement));
}

/** Relative luminance. */
function light(rgb) {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** What sticks out of the window to the right; `pre` scrolls by itself. */
function wide() {
  const all = [...document.querySelectorAll("#main *, dialog[open] *")];
  const out = all.filter((each) => each.getBoundingClientRect().right > innerWidth + 0.5);
  return out.filter((each) => each.checkVisibility() && !each.closest("pre, .unseen")).map(named);
}

/** Controls that are smaller than `least` pixels. Links within a text and boxes within a row are not on their own. */
function small(least) {
  const all = [...document.querySelectorAll("button, summary, select, a, input, textarea, [role=option], label.entry")];
  const own = all.filter((each) => !each.closest(".text, .unseen, .skip, [inert]") && !each.matches("label input, .option input"));
  return own
    .filter((each) => each.checkVisibility())
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width < least || height < least;
    })
    .map(named);
}

const named = (element) => `${element.tagName}.${element.className} ${element.innerText} ${JSON.stringify(element.getBoundingClientRect())}`;

/** The message below the upper edge of the view, and where it stands, in whole pixels. */
function reading() {
  const view = document.querySelector("#log").getBoundingClientRect();
  const message = document.elementFromPoint(view.x + 300, view.y + 60).closest(".message");
  return [message.id, Math.round(message.getBoundingClientRect().top)];
}

/** How deep the page's elements are nested in each other. */
function deepest() {
  const depth = (element) => (element ? 1 + depth(element.parentElement) : 0);
  return Math.max(...[...document.querySelectorAll("*")].map(depth));
}

/** How many times as long as an ordinary text one of these marks takes at most when it fills a text of Discord's longest.
 * Of several tries the quickest counts: how busy the machine is proves nothing. */
async function slowest(marks) {
  const { markdown } = await import("/page/markdown.js");
  const context = { me: null, person: () => "?", channel: () => "?", follow: () => null };
  const quickest = (mark) => {
    const times = Array.from({ length: 7 }, () => {
      const begun = performance.now();
      markdown(mark.repeat(4000 / mark.length), context);
      return performance.now() - begun;
    });
    return Math.min(...times);
  };
  const ordinary = quickest("a *word* and `code` ");
  return Math.max(...marks.map(quickest)) / ordinary;
}
