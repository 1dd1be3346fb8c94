// Ranks posts of train authors by models that have not seen them, five folds, beside baselines (--data DIR [--platform NAME]).
import { parseArgs } from "node:util";
import { fitPlatform } from "#lib/draft-model/fit/fit-platform.ts";
import { type AuthorPosts, type LabelledPost, toMeasuredPost } from "#lib/draft-model/fit/labelled-post.ts";
import { meanCorrelation, rankWithinAuthors } from "#lib/draft-model/fit/rank-within-authors.ts";
import { predictByPlatform } from "#lib/draft-model/predict/predict-points.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { readPosts } from "#lib/models/read-posts.ts";
import { boostTrees } from "./quality/boosting.ts";
import { average, fitTfidf } from "./quality/tfidf.ts";

const FOLDS = 5;
const { values } = parseArgs({ options: { data: { type: "string" }, platform: { type: "string" } } });
const { data, platform: only } = values;
if (!data) throw new Error("usage: npm run bench -- draft-folds --data DIR [--platform NAME]");

type Predict = (post: LabelledPost) => number;

for (const platform of PLATFORMS.filter((name) => only === undefined || name === only)) {
  const authors = readPosts(data, platform, ["train"]);
  const ranks = new Map<string, number[]>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const known = authors.filter((_, n) => n % FOLDS !== fold);
    const unseen = authors.filter((_, n) => n % FOLDS === fold);
    for (const [name, predict] of Object.entries(fitAll(known, unseen)))
      ranks.set(name, [...(ranks.get(name) ?? []), ...rankWithinAuthors(unseen, predict)]);
  }
  process.stdout.write(`${platform}, ${authors.length} authors\n`);
  for (const [name, rhos] of ranks) {
    const own = ranks.get(name.startsWith("TF-IDF") ? "curves with words" : "curves") ?? [];
    const less = rhos.map((rho, author) => rho - (own[author] ?? 0));
    process.stdout.write(`  ${name.padEnd(22)} ${show(rhos)}  less Plinth's ${show(less)}\n`);
  }
}

function fitAll(known: AuthorPosts[], unseen: AuthorPosts[]): Record<string, Predict> {
  const [curves, words] = [fitModel(known, false), fitModel(known, true)];
  const [trees, tfidf] = [boostTrees(known), fitTfidf(known)];
  return {
    curves,
    "curves with words": words,
    boosting: trees,
    "TF-IDF ridge": tfidf,
    "TF-IDF and boosting": average(unseen, trees, tfidf),
  };
}

function fitModel(authors: AuthorPosts[], withWords: boolean): Predict {
  const model = fitPlatform({ authors, others: [], confounded: [], withWords });
  return (post) => (model === null ? 0 : predictByPlatform(toMeasuredPost(post), model));
}

function show(rhos: readonly number[]): string {
  const { rho, from, to } = meanCorrelation(rhos);
  return `${rho.toFixed(3)} [${from.toFixed(3)}, ${to.toFixed(3)}]`;
}
