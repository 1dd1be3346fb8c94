const TOKEN =
  /https?:\S*|@\w+|#[\p{L}\p{M}\p{N}_]+|\p{Extended_Pictographic}|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[!?]+|[:;=8xX]-?[()DPpO/\\|*]+|<3|\.{2,}/gu;
const MAX_CHARACTERS = 5_000;

export type Token = {
  /** Lower case; a letter that is repeated more than twice stands twice ("soooo" is "soo"). */
  text: string;
  /** Whether it was written in capitals only, with at least two letters. */
  isShouted: boolean;
};

/**
 * The words and signs of a post: an address is `http`, an account `@user`; a hashtag is `#` and its word; a run of `!` or
 * `?` is one token, doubled where there are several.
 * @param text any length; the first 5,000 characters are read.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [found] of text.slice(0, MAX_CHARACTERS).matchAll(TOKEN)) {
    const isHashtag = found.length > 1 && found.startsWith("#");
    if (isHashtag) tokens.push({ text: "#", isShouted: false });
    const word = isHashtag ? found.slice(1) : found;
    tokens.push({ text: normalise(word), isShouted: /^\p{Lu}{2,}$/u.test(word) });
  }
  return tokens;
}

function normalise(word: string): string {
  const lower = word.toLowerCase();
  if (lower.startsWith("http")) return "http";
  if (lower.startsWith("@")) return "@user";
  if (/^[!?]+$/.test(lower)) return lower.length > 1 ? `${lower[0]}${lower.at(-1)}` : lower;
  const short = /(.)\1\1/u.test(lower) ? lower.replace(/(.)\1{2,}/gu, "$1$1") : lower;
  return short.replaceAll("’", "'");
}

/** Whether a token is a word of a language. */
export function isWord(token: string): boolean {
  return token !== "http" && token !== "@user" && /\p{L}/u.test(token);
}
