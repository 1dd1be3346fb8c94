import { findMember } from "#lib/access/find-member.ts";
import { withIdentity, withWorkspace } from "#lib/db.ts";
import { createDraft } from "#lib/drafts/create-draft.ts";
import { NewDraft } from "#lib/drafts/schemas.ts";
import { addDays, utcDay } from "#lib/time.ts";

type DemoDraft = Pick<NewDraft, "platform" | "status"> & {
  /** Days after today; null without a day. */
  planned: number | null;
  format?: NewDraft["format"];
  /** Its wordings. */
  texts: string[];
};

/** What the brands are about to post, by name. */
const DRAFTS: Record<string, DemoDraft[]> = {
  "Halden Outdoor": [
    {
      platform: "instagram",
      status: "ready",
      planned: 2,
      texts: [
        "Four days of rain on the coast path, and the Storm shell kept us dry. Where would you take it?",
        "Rain for four days!!! The Storm shell did not care. Where would you take yours?",
      ],
    },
    {
      platform: "instagram",
      status: "draft",
      planned: 5,
      texts: ["Torn strap? Our repair bench shows how to mend your Ridge pack in ten minutes."],
    },
    {
      platform: "youtube",
      status: "draft",
      planned: 9,
      texts: ["How we test the Tarn 2 tent\n40 hours in the rain tower, then a week on a ridge."],
    },
    {
      platform: "instagram",
      status: "dropped",
      planned: null,
      texts: [
        "This weekend only: 20 % off everything in our shops #outdoor #hiking #sale #deal #gear #trail",
      ],
    },
    {
      platform: "instagram",
      status: "posted",
      planned: -3,
      texts: ["Sunrise above the clouds. Photo by a customer, Moss fleece by us."],
    },
  ],
  "Mirabel Skincare": [
    {
      platform: "instagram",
      format: "reel",
      status: "ready",
      planned: 1,
      texts: ["Morning routine in 30 seconds: cleanse, Dew serum, done. Save it for tomorrow."],
    },
    {
      platform: "tiktok",
      status: "draft",
      planned: 4,
      texts: [
        "What is in the Barrier cream, and why: our chemist reads the label with you.",
        "Nine ingredients, nine reasons. Our chemist reads the label of the Barrier cream with you.",
      ],
    },
    {
      platform: "instagram",
      status: "draft",
      planned: null,
      texts: ["Dry, oily or both? Tell us your skin, we tell you how to use the Calm balm."],
    },
  ],
};

/** Before midnight, when they were written. */
const HOURS_BEFORE = 9;

/** Keeps the drafts of a demo workspace, as its owner wrote them on the day before; what has a day is for the campaign that runs. */
export async function keepDemoDrafts(workspaceId: string, now: Date): Promise<void> {
  const owner = await withIdentity({ workspaceId }, (db) =>
    db.membership.findFirst({ where: { workspaceId }, select: { userId: true } }),
  );
  const member = owner && (await findMember(owner.userId, workspaceId));
  if (!member) return;
  const campaign = await withWorkspace(workspaceId, (tx) =>
    tx.campaign.findFirst({ where: { workspaceId, status: "active" }, select: { id: true } }),
  );
  const today = utcDay(now);
  const yesterday = new Date(Date.parse(today) - HOURS_BEFORE * 3_600_000);
  for (const { planned, texts, ...draft } of DRAFTS[member.workspace.name] ?? []) {
    const input = NewDraft.parse({
      ...draft,
      planned_on: planned === null ? null : addDays(today, planned),
      campaign_id: planned === null ? null : (campaign?.id ?? null),
      variants: texts.map((text) => ({ text, address: "" })),
    });
    await createDraft(member.caller, input, yesterday);
  }
}
