import { expect, it } from "vitest";
import { makeMember } from "#scripts/testing/members.ts";
import type { DraftInput } from "./schemas.ts";
import { scoreDraft } from "./score-draft.ts";
import { scoreForPage } from "./score-for-page.ts";

const now = new Date();
const TEXT = "Our new roast is here and it is the best that we have ever made";

function draft(content: string, changes: Partial<DraftInput> = {}): DraftInput {
  return { content_type: "text", content, platform: "instagram", format: "post", ...changes };
}

it("gives with each change of the text the text that it leads to, and that one has the score that was promised", async () => {
  const { caller } = await makeMember("viewer");
  const answer = await scoreForPage(caller, draft(`${TEXT}!!! https://brand.example/roast`), now);
  expect(answer.evidence.workspace.verdict).toBe("not proven yet");
  const applicable = answer.feedback.filter(({ changed_text }) => changed_text !== null);
  expect(applicable.length).toBeGreaterThan(0);
  for (const { changed_text, expected_lift } of applicable) {
    const after = await scoreForPage(caller, draft(changed_text ?? ""), now);
    expect(after.score - answer.score).toBeCloseTo(Number(expected_lift), 5);
  }
});

it("what stands within a sentence has a lift but no text to apply", async () => {
  const { caller } = await makeMember("owner");
  const content = 'Take 15 % off with the code "BAKER15" on www.brand.example until Sunday evening';
  const { feedback } = await scoreForPage(caller, draft(content), now);
  const [link] = feedback.filter(({ suggestion }) => /put it in the bio/.test(suggestion));
  expect(Number(link?.expected_lift)).toBeGreaterThan(0);
  expect(link).toMatchObject({ changed_text: null });
});

it("a change that only says how long the text should be has no text to apply", async () => {
  const { caller } = await makeMember("owner");
  const { feedback } = await scoreForPage(caller, draft(TEXT, { platform: "twitter" }), now);
  const [longer] = feedback.filter(({ suggestion }) => /characters instead of/.test(suggestion));
  expect(longer).toMatchObject({ changed_text: null });
});

it("of a text that is too long only the cut can be applied: nothing else throws its end away", async () => {
  const { caller } = await makeMember("owner");
  const lovely = Array.from(
    { length: 60 },
    (_, n) => `Loaf ${n}: ${n + 100} g of rye, ${n + 200} g of wheat. Lovely!`,
  );
  const content = `${lovely.join(" ")} https://brand.example/roast`;
  const { feedback } = await scoreForPage(caller, draft(content), now);
  const [cut, ...others] = feedback;
  expect(cut?.suggestion).toMatch(/^Shorten/);
  expect(cut?.changed_text).toHaveLength(2_198);
  expect(content.startsWith(cut?.changed_text ?? "-")).toBe(true);
  expect(cut?.changed_text).toMatch(/Lovely!$/);
  expect(others.length).toBeGreaterThan(0);
  for (const one of others) expect(one.changed_text).toBeNull();
});

it("a file has no text to apply", async () => {
  const { caller } = await makeMember("owner");
  const missing = draft("https://nowhere.invalid/menu.jpg", { content_type: "image" });
  const { feedback, unread } = await scoreForPage(caller, missing, now);
  expect(unread).toMatch(/^The image was not read, so the score rests on platform and format alone: \S/);
  expect(feedback).toMatchObject([{ changed_text: null, suggestion: unread }]);
  expect((await scoreForPage(caller, draft(TEXT), now)).unread).toBeNull();
});

it("403 Plan Required below Agency", async () => {
  for (const plan of ["creator", "pro"] as const) {
    const { caller } = await makeMember("owner", plan);
    await expect(scoreForPage(caller, draft(TEXT), now)).rejects.toMatchObject({ title: "Plan Required" });
  }
});

it("other callers are told of no changed texts", async () => {
  const { caller } = await makeMember("owner");
  const answer = await scoreDraft(caller, draft(`${TEXT}!!!`), { now, expand: ["evidence"] });
  expect(answer.feedback.length).toBeGreaterThan(0);
  expect(JSON.stringify(answer)).not.toMatch(/changed_text|unread/);
});
