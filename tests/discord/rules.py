"""Rules that Discord documents and the request schemas lack. Each names its page of https://docs.discord.com/developers.

Written by hand, and therefore weaker evidence than the schemas: keep the two apart.
"""

import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

Payload = dict[str, Any]
Problems = list[str]

IS_COMPONENTS_V2 = 1 << 15
ACTION_ROW, BUTTON, STRING_SELECT, TEXT_DISPLAY = 1, 2, 3, 10
SELECTS = {3, 5, 6, 7, 8}
V2_ONLY = {9, 10, 11, 12, 13, 14, 17}
LINK, PREMIUM = 5, 6
SUB_COMMAND, SUB_COMMAND_GROUP = 1, 2
CHAT_INPUT = 1
MESSAGE, UPDATE, AUTOCOMPLETE, MODAL = 4, 7, 8, 9

MAX_CONTENT = 2000
MAX_EMBED_TEXT = 6000
MAX_COMPONENTS = 40
MAX_ROWS = 5
MAX_V2_TEXT = 4000
# Not documented; observed as a limit of the stored message (discord-api-docs issue 8554): beyond it comes HTTP 500.
MAX_V2_BYTES, BYTES_PER_TEXT = 10_170, 12
MAX_COMMAND_TEXT = 8000
MAX_CHOICE = 100
MAX_COMMANDS = {CHAT_INPUT: 100, 2: 15, 3: 15}

# fmt: off
LOCALES = frozenset({
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu",
    "nl", "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg",
    "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko", "ar", "he",
})
# fmt: on


def walk(components: list[Payload], path: str = "components") -> Iterator[tuple[str, Payload]]:
    """Every component with its path, a parent before its children."""
    for index, component in enumerate(components):
        here = f"{path}/{index}"
        yield here, component
        yield from walk(component.get("components") or [], f"{here}/components")
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield f"{here}/{key}", component[key]


# -- messages -----------------------------------------------------------------------------


def message_problems(body: Payload, *, files: list[str], edit: bool = False) -> Problems:
    """What is wrong with a message that is created or (``edit``) changed."""
    components: list[Payload] = body.get("components") or []
    flags = body.get("flags")
    v2 = isinstance(flags, int) and bool(flags & IS_COMPONENTS_V2)
    problems = [*_content_problems(body), *_embed_problems(body), *_custom_id_problems(components)]
    for path, component in walk(components):
        check = _COMPONENT_CHECKS.get(component.get("type") or 0)
        problems += [f"{path}: {problem}" for problem in check(component)] if check else []
    if v2:
        problems += _v2_problems(body, components)
    else:
        if not edit and any(component.get("type") in V2_ONLY for _, component in walk(components)):
            problems.append("components: these need the IS_COMPONENTS_V2 flag (components/reference)")
        if len(components) > MAX_ROWS:
            problems.append("components: at most 5 action rows without IS_COMPONENTS_V2 (components/reference)")
    return problems + _reference_problems(body, files, edit=edit)


def _content_problems(body: Payload) -> Problems:
    if len(body.get("content") or "") > MAX_CONTENT:
        return ["content: message contents (up to 2000 characters) (resources/message#create-message)"]
    return []


def _embed_problems(body: Payload) -> Problems:
    problems: Problems = []
    total = 0
    for index, embed in enumerate(body.get("embeds") or []):
        texts = [embed.get("title"), embed.get("description")]
        texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
        for number, entry in enumerate(embed.get("fields") or []):
            pair = [entry.get("name"), entry.get("value")]
            if not all(str(text or "").strip() for text in pair):
                where = f"embeds/{index}/fields/{number}"
                problems.append(f"{where}: name and value are required (resources/message#embed-object)")
            texts += pair
        total += sum(len(str(text or "").strip()) for text in texts)
    if total > MAX_EMBED_TEXT:
        problems.append(f"embeds: {total} characters; the sum must not exceed 6000 (resources/message#embed-limits)")
    return problems


def _custom_id_problems(components: list[Payload]) -> Problems:
    problems: Problems = []
    seen: set[str] = set()
    for path, component in walk(components):
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in seen:
            problems.append(f"{path}/custom_id: must be unique per component (components/reference#custom-id)")
        seen.add(custom_id or "")
    return problems


def _row_problems(row: Payload) -> Problems:
    kinds = [component.get("type") for component in row.get("components") or []]
    if SELECTS & set(kinds) and len(kinds) > 1:
        return ["an action row holds up to 5 buttons or a single select (components/reference#action-row)"]
    return []


