import { shippedModels } from "#lib/draft-model/shipped-models.ts";
import type { Platform } from "#lib/formula/names.ts";
import type { Row } from "../row.ts";
import { scoreText } from "./score-text.ts";

/** Changes that should hardly move a score, and by how much they may. */
const CHANGES: readonly { name: string; most: number; change: (text: string) => string }[] = [
  {
    name: "a final full stop",
    most: 2,
    change: (text) => (text.endsWith(".") ? text.slice(0, -1) : `${text}.`),
  },
  { name: "a lower-case start", most: 2, change: (text) => text.charAt(0).toLowerCase() + text.slice(1) },
  { name: "white space at the end", most: 0, change: (text) => `${text} \n` },
  { name: "decomposed letters", most: 0, change: (text) => text.normalize("NFD") },
  { name: "line ends of another system", most: 0, change: (text) => text.replaceAll("\n", "\r\n") },
  {
    name: "variation selectors",
    most: 0,
    change: (text) => text.replace(/(\p{Emoji_Presentation})(?!\u{FE0F})/gu, "$1\u{FE0F}"),
  },
];
const TYPO = { most: 3, words: 4, letters: 5 };
const TAGS = "harbour bakery bread coffee morning local fresh handmade weekend small".split(" ");

/**
 * How far the scores of texts move by what changes no reading, by a typo, and by thirty hashtags in place of three.
 * @param texts careful posts
 */
export function measureStability(platform: Platform, texts: readonly string[]): Row[] {
  const model = shippedModels()[platform];
  const scoreOf = (text: string) => scoreText(platform, model, text).score;
  const n = `${texts.length} posts`;
  const common = { part: "drafts" as const, platform, n };
  const scores = texts.map(scoreOf);
  const moves = CHANGES.map(({ name, most, change }): Row => {
    const figure = Math.max(...texts.map((text, at) => Math.abs(scoreOf(change(text)) - (scores[at] ?? 0))));
    return {
      ...common,
      name: `most that a score moves by ${name}`,
      figure,
      target: { figure: most, is: "at most" },
    };
  });
  const typos = texts.flatMap((text, at) =>
    makeTypos(text).map((typo) => Math.abs(scoreOf(typo) - (scores[at] ?? 0))),
  );
  return [
    ...moves.filter(({ figure, target }) => figure > 0 || (target?.figure ?? 0) > 0),
    {
      ...common,
      name: `typos that move a score by more than ${TYPO.most} points (the most: ${Math.max(...typos).toFixed(1)})`,
      figure: typos.filter((move) => move > TYPO.most).length / typos.length,
      n: `${typos.length} typos`,
      target: { figure: 0.01, is: "at most" },
    },
    {
      ...common,
      name: "posts that score more with thirty hashtags than with three",
      figure: texts.filter((text) => scoreOf(tag(text, 30)) > scoreOf(tag(text, 3))).length / texts.length,
      target: { figure: 0, is: "at most" },
    },
  ];
}

/** Two letters in the middle of a word exchanged, of the first four long words. */
function makeTypos(text: string): string[] {
  const words = [...text.matchAll(new RegExp(`(?<![#@\\p{L}/.])\\p{L}{${TYPO.letters},}`, "gu"))].slice(
    0,
    TYPO.words,
  );
  return words.map(({ 0: word, index }) => {
    const at = index + Math.floor(word.length / 2);
    return text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1);
  });
}

function tag(text: string, hashtags: number): string {
  const tags = Array.from(
    { length: hashtags },
    (_, n) => `#${TAGS[n % 10]}${n < 10 ? "" : `${Math.floor(n / 10)}x`}`,
  );
  return `${text} ${tags.join(" ")}`;
}
