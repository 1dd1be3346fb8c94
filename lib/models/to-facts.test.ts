import { expect, it } from "vitest";
import { measurePost } from "../draft-model/features/list-features.ts";
import { toFacts } from "./to-facts.ts";

const POST = { title: null, text: null, media: null, durationS: null, createdAt: null };

it("takes the first line as the title where posts have one", () => {
  expect(toFacts("youtube", { ...POST, text: "Menu\nTea" })).toMatchObject({ title: "Menu", text: "Tea" });
  expect(toFacts("twitter", { ...POST, text: "Menu\nTea" })).toMatchObject({
    title: null,
    text: "Menu\nTea",
  });
  expect(toFacts("youtube", { ...POST, title: "Menu" })).toMatchObject({ title: "Menu", text: "" });
});

it("reads of a text of 100,000 characters what measures in less than half a second", () => {
  const facts = toFacts("twitter", { ...POST, text: `${"https://".repeat(12_499)} .x` });
  expect(facts.text).toHaveLength(30_000);
  measurePost({ ...facts, text: "warm up" }, { text: null, emoji: null });
  const start = performance.now();
  measurePost(facts, { text: null, emoji: null });
  expect(performance.now() - start).toBeLessThan(500);
});
