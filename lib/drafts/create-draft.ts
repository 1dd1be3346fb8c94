import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { newId } from "../ids.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { Problem } from "../problems.ts";
import { authoriseDrafts } from "./authorise-drafts.ts";
import { readDraft, variantRows } from "./read-draft.ts";
import { requireCampaign } from "./require-campaign.ts";
import { type Draft, MAX_DRAFTS, type NewDraft } from "./schemas.ts";
import { scoreVariants } from "./score-variants.ts";

/**
 * Keeps a draft in the caller's workspace, with the scores of its variants.
 * @param record writes the entry of the audit log, with the draft.
 * @throws Problem 403 `Plan Required` below Agency, 409 `Limit Reached` when the workspace keeps as many as it may,
 * 404 `Not Found` for a campaign that is not there.
 */
export async function createDraft(
  caller: Caller,
  input: NewDraft,
  now: Date,
  record?: Recorder,
): Promise<Draft> {
  authoriseDrafts(caller);
  const { workspaceId, actor } = caller;
  const { platform, format, kind, status, planned_on, campaign_id: campaignId } = input;
  const variants = await scoreVariants(caller, input, { before: null, now });
  const id = newId("dft");
  return withWorkspace(workspaceId, async (tx) => {
    await checkLimit(tx, workspaceId);
    await requireCampaign(tx, workspaceId, campaignId);
    await tx.draft.create({
      data: {
        ...{ workspaceId, id, platform, format, kind, status, campaignId },
        plannedOn: planned_on === null ? null : new Date(planned_on),
        ...{ ownerId: actor.id, createdAt: now, updatedBy: actor.id, updatedAt: now },
        variants: { create: variantRows(variants) },
      },
    });
    await record?.(tx, { workspaceId, subject: id });
    return readDraft(tx, workspaceId, id);
  });
}

async function checkLimit(tx: WorkspaceTx, workspaceId: string): Promise<void> {
  await lockUntilEnd(tx, `drafts of ${workspaceId}`);
  if ((await tx.draft.count({ where: { workspaceId } })) < MAX_DRAFTS) return;
  throw new Problem(
    "Limit Reached",
    `A workspace keeps at most ${MAX_DRAFTS} drafts. Delete some that you no longer need.`,
  );
}
