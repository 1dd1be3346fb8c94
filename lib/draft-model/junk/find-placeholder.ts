import { screenDraft } from "../features/screen-draft.ts";

const THING =
  "(?:(?:first|last|full|company|brand|product|customer|user)[ _-]?name|name|company|brand|product|link|url|website|date|time|location|city|price|code|handle|hashtag|tbd|tba|tbc|xxx?)";
const TASK = "(?:insert|enter|add|your)\\s+(?:(?:your|the|a|an)\\s+)?";

/** What people and tools leave in a text to be filled in later. A word in brackets often is no placeholder: "[Photo]". */
const PLACEHOLDERS: readonly RegExp[] = [
  /\{\{[^{}]{0,60}\}\}|<%[^%]{0,60}%>|\$\{[^{}]{1,60}\}/u,
  new RegExp(`[[{<](?:${THING}(?:\\s+here)?|insert\\s+here)[\\]}>]`, "iu"),
  new RegExp(
    `[[{<]\\s*${TASK}(?:${THING}|place|image|photo|picture|video|text)(?!\\s+in(?![\\p{L}\\p{N}]))(?![\\p{L}\\p{N}])[^\\][{}<>\\n]{0,40}[\\]}>]`,
    "iu",
  ),
  /%[A-Z][A-Z_]{2,30}%|\*\|[A-Z_]{2,30}\|\*/u,
  /\blorem ipsum\b/iu,
  // "Todo" is a word of Spanish and Portuguese.
  /(?<=^[^\S\r\n]*)(?:TODO:|(?:TODO|TBD)(?=\s+(?:the|an?|write|add|insert|fix|check|update|replace|find|ask|put|change|link|image|photo)\b))|\bFIXME\b/mu,
  /https?:\/\/(?:www\.)?example\.(?:com|org|net)(?![\w.-])\S*/iu,
];

const screen = screenDraft(PLACEHOLDERS);

/**
 * The first thing in a text that was meant to be filled in: "[link]", "{{name}}", "lorem ipsum", an address of
 * example.com.
 * @param text any length
 * @returns it as it stands there; null when there is none
 */
export function findPlaceholder(text: string): string | null {
  for (const at of screen(text)) {
    const found = PLACEHOLDERS[at]?.exec(text);
    if (found) return found[0];
  }
  return null;
}
