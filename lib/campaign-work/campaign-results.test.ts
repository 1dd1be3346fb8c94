import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { CampaignBody } from "#lib/campaigns/schemas.ts";
import { getDraft } from "#lib/drafts/get-draft.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { addDays } from "#lib/time.ts";
import { makeDraft } from "#scripts/testing/drafts.ts";
import { profileOf } from "#scripts/testing/profiles.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { chooseMatch } from "./choose-match.ts";
import { getCampaignWork } from "./get-campaign-work.ts";
import { getDraftMatch } from "./get-draft-match.ts";
import { readLift } from "./read-lift.ts";

const planned = new Date("2026-05-20T10:00:00Z");
const now = new Date("2026-06-24T10:00:00Z");
const START = "2026-06-01";
const TEXT = "Our winter tea is in the shop: cinnamon, orange and a little fire";

/** A campaign of four weeks from 1 June on, and a post a day from January to 23 June, whose likes double with it. */
async function brand({ from = "2026-01-01", to = "2026-06-23", likes = 10 } = {}) {
  const { id } = await makeWorkspace("agency");
  const caller = await operatorFor(id);
  const plan = (name: string, start: string, weeks = 4) =>
    createCampaign(caller, CampaignBody.parse({ name, start_date: start, duration_weeks: weeks }), planned);
  const campaign = (await plan("Tea", START)).id;
  const rows = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    rows.push(
      `${day},${day}T09:00:00Z,${day === "2026-06-10" ? `"${TEXT}!"` : "Loft"},${day < START ? likes : 2 * likes},100`,
    );
  await importText(id, "instagram", ["id,created_at,text,likes,views", ...rows, ""].join("\n"));
  return { id, caller, campaign, plan };
}

it("tells what came of each phase, and what is not known of it", async () => {
  const { id, caller, campaign } = await brand();
  await rebuildHistory(id, now);
  const { phases } = await getCampaignWork(caller, campaign, now);
  const [first, , third, last] = phases.map(({ results }) => results);
  expect(first).toMatchObject({
    ...{ posts: 7, views: 700, withViews: 7, engagements: 140, withEngagements: 7, rate: 20, withRate: 7 },
    ...{ comments: null, known: ["instagram"], missing: [] },
    score: { start: expect.any(Number), end: expect.any(Number) },
  });
  expect(third).toMatchObject({ posts: 7, engagements: 140 });
  // Of 22 to 24 June two days are known.
  expect(last).toMatchObject({ posts: 2, engagements: 40, known: [], missing: ["instagram"] });
  const before = await getCampaignWork(caller, campaign, new Date("2026-05-25T10:00:00Z"));
  expect(before.phases.map(({ results }) => results)).toEqual([null, null, null, null]);
});