def _button_problems(button: Payload) -> Problems:
    page = "(components/reference#button)"
    style = button.get("style")
    if style == LINK:
        wrong = not button.get("url") or bool(button.get("custom_id"))
        return [f"link buttons must have a url, and cannot have a custom_id {page}"] if wrong else []
    if style == PREMIUM:
        return [] if button.get("sku_id") else [f"premium buttons must contain a sku_id {page}"]
    problems: Problems = []
    if not button.get("custom_id") or button.get("url"):
        problems.append(f"non-link buttons must have a custom_id, and cannot have a url {page}")
    if not button.get("label") and not button.get("emoji"):
        problems.append(f"a button needs a label or an emoji {page}")
    return problems


def _select_problems(select: Payload) -> Problems:
    page = "(components/reference#string-select)"
    values = [option.get("value") for option in select.get("options") or []]
    most = select.get("max_values")
    problems: Problems = []
    if len(values) != len(set(values)):
        problems.append(f"option values must be unique {page}")
    if most is not None and most > len(values):
        problems.append(f"max_values is larger than the number of options {page}")
    if (select.get("min_values") or 0) > (1 if most is None else most):
        problems.append(f"min_values is larger than max_values {page}")
    if sum(bool(option.get("default")) for option in select.get("options") or []) > (1 if most is None else most):
        problems.append(f"more defaults than max_values {page}")
    return problems


_COMPONENT_CHECKS: dict[int, Callable[[Payload], Problems]] = {
    ACTION_ROW: _row_problems,
    BUTTON: _button_problems,
    STRING_SELECT: _select_problems,
}


def _v2_problems(body: Payload, components: list[Payload]) -> Problems:
    page = "(components/reference#legacy-message-component-behavior)"
    problems: Problems = []
    if any(body.get(key) for key in ("content", "embeds", "poll", "sticker_ids")):
        problems.append("flags: with IS_COMPONENTS_V2 content, embeds, poll and stickers are disabled " + page)
    everything = list(walk(components))
    if len(everything) > MAX_COMPONENTS:
        problems.append(f"components: {len(everything)}; a message allows up to 40 in total (components/reference)")
    texts = [str(c.get("content") or "") for _, c in everything if c.get("type") == TEXT_DISPLAY]
    characters = sum(map(len, texts))
    if characters > MAX_V2_TEXT:
        problems.append(f"components: {characters} characters of text, at most 4000 (components/reference)")
    size = v2_bytes(texts)
    if size > MAX_V2_BYTES:
        problems.append(f"components: {size} bytes of text, at most 10170 (observed, discord-api-docs issue 8554)")
    return problems


def v2_bytes(texts: list[str]) -> int:
    """What the texts of a components-V2 message weigh: their UTF-8 bytes and 12 more for each."""
    return sum(len(text.encode()) + BYTES_PER_TEXT for text in texts)


def _reference_problems(body: Payload, files: list[str], *, edit: bool) -> Problems:
    """What a new message must have, and files that it names and does not bring. An edit may refer to older files."""
    if edit:
        return []
    problems: Problems = []
    parts = [body.get(part) for part in ("embeds", "components", "attachments", "sticker_ids", "poll")]
    if not any([(body.get("content") or "").strip(), *parts, files]):
        page = "(resources/message#create-message)"
        problems.append(f"at least one of content, embeds, sticker_ids, components, files, poll {page}")
    described = {str(entry.get("filename")) for entry in body.get("attachments") or []}
    page = "(reference#using-attachments-within-embeds)"
    missing = sorted(_attachment_names(body) - described - set(files))
    return problems + [f"attachment://{name}: is not uploaded with this request {page}" for name in missing]


def _attachment_names(node: Any) -> set[str]:
    if isinstance(node, dict):
        return set().union(*(_attachment_names(value) for value in node.values()))
    if isinstance(node, list):
        return set().union(*(_attachment_names(value) for value in node))
    is_reference = isinstance(node, str) and node.startswith("attachment://")
    return {node.removeprefix("attachment://")} if is_reference else set()


# -- callbacks ----------------------------------------------------------------------------


def callback_problems(body: Payload, *, files: list[str]) -> Problems:
    """What is wrong with the first answer to an interaction."""
    kind, data = body.get("type"), body.get("data") or {}
    if kind == AUTOCOMPLETE:
        return _choice_problems(data.get("choices") or [], "data/choices")
    if kind == MODAL:
        components: list[Payload] = data.get("components") or []
        wrong_count = not 1 <= len(components) <= 5
        page = "(interactions/receiving-and-responding#modal)"
        counted = [f"data/components: {len(components)}; between 1 and 5 components {page}"] if wrong_count else []
        return counted + _custom_id_problems(components)
    if kind in {MESSAGE, UPDATE}:
        return message_problems(data, files=files, edit=kind == UPDATE)
    return []


