import { expect, it } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { addDays } from "../time.ts";
import type { FormulaInput, PlatformInput } from "./formula-input.ts";
import { resampleInputs } from "./resample-inputs.ts";

const DAY = "2026-06-30";
const WINDOWS = { mature: 7, move: 56, posts: 126 };

function makeProfile(profile: string, lastPost: string, likes: number): PlatformInput {
  const posts = Array.from({ length: 30 }, (_, n) => {
    return { id: `p${n}`, date: addDays(lastPost, -n), likes: likes + n };
  });
  const known = { observedFrom: posts[29]?.date ?? DAY, observedTo: lastPost };
  return { platform: "twitter", profile, ...known, followers: [], posts, comments: [] };
}

it("resamples each of two profiles on one platform by itself, also one that has long been silent", async () => {
  const platforms = [makeProfile("a", DAY, 100), makeProfile("b", "2025-09-30", 5_000)];
  const input: FormulaInput = { asOf: DAY, platforms };
  const { posts, draw } = await resampleInputs(input, input, WINDOWS, async () => {});
  expect(posts).toBe(60);
  const drawn = draw(seededRandom("seed")).after.platforms;
  expect(drawn.map(({ profile }) => profile)).toEqual(["a", "b"]);
  for (const [at, own] of drawn.entries()) {
    expect(own.posts.map(({ id, date }) => [id, date]).sort()).toEqual(
      platforms[at]?.posts.map(({ id, date }) => [id, date]).sort(),
    );
    expect(own.posts).not.toEqual(platforms[at]?.posts);
    expect(own.posts.every(({ likes = 0 }) => likes >= 5_000 === (at === 1))).toBe(true);
  }
});
