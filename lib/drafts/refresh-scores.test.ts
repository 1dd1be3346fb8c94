import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { fitAccountModels } from "#lib/studio/fit-account-models.ts";
import { scoreForPage } from "#lib/studio/score-for-page.ts";
import { makeDraft } from "#scripts/testing/drafts.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { changeDraft } from "./change-draft.ts";
import { getDraft } from "./get-draft.ts";
import { listDrafts } from "./list-drafts.ts";
import { refreshScores } from "./refresh-scores.ts";

const HOUR = 3_600_000;
const now = new Date();
const before = new Date(now.getTime() - HOUR);
const after = new Date(now.getTime() + HOUR);
const evenLater = new Date(now.getTime() + 2 * HOUR);
const TEXT = "Our new roast is here and it is the best that we have ever made";
const wording = (text: string) => ({ text, address: "" });

/** A draft for X with two wordings and one for LinkedIn, and then a model of the brand's posts on X. */
async function makeLearnt() {
  const { id } = await makeWorkspace("agency");
  const caller = await operatorFor(id);
  const variants = [wording(TEXT), wording(`${TEXT}!!!`)];
  const draft = await makeDraft(id, { platform: "twitter", variants }, before);
  const other = await makeDraft(id, { platform: "linkedin", variants }, before);
  const old = await getDraft(caller, draft);
  await importText(id, "twitter", makePosts(60));
  await fitAccountModels(id, now);
  const list = async (at: Date) => {
    const { drafts } = await listDrafts(caller, { sort: "planned" }, { now: at });
    return (wanted: string) => drafts.find((one) => one.id === wanted)?.score;
  };
  return { caller, draft, other, old, list };
}

it("a list shows the score that the draft's page does once more has been learnt, and keeps it", async () => {
  const { caller, draft, other, old, list } = await makeLearnt();
  const input = { content_type: "text", content: TEXT, platform: "twitter", format: "post" } as const;
  const { score, evidence } = await scoreForPage(caller, input, after);
  const { low, high } = evidence.interval;
  expect(score).not.toBe(old.variants[0]?.score?.value);
  const fresh = { value: score, low, high, at: after.toISOString() };
  const scoreOf = await list(after);
  expect(scoreOf(draft)).toEqual(fresh);
  expect(scoreOf(other)?.at).toBe(before.toISOString());
  const [first, second] = old.variants;
  expect(await getDraft(caller, draft)).toEqual({ ...old, variants: [{ ...first, score: fresh }, second] });
  expect((await list(evenLater))(draft)).toEqual(fresh);
});

it("saving scores anew what was scored before more was learnt", async () => {
  const { caller, draft, other } = await makeLearnt();
  const times = async (id: string, at: Date, version: number) => {
    const { variants } = await changeDraft(caller, id, { version, status: "ready" }, at);
    return variants.map(({ score }) => score?.at);
  };
  expect(await times(draft, after, 1)).toEqual([after.toISOString(), after.toISOString()]);
  expect(await times(draft, evenLater, 2)).toEqual([after.toISOString(), after.toISOString()]);
  expect(await times(other, after, 1)).toEqual([before.toISOString(), before.toISOString()]);
});

it("keeps no score of a text that somebody has changed meanwhile", async () => {
  const { caller, draft, old } = await makeLearnt();
  const score = { score: 40, scoreLow: 10, scoreHigh: 90, scoredAt: before };
  const read = { ...old, first: { ...wording("As it was read"), ...score } };
  const scores = await refreshScores(caller, [read], { fits: new Map([["twitter", now]]), now: after });
  expect(scores.get(draft)?.at).toBe(after.toISOString());
  expect(await getDraft(caller, draft)).toEqual(old);
});