def _choice_problems(choices: list[Payload], path: str) -> Problems:
    page = "(interactions/application-commands#application-command-option-choice-structure)"
    return [
        f"{path}/{index}: name and value have 1 to 100 characters {page}"
        for index, choice in enumerate(choices)
        if any(
            isinstance(choice.get(key), str) and not 1 <= len(choice[key]) <= MAX_CHOICE for key in ("name", "value")
        )
    ]


# -- commands -----------------------------------------------------------------------------


def name_fits(name: str) -> bool:
    """``^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$`` in lower case (application-commands#naming)."""
    if not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(_letter_fits(letter) for letter in name)


def _letter_fits(letter: str) -> bool:
    code = ord(letter)
    devanagari = 0x0900 <= code <= 0x097F or 0xA8E0 <= code <= 0xA8FF
    thai = 0x0E01 <= code <= 0x0E5B
    return letter in "-_'" or unicodedata.category(letter)[0] in "LN" or devanagari or thai


@dataclass
class _Command:
    """Collects the problems and the size of one slash command."""

    path: str
    problems: Problems = field(default_factory=list)
    size: int = 0

    def note(self, where: str, problem: str) -> None:
        self.problems.append(f"{where}: {problem} (interactions/application-commands)")

    def weigh(self, thing: Payload) -> None:
        """Names and descriptions count with their longest translation."""
        for key in ("name", "description"):
            texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
            self.size += max(map(len, texts))

    def check_names(self, thing: Payload, where: str) -> None:
        names = [thing.get("name") or "", *(thing.get("name_localizations") or {}).values()]
        for name in names:
            if not name_fits(name):
                self.note(f"{where}/name", f"{name!r} does not match the name pattern")
        locales = {*(thing.get("name_localizations") or {}), *(thing.get("description_localizations") or {})}
        for locale in sorted(locales - LOCALES):
            self.note(where, f"unknown locale {locale!r}")

    def check_options(self, options: list[Payload], where: str, depth: int) -> None:
        seen: set[str] = set()
        optional_seen = False
        for index, option in enumerate(options):
            here = f"{where}/options/{index}"
            kind, name = option.get("type"), option.get("name") or ""
            self.check_names(option, here)
            self.weigh(option)
            if name in seen:
                self.note(here, f"duplicate name {name!r}")
            seen.add(name)
            if kind in {SUB_COMMAND, SUB_COMMAND_GROUP}:
                if depth >= (2 if kind == SUB_COMMAND else 1):
                    self.note(here, "sub-commands nest as command, group, sub-command")
                self.check_options(option.get("options") or [], here, depth + 1)
                continue
            if option.get("required") and optional_seen:
                self.note(here, "required options must be listed before optional options")
            optional_seen |= not option.get("required")
            self.check_choices(option, here)

    def check_choices(self, option: Payload, here: str) -> None:
        choices: list[Payload] = option.get("choices") or []
        if option.get("autocomplete") and choices:
            self.note(here, "autocomplete may not be set to true if choices are present")
        self.problems += _choice_problems(choices, f"{here}/choices")
        for choice in choices:
            names = [choice.get("name") or "", *(choice.get("name_localizations") or {}).values()]
            value = choice.get("value")
            self.size += max(map(len, names)) + (len(value) if isinstance(value, str) else 0)


def command_problems(commands: list[Payload]) -> Problems:
    """What is wrong with commands that are registered together."""
    problems: Problems = []
    counts: dict[int, int] = {}
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        kind = command.get("type") or CHAT_INPUT
        counts[kind] = counts.get(kind, 0) + 1
        collected = _Command(str(index))
        if (kind, command.get("name") or "") in seen:
            collected.note(str(index), "names are unique per type and scope")
        seen.add((kind, command.get("name") or ""))
        if kind == CHAT_INPUT:
            _check_slash(collected, command)
        elif command.get("description"):
            collected.note(str(index), "description is for CHAT_INPUT commands only")
        problems += collected.problems
    for kind, most in MAX_COMMANDS.items():
        if counts.get(kind, 0) > most:
            problems.append(f"{counts[kind]} commands of type {kind}, at most {most} (application-commands#limits)")
    return problems


def _check_slash(collected: _Command, command: Payload) -> None:
    collected.check_names(command, collected.path)
    collected.weigh(command)
    if not command.get("description"):
        collected.note(collected.path, "a CHAT_INPUT command needs a description of 1 to 100 characters")
    collected.check_options(command.get("options") or [], collected.path, 0)
    if collected.size > MAX_COMMAND_TEXT:
        collected.note(collected.path, f"{collected.size} characters of names, descriptions and values, at most 8000")
