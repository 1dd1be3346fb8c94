/** Signs that change no reading: variation selectors, soft hyphens, zero-width spaces, byte-order marks. Joiners stay. */
const UNSEEN = /[\u{FE0E}\u{FE0F}\u{00AD}\u{200B}\u{2060}\u{FEFF}]/gu;
const FINAL_STOP = /(?<![.。।…])[.。।]$/u;
const FIRST_LETTER = /^([^\p{L}\p{N}@#]*)(\p{Ll})/u;
const STARTS_LINK = /^[^\p{L}\p{N}]*(?:https?:|www\.)/iu;

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
  const cleanTitle = title === null ? null : clean(title);
  const cleanText = text === null ? null : clean(text);
  if (!cleanTitle) return { title: cleanTitle, text: cleanText && end(start(cleanText)) };
  return cleanText
    ? { title: start(cleanTitle), text: end(cleanText) }
    : { title: end(start(cleanTitle)), text: cleanText };
}

function clean(text: string): string {
  return text.normalize("NFC").replace(UNSEEN, "").replace(/\r\n?/g, "\n").trim();
}

/** Letters whose capital is longer, such as ß, stay. */
function start(text: string): string {
  if (STARTS_LINK.test(text)) return text;
  return text.replace(FIRST_LETTER, (whole, before: string, letter: string) => {
    const capital = letter.toUpperCase();
    return capital.length === letter.length ? before + capital : whole;
  });
}

function end(text: string): string {
  return text.replace(FINAL_STOP, "").trimEnd();
}
