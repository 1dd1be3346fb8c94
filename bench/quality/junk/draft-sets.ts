import { takeApart } from "#lib/draft-model/junk/draft-parts.ts";
import type { Platform } from "#lib/formula/names.ts";
import { readAuthors } from "#lib/models/read-posts.ts";
import { fnvHash } from "#lib/statistics/fnv-hash.ts";
import { medianHigh } from "#lib/statistics/quantile.ts";
import { shuffledIndices } from "#lib/statistics/shuffle.ts";
import { CAREFUL_POSTS } from "./careful-posts.ts";
import { KEPT_JUNK } from "./kept-junk.ts";
import { WRITTEN_JUNK } from "./written-junk.ts";
import { WRITTEN_SPAM } from "./written-spam.ts";

const MOST_REAL = 100;
const SHUFFLED = 20;
const CHARACTERS = 2_000;

/** The texts of dev authors' posts on a platform; empty ones are left out. */
export function readTexts(folder: string, platform: Platform, parts: readonly ("train" | "dev")[]): string[] {
  const authors = readAuthors(folder, platform, parts, (row) =>
    [row.title, row.text].filter(Boolean).join("\n"),
  );
  return authors.flatMap(({ posts }) => posts).filter((text) => text.trim() !== "");
}

/**
 * Careful posts of a platform: those that we wrote, and a hundred of unseen authors, at least as long as their median and
 * of three words or more.
 */
export function listCareful(folder: string, platform: Platform): string[] {
  const texts = readTexts(folder, platform, ["dev"]);
  const median = medianHigh(texts.map(({ length }) => length)) ?? 0;
  const real = texts
    .filter((text) => text.length >= median && countWords(text) >= 3)
    .sort((a, b) => fnvHash(a) - fnvHash(b))
    .slice(0, MOST_REAL);
  return [...CAREFUL_POSTS, ...real];
}

/**
 * Junk by its kind: the part that is kept for the report, or the part that the rules were built with. Words of careful posts
 * are shuffled anew, and sentences repeated to 2,000 characters.
 */
export function listJunk(part: "kept" | "built"): Record<string, readonly string[]> {
  const written = part === "kept" ? KEPT_JUNK : { ...WRITTEN_JUNK, ...WRITTEN_SPAM };
  const own = CAREFUL_POSTS.filter((text) => (fnvHash(text) % 3 === 0) === (part === "kept"));
  return {
    ...written,
    shuffled: own.slice(0, SHUFFLED).map(shuffleWords),
    endless: own
      .slice(0, SHUFFLED)
      .map((text) => `${text} `.repeat(Math.ceil(CHARACTERS / text.length)).slice(0, CHARACTERS)),
  };
}

/** Words as a reader counts them; in scripts without spaces, of every three letters. */
export function countWords(text: string): number {
  const { words, letters, isUnspaced } = takeApart(text);
  return isUnspaced ? Math.floor(letters.length / 3) : words.length;
}

function shuffleWords(text: string): string {
  const words = text.split(/\s+/);
  return Array.from(shuffledIndices(words.length, fnvHash(text)), (at) => words[at]).join(" ");
}
