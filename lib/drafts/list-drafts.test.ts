import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { makeDraft } from "#scripts/testing/drafts.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { listDrafts } from "./list-drafts.ts";
import type { DraftQuery, DraftRow } from "./schemas.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour));
const text = (words: string) => ({ variants: [{ text: words, address: "" }] });
const wordsOf = (drafts: DraftRow[]) => drafts.map(({ words }) => words);

async function makeDrafts() {
  const { id } = await makeWorkspace("agency");
  await makeDraft(id, { ...text("Undated"), platform: "linkedin" }, at(1));
  await makeDraft(id, { ...text("July"), planned_on: "2026-07-01", status: "ready" }, at(2));
  await makeDraft(id, { ...text("June"), planned_on: "2026-06-10" }, at(3));
  await makeDraft(id, { ...text("Also July"), planned_on: "2026-07-01", status: "dropped" }, at(4));
  await makeDraft(id, { ...text("Later undated"), status: "posted" }, at(5));
  const caller = await operatorFor(id);
  return (query: Partial<DraftQuery>, limit?: number) =>
    listDrafts(caller, { sort: "planned", ...query }, { now: at(6), ...(limit && { limit }) });
}

it("by the planned day those without one come last; else what was changed last comes first", async () => {
  const list = await makeDrafts();
  const planned = await list({});
  expect(wordsOf(planned.drafts)).toEqual(["June", "Also July", "July", "Later undated", "Undated"]);
  expect(planned).toMatchObject({ total: 5, known: 5, next: null });
  expect(wordsOf((await list({ sort: "updated" })).drafts)).toEqual([
    ...["Later undated", "Also July", "June", "July", "Undated"],
  ]);
});

it("is the same list in whatever parts it is read", async () => {
  const list = await makeDrafts();
  for (const sort of ["planned", "updated"] as const) {
    const whole = wordsOf((await list({ sort })).drafts);
    for (const size of [1, 2, 3]) {
      const parts: (string | null)[] = [];
      for (let after: string | undefined; ; ) {
        const page = await list({ sort, after }, size);
        parts.push(...wordsOf(page.drafts));
        expect(page.total).toBe(5);
        if (page.next === null) break;
        after = page.next;
      }
      expect([sort, size, parts]).toEqual([sort, size, whole]);
    }
  }
  await expect(list({ after: "nonsense" })).rejects.toMatchObject({ title: "Invalid Request" });
});

it("is filtered by platform and state, and says how many there are without a filter", async () => {
  const list = await makeDrafts();
  const open = await list({ status: "open" });
  expect(wordsOf(open.drafts)).toEqual(["June", "July", "Undated"]);
  expect(open).toMatchObject({ total: 3, known: 5 });
  expect(wordsOf((await list({ status: "ready" })).drafts)).toEqual(["July"]);
  expect(wordsOf((await list({ platform: "linkedin" })).drafts)).toEqual(["Undated"]);
  expect(await list({ platform: "linkedin", status: "posted" })).toMatchObject({
    drafts: [],
    total: 0,
    known: 5,
  });
});

it("shows the beginning of a text, the name of a file, and the score of the first variant", async () => {
  const { id } = await makeWorkspace("agency");
  const variants = [
    { text: `${"A long story of bread. ".repeat(5)}`, address: "" },
    { text: "Another wording", address: "" },
  ];
  await makeDraft(id, { variants }, at(1));
  await makeDraft(id, { kind: "image", variants: [{ text: "Words", address: "" }] }, at(2));
  const address = "http://files.example/a/menu.jpg?size=2";
  await makeDraft(id, { kind: "image", variants: [{ text: "Words", address }] }, at(3));
  const rows = (await listDrafts(await operatorFor(id), { sort: "updated" }, { now: at(6) })).drafts;
  expect(rows).toMatchObject([
    { words: "menu.jpg", score: null },
    { words: null, score: null, variants: 1, kind: "image" },
    {
      words: "A long story of bread. A long story of bread. A long story of bread. A long…",
      score: { value: expect.any(Number) },
      variants: 2,
    },
  ]);
});
