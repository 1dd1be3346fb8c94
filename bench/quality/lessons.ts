import { createRequire } from "node:module";
import { join } from "node:path";
import { readEmojiTable } from "#lib/models/read-emoji-table.ts";
import { readLexicon } from "#lib/models/read-lexicon.ts";
import type { LabelledText } from "#lib/sentiment/fit/labelled-text.ts";

/** Collections whose licence allows that weights of their words are shipped. */
export const WORDS = ["afrisenti", "umsab_multilingual", "vader_amazon", "vader_tweets"];
/** Collections that only say how much each documented sign of an English text weighs: three numbers a sign. */
export const WORDING = ["airline", "crowdflower_brands", "sanders_brands", "tweeteval_semeval2017"];

export type Sets = Map<string, LabelledText[]>;

export const take = (sets: Sets, names: string[]) => names.flatMap((name) => sets.get(name) ?? []);

/** What is given beside labelled texts: VADER's lexicon and the emoji table. */
export function readTables(folder: string) {
  const lexicon = createRequire(import.meta.url).resolve("vader-sentiment/vader_lexicon.txt");
  return {
    lexicon: readLexicon(lexicon),
    emoji: readEmojiTable(join(folder, "emoji-sentiment-ranking.csv.gz")),
  };
}
