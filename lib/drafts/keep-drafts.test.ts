import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { withWorkspace } from "#lib/db.ts";
import { scoreForPage } from "#lib/studio/score-for-page.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { makeDraft } from "#scripts/testing/drafts.ts";
import { makeMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { changeDraft } from "./change-draft.ts";
import { createDraft } from "./create-draft.ts";
import { deleteDraft } from "./delete-draft.ts";
import { getDraft } from "./get-draft.ts";
import { listDrafts } from "./list-drafts.ts";
import { DraftChanges, MAX_DRAFTS, NewDraft } from "./schemas.ts";

const now = new Date("2026-06-01T10:00:00Z");
const later = new Date("2026-06-02T10:00:00Z");
const TEXT = "Our new roast is here and it is the best that we have ever made";
const wording = (text: string) => ({ text, address: "" });

it("keeps a draft with the score of each variant, as it would be scored now", async () => {
  const { caller } = await makeMember("editor");
  const input = NewDraft.parse({
    platform: "instagram",
    planned_on: "2026-06-24",
    variants: [wording(TEXT), wording(""), wording(`${TEXT}!!!`)],
  });
  const draft = await createDraft(caller, input, now);
  const { score, evidence } = await scoreForPage(
    caller,
    { content_type: "text", content: TEXT, platform: "instagram", format: "post" },
    now,
  );
  const { low, high } = evidence.interval;
  expect(draft).toMatchObject({
    ...{ platform: "instagram", format: "post", kind: "text", status: "draft", planned_on: "2026-06-24" },
    ...{ version: 1, created_at: now.toISOString(), updated_at: now.toISOString() },
    variants: [
      { text: TEXT, score: { value: score, low, high, at: now.toISOString() } },
      { text: "", score: null },
      { text: `${TEXT}!!!` },
    ],
  });
  expect(draft.variants[2]?.score?.value).not.toBe(score);
  expect(draft.owner).toBe(draft.updated_by);
  expect(draft.owner).toEqual(expect.any(String));
  expect(await getDraft(caller, draft.id)).toEqual(draft);
});

it("keeps no score where 50 would only stand for not known, nor of an address that may not be read", async () => {
  const { caller } = await makeMember("editor");
  const keep = async (changes: object) =>
    (await createDraft(caller, NewDraft.parse({ platform: "pinterest", ...changes }), now)).variants;
  expect(await keep({ variants: [wording("Ten ways to fold a napkin for a Sunday lunch")] })).toMatchObject([
    { score: null },
  ]);
  const address = "http://127.0.0.1/menu.jpg";
  expect(await keep({ kind: "image", variants: [{ text: "", address }] })).toEqual([
    { text: "", address, score: null },
  ]);
});

it("changes what is named, scores only what differs, and says who did it", async () => {
  const { caller } = await makeMember("editor");
  const variants = [wording(TEXT), wording(`${TEXT}!!!`)];
  const { id } = await createDraft(caller, NewDraft.parse({ platform: "instagram", variants }), now);
  const ready = await changeDraft(
    caller,
    id,
    { version: 1, status: "ready", planned_on: "2026-07-01" },
    later,
  );
  expect(ready).toMatchObject({
    status: "ready",
    planned_on: "2026-07-01",
    version: 2,
    platform: "instagram",
  });
  expect(ready.updated_at).toBe(later.toISOString());
  expect(ready.variants.map(({ score }) => score?.at)).toEqual([now.toISOString(), now.toISOString()]);
  const rewritten = [wording(`${TEXT}!!!`), wording("Something else altogether")];
  const changed = await changeDraft(caller, id, { version: 2, variants: rewritten, planned_on: null }, later);
  expect(changed.variants.map(({ text, score }) => [text, score?.at])).toEqual([
    [`${TEXT}!!!`, now.toISOString()],
    ["Something else altogether", later.toISOString()],
  ]);
  expect(changed).toMatchObject({ status: "ready", planned_on: null });
  const moved = await changeDraft(caller, id, { version: 3, platform: "linkedin" }, later);
  expect(moved.variants[0]?.score?.at).toBe(later.toISOString());
});

it("refuses a change of a version that is not the newest, and keeps what is there", async () => {
  const { id } = await makeWorkspace("agency");
  const caller = await operatorFor(id);
  const draftId = await makeDraft(id);
  await changeDraft(caller, draftId, { version: 1, status: "ready" }, now);
  const late = changeDraft(caller, draftId, { version: 1, status: "dropped", variants: [wording("x")] }, now);
  await expect(late).rejects.toMatchObject({ title: "Draft Changed", status: 409 });
  expect(await getDraft(caller, draftId)).toMatchObject({
    status: "ready",
    variants: [{ text: "The new menu starts on Monday." }],
  });
});

it("knows no draft of nobody and of other workspaces, and none below the Agency plan", async () => {
  const { id } = await makeWorkspace("agency");
  const draftId = await makeDraft(id);
  const other = await operatorFor((await makeWorkspace("agency")).id);
  const refused = { title: "Not Found" };
  for (const wrong of [draftId, "dft_nobody", "'"]) {
    await expect(getDraft(other, wrong)).rejects.toMatchObject(refused);
    await expect(changeDraft(other, wrong, { version: 1 }, now)).rejects.toMatchObject(refused);
    await expect(deleteDraft(other, wrong)).rejects.toMatchObject(refused);
  }
  expect(await listDrafts(other, { sort: "planned" }, { now })).toEqual({
    drafts: [],
    next: null,
    total: 0,
    known: 0,
  });
  await changeWorkspace(id, { plan: "pro" }, now);
  const below = await operatorFor(id);
  for (const ask of [() => getDraft(below, draftId), () => listDrafts(below, { sort: "planned" }, { now })])
    await expect(ask()).rejects.toMatchObject({ title: "Plan Required" });
});

it("deletes a draft with its variants", async () => {
  const { id } = await makeWorkspace("agency");
  const caller = await operatorFor(id);
  const draftId = await makeDraft(id);
  expect(await deleteDraft(caller, draftId)).toEqual({ id: draftId, deleted: true });
  await expect(getDraft(caller, draftId)).rejects.toMatchObject({ title: "Not Found" });
  const left = await withWorkspace(id, (tx) => tx.draftVariant.count({ where: { workspaceId: id } }));
  expect(left).toBe(0);
});

it("keeps so many drafts and no more", async () => {
  const { id } = await makeWorkspace("agency");
  const drafts = Array.from({ length: MAX_DRAFTS - 1 }, (_, n) => ({
    ...{ workspaceId: id, id: `dft_${n}`, platform: "tiktok", format: "post", kind: "text", status: "draft" },
    ...{ ownerId: "usr_1", updatedBy: "usr_1", createdAt: now, updatedAt: now },
  }));
  await ownerDb().draft.createMany({ data: drafts });
  const kept = await Promise.allSettled([makeDraft(id), makeDraft(id)]);
  expect(kept.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(makeDraft(id)).rejects.toMatchObject({ title: "Limit Reached" });
});

it("takes texts as platforms do, and nothing that could not be stored", () => {
  const parse = (changes: object) =>
    NewDraft.safeParse({ platform: "instagram", variants: [wording("")], ...changes });
  expect(parse({ variants: [wording("Two lines\nand a tab\t👋")] }).success).toBe(true);
  expect(parse({ variants: [wording("👋".repeat(10_000))] }).success).toBe(true);
  for (const wrong of [
    { variants: [wording("👋".repeat(10_001))] },
    { variants: [wording("a\0b")] },
    { variants: [wording("\ud83d")] },
    { variants: [{ text: "", address: "x".repeat(2_001) }] },
    { variants: [] },
    { variants: [wording("1"), wording("2"), wording("3"), wording("4")] },
    { platform: "myspace" },
    { status: "gone" },
    { planned_on: "2026-02-30" },
    { planned_on: "tomorrow" },
  ])
    expect([wrong, parse(wrong).success]).toEqual([wrong, false]);
  expect(DraftChanges.safeParse({ status: "ready" }).success).toBe(false);
});
