import { expect, it } from "vitest";
import { indexOfFeature } from "../features/list-features.ts";
import { makeAuthors } from "./authors.fixture.ts";
import { fitCurves } from "./fit-curves.ts";
import { buildTrainingSet } from "./training-set.ts";

/** Authors whose posts do better the longer they are; every other post is also about war. */
function makeTrainingSet(n: number) {
  const authors = makeAuthors(n, "curves");
  for (const { posts } of authors)
    for (const [at, { features }] of posts.entries()) features[indexOfFeature("theme_war")] = at % 2;
  return buildTrainingSet(authors);
}

it("learns themes of a hundred authors, not of fewer", () => {
  const [few, many] = [fitCurves(makeTrainingSet(99)), fitCurves(makeTrainingSet(100))];
  expect(few.theme_war).toBeUndefined();
  expect(many.theme_war?.points).toHaveLength(2);
  for (const { words } of [few, many]) expect(words?.points.at(-1)).toBeGreaterThan(words?.points[0] ?? 0);
});

it("gives every curve a mean of 0 over the posts it was fitted on", () => {
  const trainingSet = makeTrainingSet(30);
  const { words } = fitCurves(trainingSet);
  const index = indexOfFeature("words");
  let [sum, all] = [0, 0];
  for (const [at, { features }] of trainingSet.posts.entries()) {
    const step = words?.edges.filter((edge) => (features[index] as number) >= edge).length ?? 0;
    sum += (trainingSet.weight[at] as number) * (words?.points[step] ?? Number.NaN);
    all += trainingSet.weight[at] as number;
  }
  expect(sum / all).toBeCloseTo(0, 2);
});
