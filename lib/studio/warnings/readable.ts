import { LINK, mayHaveLink } from "../../draft-model/features/patterns.ts";

/** A text as the rules read it; places in both are those of the text that was given. */
export type Readable = {
  /** Without links and names of accounts, with plain apostrophes. */
  text: string;
  /** The same in lower case, with letters for the signs that stand for some ("k1ll"). */
  lower: string;
};

const MENTION = /@[\p{L}\p{N}_.]+/gu;
const SIGNS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  $: "s",
  "@": "a",
  "!": "i",
};

/** Makes a text ready to be read by the rules. @param given any length */
export function readable(given: string): Readable {
  const text = blankAddresses(given).replace(/[’‘´`ʼ]/g, "'");
  const lower = toLower(text);
  const hasSigns = /[0134$@!5]\p{L}/u.test(lower);
  return {
    text,
    lower: hasSigns ? lower.replace(/(?<=\p{L})[0134$@!5](?=\p{L})/gu, (sign) => SIGNS[sign] ?? sign) : lower,
  };
}

/** In lower case, unit by unit where a letter would become two ("İ"). */
function toLower(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return [...text]
    .map((sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign))
    .join("");
}

/** A text with a space for every unit of its links and names of accounts. */
export function blankAddresses(text: string): string {
  const unlinked = mayHaveLink(text) ? text.replace(LINK, blank) : text;
  return unlinked.includes("@") ? unlinked.replace(MENTION, blank) : unlinked;
}

function blank(found: string): string {
  return " ".repeat(found.length);
}
