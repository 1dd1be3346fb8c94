import { expect, test } from "vitest";
import { describePosts } from "./describe-posts.ts";
import type { StrategyPost } from "./described-post.ts";

const POST: StrategyPost = {
  id: "a",
  createdAt: new Date("2026-11-01T23:30:00Z"),
  title: null,
  text: "Have you tried our pumpkin soup? See @cook, #Autumn #soup https://kitchen.example/pumpkin 🎃",
  media: "image",
  durationS: null,
  likes: 12,
  views: null,
};

test("traits of a post are its format, moment, marks and words, without those that say nothing", () => {
  const [described] = describePosts([POST]);
  expect(described).toMatchObject({ id: "a", unknown: [], counts: { likes: 12 }, durationS: null });
  expect(described?.traits.toSorted()).toEqual([
    "days:weekend",
    "emoji",
    "format:image",
    "hashtag",
    "hour:20",
    "link",
    "mention",
    "question",
    "weekday:0",
    "word:#autumn",
    "word:#soup",
    "word:pumpkin",
    "word:soup",
    "word:tried",
  ]);
});

test("weekday and hour are those of the time zone", () => {
  const [described] = describePosts([POST], { timeZone: "Europe/Helsinki" });
  expect(described?.traits.slice(1, 4)).toEqual(["weekday:1", "days:working", "hour:0"]);
});

test("what is not known is told, and is on neither side", () => {
  const [described] = describePosts([{ ...POST, text: null, media: null }]);
  expect(described).toMatchObject({ unknown: ["format", "text"], length: null });
  expect(described?.traits).toEqual(["weekday:0", "days:weekend", "hour:20"]);
});

test("an empty text is known: it has no link", () => {
  expect(describePosts([{ ...POST, text: "" }])[0]).toMatchObject({ unknown: [], length: 0 });
});

test("what a brand calls itself is no topic", () => {
  const traits = describePosts([POST], { handle: "Soup.Kitchen" })[0]?.traits ?? [];
  expect(traits.filter((trait) => trait.startsWith("word:"))).toEqual([
    "word:#autumn",
    "word:tried",
    "word:pumpkin",
  ]);
});
