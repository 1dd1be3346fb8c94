import { LINK } from "../../draft-model/features/patterns.ts";

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

/**
 * A text as the rules read it: without links and names of accounts, with plain apostrophes, and with letters for the signs
 * that stand for some ("k1ll"). Places in it are those of the text.
 * @param text any length
 */
export function readable(text: string): string {
  return text
    .replace(LINK, blank)
    .replace(MENTION, blank)
    .replace(/[’‘´`ʼ]/g, "'")
    .replace(/(?<=\p{L})[0134$@!5](?=\p{Ll})/gu, (sign) => SIGNS[sign] ?? sign);
}

function blank(found: string): string {
  return " ".repeat(found.length);
}
