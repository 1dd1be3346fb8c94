import { isAscii } from "./patterns.ts";

/** Signs that change no reading: variation selectors, soft hyphens, zero-width spaces, byte-order marks. Joiners stay. */
const UNSEEN = /[\u{FE0E}\u{FE0F}\u{00AD}\u{200B}\u{2060}\u{FEFF}]/gu;
const FINAL_STOP = /(?<![.。।…])[.。।]$/u;
const FIRST_LETTER = /^([^\p{L}\p{N}@#]*)(\p{Ll})/u;
const STARTS_LINK = /^[^\p{L}\p{N}]*(?:https?:|www\.)/iu;
const [CAPITAL_A, CAPITAL_Z] = [65, 90];

type Texts = { title: string | null; text: string | null };

/**
 * A post's texts without what no reader would judge them by: the way in which letters and lines are encoded, signs that
 * cannot be seen, white space at the ends, a lower-case first letter and a single full stop at the end. Models only see
 * texts like that, so none of it moves a score.
 *
 * @param texts title and text, each null where not known
 * @returns both, normalised
 */
export function normaliseTexts({ title, text }: Texts): Texts {
  const head = title === null ? null : cleanText(title);
  const body = text === null ? null : cleanText(text);
  if (!head) return { title: head, text: body && end(start(body)) };
  return body ? { title: start(head), text: end(body) } : { title: end(start(head)), text: body };
}

/**
 * A text without what is encoding alone: one form of letters and line ends, no signs that cannot be seen, no white space at
 * the ends.
 */
export function cleanText(text: string): string {
  const composed = isAscii(text) ? text : text.normalize("NFC").replace(UNSEEN, "");
  return (composed.includes("\r") ? composed.replace(/\r\n?/g, "\n") : composed).trim();
}

/** Letters whose capital is longer, such as ß, stay. */
function start(text: string): string {
  // Nothing to do for a capital of ASCII.
  const first = text.charCodeAt(0);
  if (first >= CAPITAL_A && first <= CAPITAL_Z) return text;
  if (STARTS_LINK.test(text)) return text;
  return text.replace(FIRST_LETTER, (whole, before: string, letter: string) => {
    const capital = letter.toUpperCase();
    return capital.length === letter.length ? before + capital : whole;
  });
}

function end(text: string): string {
  return text.replace(FINAL_STOP, "").trimEnd();
}
