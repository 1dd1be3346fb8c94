import { describe, expect, it } from "vitest";
import { predictByPlatform } from "../predict/predict-points.ts";
import { makeAuthors, makePost } from "./authors.fixture.ts";
import { fitPlatform } from "./fit-platform.ts";
import { toMeasuredPost } from "./labelled-post.ts";

const data = {
  authors: makeAuthors(40, "a"),
  others: makeAuthors(12, "b"),
  confounded: [],
  withWords: false,
};

describe("fitPlatform", () => {
  it("finds what goes with the outcome of posts, and says how well it ranks authors never seen", () => {
    const model = fitPlatform(data);
    expect(model).toMatchObject({
      authors: 40,
      posts: 480,
      words: null,
      heldOut: { authors: 12, posts: 144 },
    });
    expect(model?.heldOut?.rho).toBeGreaterThan(0.5);
    expect(model?.heldOut?.from).toBeLessThan(model?.heldOut?.rho ?? 0);
    expect(model?.changes).toMatchObject([{ feature: "characters", authors: 40, others: 12 }]);
    const points = (words: number) => model && predictByPlatform(toMeasuredPost(makePost(words, 0)), model);
    expect(points(55)).toBeGreaterThan(points(5) ?? 0);
  });

  it("is the same each time, also with words, which the file keeps as bytes", () => {
    const withWords = { ...data, withWords: true };
    const model = fitPlatform(withWords);
    expect(JSON.stringify(fitPlatform(withWords))).toBe(JSON.stringify(model));
    const points = (bucket: number) =>
      model && predictByPlatform(toMeasuredPost(makePost(30, 0, { bucket })), model);
    expect(points(3)).toBeGreaterThan(points(7) ?? 0);
  }, 30_000);

  it("adds nothing where nothing is to be found, and asks for ten authors", () => {
    const noise = makeAuthors(40, "c", 1_000);
    const model = fitPlatform({ ...data, authors: noise, others: [] });
    expect(
      Object.values(model?.curves ?? {}).flatMap(({ points }) => points.filter((one) => one !== 0)),
    ).toEqual([]);
    expect(fitPlatform({ ...data, authors: noise.slice(0, 9) })).toBeNull();
  });

  it("suggests nothing that others contradict, or that is confounded", () => {
    const contrary = data.others.map((author) => ({
      ...author,
      posts: author.posts.map((post) => ({ ...post, outcome: -post.outcome })),
    }));
    expect(fitPlatform({ ...data, others: contrary })?.changes).toEqual([]);
    expect(fitPlatform({ ...data, confounded: ["characters"] })?.changes).toEqual([]);
  });
});
