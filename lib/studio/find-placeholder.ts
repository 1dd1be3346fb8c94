const TO_FILL =
  "(?:insert|your|enter|add|name|first[ _-]?name|last[ _-]?name|company|brand|product|link|url|date|time|place|location|city|price|code|handle|hashtag|text|image|photo|tbd|tba|tbc|xx+|\\.\\.\\.|…|_+)";

/** What people and tools leave in a text to be filled in later. */
const PLACEHOLDERS: readonly RegExp[] = [
  /\{\{[^{}]{0,60}\}\}|<%[^%]{0,60}%>|\$\{[^{}]{1,60}\}/u,
  new RegExp(`[[{<]\\s*${TO_FILL}(?![\\p{L}\\p{N}])[^\\][{}<>\\n]{0,40}[\\]}>]`, "iu"),
  /%[A-Z][A-Z_]{2,30}%|\*\|[A-Z_]{2,30}\|\*/u,
  /\blorem ipsum\b/iu,
  /\b(?:TODO:|FIXME\b)/u,
  /https?:\/\/(?:www\.)?(?:example\.(?:com|org|net)|localhost|127\.0\.0\.1)(?![\w.-])\S*/iu,
];

/**
 * The first thing in a text that was meant to be filled in: "[link]", "{{name}}", "lorem ipsum", an address of
 * example.com.
 * @param text any length
 * @returns it as it stands there; null when there is none
 */
export function findPlaceholder(text: string): string | null {
  for (const pattern of PLACEHOLDERS) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}
