import { isTopic } from "./describe-posts.ts";

/** Words, and hashtags with their sign: a post under a tag is not like one that has the word. */
const TERM = /#?[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;
const LINK = /https?:\/\/\S+|\bwww\.\S+/giu;
const MAX_CHARACTERS = 5_000;
/** One word in common is chance. */
const LEAST_SHARED = 2;
/** Cosine from which on people see the same subject; below it two texts of a brand share little but its usual words. */
const LEAST_LIKENESS = 0.2;

export type Similar = {
  /** The place among the texts that were compared. */
  at: number;
  /** Cosine of the two texts, 0 to 1. */
  likeness: number;
  /** What both have, the rarest first. */
  shared: string[];
};

/**
 * Which texts are most like another one: by the words that both have, those the more that few of the texts have (cosine of the inverse
 * document frequencies; Salton & Buckley, "Term-weighting approaches in automatic text retrieval", 1988).
 *
 * @param text any length; only its first 5,000 characters count, as of the others
 * @param others what it is compared with
 * @param limit how many at most
 * @returns the most alike first, of two that are as much so the earlier one; often none
 */
export function rankSimilar(text: string, others: readonly string[], limit: number): Similar[] {
  const own = termsOf(text);
  const all = others.map(termsOf);
  const counts = new Map<string, number>();
  for (const terms of all) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weigh = (term: string) => Math.log(1 + others.length / (counts.get(term) ?? 1));
  const sizeOf = (terms: ReadonlySet<string>) =>
    Math.sqrt([...terms].reduce((sum, term) => sum + weigh(term) ** 2, 0));
  const size = sizeOf(own);
  const ranked = all.flatMap((terms, at): Similar[] => {
    const shared = [...own].filter((term) => terms.has(term));
    if (shared.length < LEAST_SHARED) return [];
    const product = shared.reduce((sum, term) => sum + weigh(term) ** 2, 0);
    const likeness = product / (size * sizeOf(terms));
    return [{ at, likeness, shared: shared.sort((a, b) => weigh(b) - weigh(a)) }];
  });
  return ranked
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || a.at - b.at)
    .slice(0, limit);
}

function termsOf(text: string): Set<string> {
  const plain = text.slice(0, MAX_CHARACTERS).replace(LINK, " ").toLowerCase().replaceAll("’", "'");
  const terms = plain.match(TERM) ?? [];
  return new Set(terms.filter((term) => term.startsWith("#") || isTopic(term)));
}
