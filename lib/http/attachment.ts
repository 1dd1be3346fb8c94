const LONGEST = 80;

/**
 * The headers of a file that a browser keeps under a name of ASCII letters, digits and hyphens alone: other names are spelt in as many
 * ways as there are browsers.
 *
 * @param words what the file is of; other letters than ASCII's lose their accents, or are left out
 * @param ending without the dot
 */
export function attachment(words: readonly string[], ending: string, type: string): Record<string, string> {
  return {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${words.map(plain).filter(Boolean).join("-") || "file"}.${ending}"`,
    "X-Content-Type-Options": "nosniff",
  };
}

function plain(words: string): string {
  return words
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
}
