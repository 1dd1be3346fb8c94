import { describe, expect, it } from "vitest";
import { seededRandom } from "../../statistics/seeded-random.ts";
import type { PlatformModel } from "../draft-model.ts";
import { predictPoints } from "../predict/predict-points.ts";
import { makeAuthors, makePost } from "./authors.fixture.ts";
import { fitAccountModel } from "./fit-account-model.ts";
import { fitPlatform } from "./fit-platform.ts";
import { toMeasuredPost } from "./labelled-post.ts";
import { validateAccountModel } from "./validate-account-model.ts";

const model = fitPlatform({
  authors: makeAuthors(40, "a"),
  others: [],
  confounded: [],
  withWords: false,
}) as PlatformModel;

/** A brand for which, against all others, short posts and one word do well. */
function contraryPosts(n: number) {
  const draw = seededRandom("contrary");
  return Array.from({ length: n }, (_, at) => {
    const [words, isLucky] = [1 + Math.floor(draw() * 60), draw() < 0.5];
    return makePost(words, 5 - words / 30 + (isLucky ? 1 : 0) + draw(), { at, bucket: isLucky ? 99 : 98 });
  });
}

describe("fitAccountModel", () => {
  it("learns what is different here, the more the more posts there are", () => {
    const gap = (n: number) => {
      const account = fitAccountModel(contraryPosts(n), model);
      expect(account.weight).toBeCloseTo(n / (n + 30), 4);
      const at = (words: number) => predictPoints(toMeasuredPost(makePost(words, 0)), model, account);
      return at(5) - at(55);
    };
    expect(gap(30)).toBeLessThan(gap(100));
    expect(gap(300)).toBeGreaterThan(0);
    const account = fitAccountModel(contraryPosts(100), model);
    const lucky = (bucket: number) =>
      predictPoints(toMeasuredPost(makePost(20, 0, { bucket })), model, account);
    expect(lucky(99)).toBeGreaterThan(lucky(98));
  });

  it("the usual own post is 50: points over all own posts sum to about 0", () => {
    const posts = contraryPosts(80);
    const account = fitAccountModel(posts, model);
    const sum = posts.reduce((total, post) => total + predictPoints(toMeasuredPost(post), model, account), 0);
    expect(Math.abs(sum / posts.length)).toBeLessThan(0.01);
  });

  it("predicts later posts that it has not seen", () => {
    const posts = contraryPosts(200);
    const validation = validateAccountModel(posts, model);
    expect(validation.n).toBe(120);
    expect(validation.interval?.below).toBeLessThan(0);
    expect(validation.interval?.above).toBeGreaterThan(0);
    expect(validation.rho).toBeGreaterThan(0.4);
    expect(validation.general).toBeLessThan(0);
    const shuffled = posts.map((post, n) => ({ ...post, outcome: (n * 37) % 100 }));
    expect(Math.abs(validateAccountModel(shuffled, model).rho ?? 1)).toBeLessThan(0.4);
  });

  it("takes posts that are all alike", () => {
    const posts = Array.from({ length: 40 }, (_, at) => makePost(5, 1, { at }));
    const account = fitAccountModel(posts, model);
    expect(predictPoints(toMeasuredPost(posts[0] ?? makePost(1, 0)), model, account)).toBeCloseTo(0, 2);
    expect(validateAccountModel(posts, model)).toEqual({
      n: 24,
      rho: null,
      general: null,
      interval: { below: 0, above: 0 },
    });
  });
});