it("matches what was posted, and lets a person correct it", async () => {
  const { id, caller, campaign } = await brand();
  const text = {
    variants: [
      { text: "Something else", address: "" },
      { text: TEXT, address: "" },
    ],
  };
  const changes = { ...text, campaign_id: campaign, planned_on: "2026-06-09" };
  const [draft, other] = [await makeDraft(id, changes, planned), await makeDraft(id, changes, planned)];
  const profile = await profileOf(id, "instagram");
  const posted = async () => {
    const { phases } = await getCampaignWork(caller, campaign, now);
    return Object.fromEntries(
      phases.flatMap((phase) =>
        phase.planned.map((one) => [one.id, one.posted && [one.posted.id, one.posted.isChosen]]),
      ),
    );
  };
  const [one, two] = [draft, other].sort() as [string, string];
  expect(await posted()).toEqual({ [one]: ["2026-06-10", false], [two]: null });
  await chooseMatch(caller, one, { posted_as: "none" });
  expect(await posted()).toEqual({ [one]: null, [two]: ["2026-06-10", false] });
  await chooseMatch(caller, two, { posted_as: "post", profile, post: "2026-06-02" });
  expect(await posted()).toEqual({ [one]: null, [two]: ["2026-06-02", true] });
  // What two drafts cannot both be, the newest word decides.
  await chooseMatch(caller, one, { posted_as: "post", profile, post: "2026-06-02" });
  expect(await posted()).toEqual({ [one]: ["2026-06-02", true], [two]: ["2026-06-10", false] });
  const match = await getDraftMatch(caller, await getDraft(caller, one), now);
  expect(match).toMatchObject({
    posted_as: "post",
    posted: { id: "2026-06-02", interactions: 20, views: 100 },
  });
  expect(match?.choices).toHaveLength(29);
  await chooseMatch(caller, one, { posted_as: "auto" });
  expect(await posted()).toEqual({ [one]: ["2026-06-10", false], [two]: null });
  const refused = { title: "Not Found" };
  for (const post of ["gone", "", "\0"])
    await expect(chooseMatch(caller, one, { posted_as: "post", profile, post })).rejects.toMatchObject(
      refused,
    );
  const stranger = await brand();
  await expect(chooseMatch(stranger.caller, one, { posted_as: "none" })).rejects.toMatchObject(refused);
  const foreign = {
    posted_as: "post",
    profile: await profileOf(stranger.id, "instagram"),
    post: "2026-06-02",
  } as const;
  await expect(chooseMatch(caller, one, foreign)).rejects.toMatchObject(refused);
  expect(
    await getDraftMatch(caller, await getDraft(caller, await makeDraft(id, {}, planned)), now),
  ).toBeNull();
});

it("says what the plan lacks, of plan and posts together", async () => {
  const { id, caller, campaign } = await brand();
  await makeDraft(id, { campaign_id: campaign, planned_on: "2026-06-26", platform: "tiktok" }, planned);
  const { gaps } = await getCampaignWork(caller, campaign, now);
  expect(gaps.map(({ title }) => title)).toEqual([
    "No post on Instagram from 2026-06-24 to 2026-06-28 (5 days)",
  ]);
  const empty = await getCampaignWork(caller, campaign, new Date("2026-05-21T10:00:00Z"));
  expect(empty.gaps.map(({ kind }) => kind)).not.toContain("promotional");
});

it("tells the lift of the whole weeks that have settled", async () => {
  const { caller, campaign } = await brand();
  const lift = await readLift(caller, campaign, now);
  expect(lift).toMatchObject({
    ...{ actual: 280, first: START, last: "2026-06-14", weeks: 2, platforms: ["instagram"] },
    lift: expect.closeTo(1),
  });
});

it("tells no lift where it cannot be told, and why", async () => {
  const early = await brand();
  const soon = new Date("2026-06-14T10:00:00Z");
  expect(await readLift(early.caller, early.campaign, soon)).toEqual({
    refused: "early",
    from: "2026-06-15",
  });
  expect(await readLift(early.caller, early.campaign, new Date("2026-06-15T10:00:00Z"))).toMatchObject({
    weeks: 1,
  });
  const young = await brand({ from: "2026-05-01" });
  expect(await readLift(young.caller, young.campaign, now)).toEqual({
    refused: "history",
    needed: 70,
    known: 31,
  });
  const stale = await brand({ to: "2026-06-10" });
  expect(await readLift(stale.caller, stale.campaign, now)).toEqual({ refused: "missing", days: 4, of: 14 });
  const quiet = await brand({ likes: 1 });
  expect(await readLift(quiet.caller, quiet.campaign, now)).toMatchObject({ refused: "too few" });
  const beside = await brand();
  await beside.plan("Coffee", "2026-06-12");
  expect(await readLift(beside.caller, beside.campaign, now)).toEqual({
    refused: "campaign",
    name: "Coffee",
  });
  const after = await brand();
  await after.plan("Cocoa", "2026-05-25", 1);
  const lift = await readLift(after.caller, after.campaign, now);
  expect(lift).toMatchObject({ weeks: 2 });
});
