import { describe, expect, test } from "vitest";
import { addDays } from "#lib/time.ts";
import type { Account } from "../real-accounts.ts";
import { BRANDS } from "./brands.ts";
import { WEEKS } from "./story.ts";
import { type Told, tellStory } from "./tell-story.ts";

const TODAY = "2026-11-20";
const FIRST = addDays(TODAY, 1 - 7 * WEEKS);

/** A made-up account for each donor, with some of all counts. */
const accounts = BRANDS.flatMap(({ channels }) =>
  channels.map(({ platform, donor, followers }): Account => {
    const posts = Array.from({ length: 20 }, (_, at) => {
      return { id: `${at}`, date: TODAY, likes: 20 + at, comments: 2, views: 900 + 10 * at };
    });
    return { platform, source: donor.source, author: "donor", followers: followers.first, posts };
  }),
);

function tell(key: string, platform: string, seed = "test"): Told {
  const brand = BRANDS.find((one) => one.key === key);
  const channel = brand?.channels.find((one) => one.platform === platform);
  if (!brand || !channel) throw new Error(`no ${key} on ${platform}`);
  return tellStory(brand, channel, { accounts, today: TODAY, seed });
}

const inWeeks = ({ posts }: Told, from: number, to: number) =>
  posts.filter(({ created_at }) => {
    const day = created_at.slice(0, 10);
    return day >= addDays(FIRST, 7 * from) && day < addDays(FIRST, 7 * to);
  });

describe("the six brands", () => {
  test("are the same for the same seed, and others for another", () => {
    expect(tell("club", "instagram")).toEqual(tell("club", "instagram"));
    expect(tell("club", "instagram")).not.toEqual(tell("club", "instagram", "other"));
  });

  test("say nothing while they pause", () => {
    expect(inWeeks(tell("bakery", "instagram"), 56, 61)).toEqual([]);
    expect(inWeeks(tell("bakery", "instagram"), 50, 56).length).toBeGreaterThan(5);
  });

  test("have one viral post where the answers say so, and an audience that jumps after it", () => {
    const told = tell("creator", "tiktok");
    const viral = told.posts.filter(({ views = 0 }) => views > 40_000);
    expect(viral.map(({ id }) => id)).toEqual([inWeeks(told, 30, 31)[0]?.id]);
    const [before, after] = [told.followers[30]?.followers ?? 0, told.followers[31]?.followers ?? 0];
    expect(after / before).toBeGreaterThan(1.5);
    expect(told.followers.at(-1)?.followers).toBeCloseTo(90_000, -3);
  });

  test("get most comments of a crisis on its first day", () => {
    const { comments } = tell("crisis", "instagram");
    const on = (day: string) => comments.filter(({ created_at }) => created_at.startsWith(day)).length;
    const day = addDays(FIRST, 7 * 72 + 3);
    expect(on(day)).toBeGreaterThan(1_500);
    expect(on(addDays(day, -1))).toBeLessThan(100);
    expect(new Set(comments.map(({ text }) => text)).size).toBeGreaterThan(2_000);
  });

  test("never name themselves in what they say", () => {
    for (const { key, name, handle, channels } of BRANDS)
      for (const { platform } of channels) {
        const { posts, comments } = tell(key, platform);
        const said = [...posts, ...comments].map(({ text }) => text).join("\n");
        expect(said).not.toContain(name);
        expect(said).not.toContain(handle);
      }
  });
});
