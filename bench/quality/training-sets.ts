import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { LabelledText } from "#lib/sentiment/fit/labelled-text.ts";

/** Collections whose licence allows that weights of their words are shipped. */
export const WORDS = ["afrisenti", "umsab_multilingual", "vader_amazon", "vader_tweets"];
/** Collections that only say how much each documented sign of an English text weighs: three numbers a sign. */
export const WORDING = ["airline", "crowdflower_brands", "sanders_brands", "tweeteval_semeval2017"];

const MIN_EMOJI_POSTS = 5;
/** Added to the posts of each emoji, as if it had been seen in so many neutral ones: rare ones say little. */
const EMOJI_PRIOR = 3;

export type Sets = Map<string, LabelledText[]>;

export const take = (sets: Sets, names: string[]) => names.flatMap((name) => sets.get(name) ?? []);

/** What models are fitted with beside labelled texts: VADER's lexicon and the emoji table. */
export function readTables(folder: string) {
  const lexicon = createRequire(import.meta.url).resolve("vader-sentiment/vader_lexicon.txt");
  return {
    lexicon: readLexicon(lexicon),
    emoji: readEmojiTable(join(folder, "emoji-sentiment-ranking.csv.gz")),
  };
}

/** Words and their valence, −4 to 4, of VADER's lexicon: word, mean, and more, separated by tabs. */
function readLexicon(path: string): Record<string, number> {
  const lines = readFileSync(path, "utf8").trim().split("\n");
  const entries = lines.flatMap((line) => {
    const [word = "", mean] = line.split("\t");
    const value = Number(mean);
    return word && Number.isFinite(value) && value !== 0
      ? [[word.toLowerCase(), Number(value.toFixed(1))] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

/**
 * How friendly the posts with each emoji are, −1 to 1: (positive − negative) / all, by the Emoji Sentiment Ranking (Kralj
 * Novak et al., PLOS ONE 2015; CC BY-SA 4.0).
 */
function readEmojiTable(path: string): Record<string, number> {
  const [, ...lines] = gunzipSync(readFileSync(path)).toString("utf8").trim().split("\n");
  const entries = lines.flatMap((line) => {
    const [emoji = "", , , , ...cells] = line.split(",");
    const [negative = 0, neutral = 0, positive = 0] = cells.slice(0, 3).map(Number);
    const posts = negative + neutral + positive;
    if (!/\p{Extended_Pictographic}/u.test(emoji) || !(posts >= MIN_EMOJI_POSTS)) return [];
    return [[emoji, Number(((positive - negative) / (posts + EMOJI_PRIOR)).toFixed(3))] as const];
  });
  return Object.fromEntries(entries);
}
