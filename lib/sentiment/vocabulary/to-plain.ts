import { remember } from "./remember.ts";

const MARKED = /[^ -~]/;
const ELIDED = /^(?:[ldjcmnts]|qu|all|dell|un)'(?=\p{L})/u;

/**
 * A word as the sheets are looked up: without marks on its letters ("déçu" is "decu"; in Arabic without vowels, hamza and
 * the article) and, where a language elides, without what is elided before it ("l'arnaque").
 */
export function toPlain(word: string, keepsMarks: boolean): string {
  return keepsMarks || !MARKED.test(word) ? word : withoutMarks(word);
}

const withoutMarks = remember((word) => {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "");
  return plain
    .replace(/^[وفب]?(?:ال|لل)(?=\p{L}{3})/u, "")
    .replace(/ة$/u, "ه")
    .replace(/ى$/u, "ي");
});

/** Without what French and Italian elide before a word. */
export function withoutElision(word: string): string {
  return word.includes("'") ? word.replace(ELIDED, "") : word;
}
