import { describe, expect, it } from "vitest";
import { makeRandom } from "../../statistics/seeded-random.ts";
import type { PlatformModel } from "../draft-model.ts";
import { predictPoints } from "../predict/predict-points.ts";
import { makeAuthors, makePost } from "./authors.fixture.ts";
import { fitOwn } from "./fit-own.ts";
import { fitPlatform } from "./fit-platform.ts";
import { measuredOf } from "./measured-of.ts";
import { proveOwn } from "./prove-own.ts";

const model = fitPlatform({
  authors: makeAuthors(40, "a"),
  others: [],
  confounded: [],
  withWords: false,
}) as PlatformModel;

/** A brand for which, against all others, short posts and one word do well. */
function contraryPosts(n: number) {
  const draw = makeRandom("contrary");
  return Array.from({ length: n }, (_, at) => {
    const [words, isLucky] = [1 + Math.floor(draw() * 60), draw() < 0.5];
    return makePost(words, 5 - words / 30 + (isLucky ? 1 : 0) + draw(), { at, bucket: isLucky ? 99 : 98 });
  });
}

describe("fitOwn", () => {
  it("learns what is different here, the more the more posts there are", () => {
    const gap = (n: number) => {
      const own = fitOwn(contraryPosts(n), model);
      expect(own.weight).toBeCloseTo(n / (n + 30), 4);
      const at = (words: number) => predictPoints(measuredOf(makePost(words, 0)), model, own);
      return at(5) - at(55);
    };
    expect(gap(30)).toBeLessThan(gap(100));
    expect(gap(300)).toBeGreaterThan(0);
    const own = fitOwn(contraryPosts(100), model);
    const lucky = (bucket: number) => predictPoints(measuredOf(makePost(20, 0, { bucket })), model, own);
    expect(lucky(99)).toBeGreaterThan(lucky(98));
  });

  it("the usual own post is 50: points over all own posts sum to about 0", () => {
    const posts = contraryPosts(80);
    const own = fitOwn(posts, model);
    const sum = posts.reduce((total, post) => total + predictPoints(measuredOf(post), model, own), 0);
    expect(Math.abs(sum / posts.length)).toBeLessThan(0.01);
  });

  it("proves itself on later posts that it has not seen", () => {
    const posts = contraryPosts(200);
    const proof = proveOwn(posts, model);
    expect(proof.n).toBe(60);
    expect(proof.rho).toBeGreaterThan(0.4);
    expect(proof.general).toBeLessThan(0);
    const shuffled = posts.map((post, n) => ({ ...post, fate: (n * 37) % 100 }));
    expect(Math.abs(proveOwn(shuffled, model).rho ?? 1)).toBeLessThan(0.4);
  });

  it("takes posts that are all alike", () => {
    const posts = Array.from({ length: 40 }, (_, at) => makePost(5, 1, { at }));
    const own = fitOwn(posts, model);
    expect(predictPoints(measuredOf(posts[0] ?? makePost(1, 0)), model, own)).toBeCloseTo(0, 2);
    expect(proveOwn(posts, model)).toEqual({ n: 12, rho: null, general: null });
  });
});
