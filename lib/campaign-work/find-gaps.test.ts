import { expect, it } from "vitest";
import { findGaps, type GapInput } from "./find-gaps.ts";

const PHASES = [
  { name: "Teaser", first_day: "2026-06-01", last_day: "2026-06-07" },
  { name: "Launch", first_day: "2026-06-08", last_day: "2026-06-14" },
  { name: "Echo", first_day: "2026-06-15", last_day: "2026-06-21" },
];
const post = (
  day: string,
  text = "How we dry our leaves",
  platform: "instagram" | "tiktok" = "instagram",
) => ({
  ...{ platform, day, text },
});
const daily = (from: number, to: number, text?: string) =>
  Array.from({ length: to - from + 1 }, (_, n) => post(`2026-06-${String(from + n).padStart(2, "0")}`, text));
const find = (input: Partial<GapInput>) =>
  findGaps({ phases: PHASES, today: "2026-05-20", planned: [], published: [], platforms: [], ...input });

it("a phase without posts, planned or posted", () => {
  expect(find({}).map(({ title }) => title)).toEqual(["Teaser, Launch and Echo have no posts"]);
  const some = { planned: [post("2026-06-15")], published: [post("2026-06-01")], today: "2026-06-10" };
  expect(find(some)).toMatchObject([
    {
      kind: "empty",
      title: "Launch has no posts",
      advice: expect.stringMatching(/^Plan at least one post for this phase\.$/),
      post: { day: "2026-06-10" },
    },
  ]);
  expect(find({ ...some, today: "2026-06-16" })).toMatchObject([
    { title: "Launch went by without a post", advice: expect.stringMatching(/^Import or sync/) },
  ]);
  expect(find({ planned: daily(1, 21) })).toEqual([]);
});

it("more than three in ten posts that sell, of five and more", () => {
  const sells = "20 % off all teapots";
  const mixed = (selling: number, others: number) => [
    ...daily(1, selling, sells),
    ...daily(1, others),
    ...daily(8, 8),
    ...daily(15, 15),
  ];
  const promotional = (planned: GapInput["planned"]) =>
    find({ planned }).filter(({ kind }) => kind === "promotional");
  expect(promotional(mixed(3, 5))).toEqual([]);
  expect(promotional(mixed(4, 6))).toMatchObject([
    {
      title: "4 of 12 posts sell (33 %)",
      advice: expect.stringMatching(/Plan 2 posts more that tell something/),
    },
  ]);
  expect(promotional([...daily(1, 2, sells), post("2026-06-09"), post("2026-06-16")])).toEqual([]);
});

it("a platform that is silent for five days, as far as days are known", () => {
  const silent = (input: Partial<GapInput>) => find(input).filter(({ kind }) => kind === "silent");
  const platforms = [{ platform: "instagram", knownUntil: null }] as const;
  const all = { platforms, planned: daily(1, 21) };
  expect(silent(all)).toEqual([]);
  const paused = { platforms, planned: [...daily(1, 6), ...daily(12, 21)] };
  expect(silent(paused)).toMatchObject([
    {
      title: "No post on Instagram from 2026-06-07 to 2026-06-11 (5 days)",
      advice: "Plan a post on Instagram for about 2026-06-09.",
      post: { platform: "instagram", day: "2026-06-09" },
    },
  ]);
  expect(silent({ platforms, planned: [...daily(1, 7), ...daily(12, 21)] })).toEqual([]);
  const twice = { platforms, planned: [...daily(1, 2), ...daily(9, 10), ...daily(17, 21)] };
  expect(silent(twice)).toMatchObject([
    { advice: expect.stringMatching(/There is one more gap like it\.$/) },
  ]);
  // What was planned for a day that is over did not go out; days that no file holds are not known.
  const over = { planned: daily(1, 21), published: daily(1, 2), today: "2026-06-13" };
  expect(silent({ ...over, platforms })).toEqual([]);
  const known = [{ platform: "instagram", knownUntil: "2026-06-12" }] as const;
  expect(silent({ ...over, platforms: known })).toMatchObject([
    {
      title: "No post on Instagram from 2026-06-03 to 2026-06-12 (10 days)",
      advice: "Keep pauses under five days in what is left.",
    },
  ]);
  expect(silent({ ...all, platforms: [{ platform: "tiktok", knownUntil: null }] })).toMatchObject([
    { title: "No post on TikTok from 2026-06-01 to 2026-06-21 (21 days)" },
  ]);
});
