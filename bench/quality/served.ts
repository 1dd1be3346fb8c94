import { meanCorrelation, rankWithinAuthors } from "#lib/draft-model/fit/rank-within-authors.ts";
import { scoreContent } from "#lib/draft-model/score-content.ts";
import { shippedModels } from "#lib/draft-model/shipped-models.ts";
import type { Platform } from "#lib/formula/names.ts";
import { readAuthors } from "#lib/models/read-posts.ts";
import { readText } from "#lib/models/read-text.ts";
import { measureLanguageConfidence } from "#lib/studio/language-confidence.ts";
import { formatNumber } from "#lib/text/words.ts";
import type { Row } from "./row.ts";

type Seen = { text: string; outcome: number };

/**
 * How well the score that the API answers ranks posts of which it is given the text alone: nothing of the kind of post, the
 * length of a video or the hour, with everything that draws a score towards 50.
 * @param folder with the dev file; no other is opened
 */
export function measureServed(folder: string, platform: Platform): Row {
  const authors = readAuthors(folder, platform, ["dev"], (row, outcome): Seen => {
    return { text: [row.title, row.text].filter(Boolean).join("\n"), outcome };
  });
  const rhos = rankWithinAuthors(authors, (post) => scoreText(platform, post.text));
  const { rho: figure, from: low, to: high } = meanCorrelation(rhos);
  const count = authors.reduce((sum, { posts }) => sum + posts.length, 0);
  return {
    part: "drafts",
    name: "score of the text alone, as the API answers it",
    platform,
    figure,
    low,
    high,
    n: `${rhos.length} authors, ${formatNumber(count)} posts`,
  };
}

function scoreText(platform: Platform, text: string): number {
  if (text.trim() === "") return 50;
  const languageConfidence = measureLanguageConfidence(text);
  const draft = { platform, format: "post" as const, text, media: null, languageConfidence };
  const predictor = { model: shippedModels()[platform], account: null, validation: null, read: readText };
  return scoreContent(draft, predictor).score;
}
