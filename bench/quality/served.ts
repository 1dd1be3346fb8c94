import { bootstrapMean } from "#lib/draft-model/fit/measure-ranking.ts";
import { scoreContent } from "#lib/draft-model/score-content.ts";
import { shippedModels } from "#lib/draft-model/shipped-models.ts";
import type { Platform } from "#lib/formula/names.ts";
import { readAuthors } from "#lib/models/read-posts.ts";
import { readText } from "#lib/models/read-text.ts";
import { rankCorrelation } from "#lib/statistics/rank-correlation.ts";
import { judgeLegibility } from "#lib/studio/judge-legibility.ts";
import type { Row } from "./row.ts";

type Seen = { text: string; fate: number };

/**
 * How well the score that the API answers ranks posts of which it is given the text alone: nothing of the kind of post, the
 * length of a video or the hour, with everything that draws a score towards 50.
 * @param folder with the dev file; no other is opened
 */
export function measureServed(folder: string, platform: Platform): Row {
  const authors = readAuthors(folder, platform, ["dev"], (row, fate): Seen => {
    return { text: [row.title, row.text].filter(Boolean).join("\n"), fate };
  });
  const rhos = authors.flatMap(({ posts }) => {
    const fates = posts.map(({ fate }) => fate);
    if (new Set(fates).size < 2) return [];
    return [
      rankCorrelation(
        posts.map((post) => scoreText(platform, post.text)),
        fates,
      ) ?? 0,
    ];
  });
  const { rho: figure, from: low, to: high } = bootstrapMean(rhos);
  const count = authors.reduce((sum, { posts }) => sum + posts.length, 0);
  return {
    part: "drafts",
    name: "score of the text alone, as the API answers it",
    platform,
    figure,
    low,
    high,
    n: `${rhos.length} authors, ${count.toLocaleString("en")} posts`,
  };
}

function scoreText(platform: Platform, text: string): number {
  if (text.trim() === "") return 50;
  const draft = { platform, format: "post" as const, text, media: null, legibility: judgeLegibility(text) };
  const model = shippedModels()[platform];
  return scoreContent(draft, { model, own: null, evidence: null, read: readText }).score;
}
