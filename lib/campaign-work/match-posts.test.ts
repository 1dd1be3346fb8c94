import { expect, it } from "vitest";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { shareOfPairs, wordPairs } from "./compare-texts.ts";
import { matchPosts, type Planned } from "./match-posts.ts";

const TEXT = "Our winter tea is in the shop: cinnamon, orange and a little fire";
const EDITED =
  "Our winter tea is in the shop now! Cinnamon, orange and a little fire #wintertea https://tea.example/a";
const OTHER = "Winter is here, and so is a new tea with orange in it";

const plan = (id: string, changes: Partial<Planned> = {}): Planned => ({
  ...{ id, platform: "instagram", day: "2026-12-10", texts: [TEXT], chosen: null },
  ...changes,
});
const post = (
  id: string,
  text = TEXT,
  day = "2026-12-10",
  platform: "instagram" | "twitter" = "instagram",
) => ({
  ...{ profile: "prf_1", id, platform, day, text },
});
const idsOf = (planned: Planned[], posts: ReturnType<typeof post>[]) =>
  Object.fromEntries([...matchPosts(planned, posts)].map(([id, { post: found }]) => [id, found.id]));

it("compares texts by the pairs of words that both have", () => {
  const likeness = (a: string, b: string) => shareOfPairs(wordPairs(a), wordPairs(b));
  expect(likeness(TEXT, TEXT)).toBe(1);
  expect(likeness(TEXT, `  ${TEXT.toUpperCase()} !!`)).toBe(1);
  expect(likeness("Crème brûlée", "creme brulee")).toBe(1);
  expect(likeness(TEXT, EDITED)).toBeGreaterThan(0.7);
  expect(likeness(TEXT, OTHER)).toBeLessThan(0.2);
  expect(likeness("", "")).toBe(0);
  expect(likeness("Tea", "tea")).toBe(1);
});

it("a post is the planned one on its platform, about its day, with its words", () => {
  expect(idsOf([plan("a")], [post("p", EDITED, "2026-12-12")])).toEqual({ a: "p" });
  expect(idsOf([plan("a")], [post("p", EDITED, "2026-12-08")])).toEqual({ a: "p" });
  expect(idsOf([plan("a")], [post("p", EDITED, "2026-12-13")])).toEqual({});
  expect(idsOf([plan("a")], [post("p", EDITED, "2026-12-10", "twitter")])).toEqual({});
  expect(idsOf([plan("a")], [post("p", OTHER)])).toEqual({});
  expect(idsOf([plan("a", { day: null })], [post("p")])).toEqual({});
  expect(idsOf([plan("a", { texts: [OTHER, TEXT] })], [post("p", EDITED)])).toEqual({ a: "p" });
  expect(idsOf([plan("a", { texts: [""] })], [post("p", "")])).toEqual({});
});

it("each is in one pair at most: the most alike first, then the nearer day", () => {
  const posts = [post("edited", EDITED), post("late", TEXT, "2026-12-11"), post("exact")];
  expect(idsOf([plan("a"), plan("b"), plan("c")], posts)).toEqual({ a: "exact", b: "late", c: "edited" });
});

it("what a person chose stands, whatever its words and days", () => {
  const chosen = { profile: "prf_1", id: "odd" };
  const posts = [post("odd", OTHER, "2027-01-01"), post("p")];
  expect(idsOf([plan("a", { chosen }), plan("b")], posts)).toEqual({ a: "odd", b: "p" });
  expect(idsOf([plan("a", { chosen: { ...chosen, id: "p" } }), plan("b")], posts)).toEqual({ a: "p" });
  expect(idsOf([plan("a", { chosen: "none" }), plan("b")], posts)).toEqual({ b: "p" });
  expect(idsOf([plan("a", { chosen: { ...chosen, id: "gone" } })], posts)).toEqual({});
});

it("is the same in whatever order they come", () => {
  const planned = Array.from({ length: 6 }, (_, n) => plan(`d${n}`, { day: `2026-12-1${n % 3}` }));
  const posts = Array.from({ length: 5 }, (_, n) =>
    post(`p${n}`, n % 2 ? TEXT : EDITED, `2026-12-1${n % 4}`),
  );
  const expected = idsOf(planned, posts);
  const random = seededRandom("orders");
  for (let n = 0; n < 20; n++) {
    const mixed = <V>(list: V[]) => list.toSorted(() => random() - 0.5);
    expect(idsOf(mixed(planned), mixed(posts))).toEqual(expected);
  }
});
