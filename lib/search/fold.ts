/** Marks that decomposition parts from their letters: the accents of Latin, Greek and Cyrillic. */
const ACCENTS = /[\u0300-\u036f]/g;

/** The text in lower case without accents: "Crème Brûlée" becomes "creme brulee". */
export function fold(text: string): string {
  return text.normalize("NFD").replace(ACCENTS, "").toLowerCase();
}

/** The words of a text, folded: runs of letters and digits. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
