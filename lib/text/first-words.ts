const USUAL_LENGTH = 40;

/**
 * The first words of a text in one line, without links, control characters and marks that turn the direction of what follows.
 * @param length the most characters, where the place has room for more than usual
 * @returns at most `length` characters, the last an ellipsis where some are missing; null where there are no words
 */
export function firstWords(text: string | null, length = USUAL_LENGTH): string | null {
  const plain = (text ?? "")
    .replace(/https?:\/\/\S+/g, "")
    .replace(/[\p{Cc}\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .trim();
  if (plain === "") return null;
  const characters = [...plain];
  if (characters.length <= length) return plain;
  const start = characters.slice(0, length - 1).join("");
  return `${start.replace(/\s+\S*$/, "")}…`;
}
