import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { findFits } from "../studio/find-fits.ts";
import { authoriseDrafts } from "./authorise-drafts.ts";
import { readDraft, variantRows } from "./read-draft.ts";
import { requireCampaign } from "./require-campaign.ts";
import type { Draft, DraftChanges, KeptVariant, NewDraft } from "./schemas.ts";
import { scoreVariants } from "./score-variants.ts";

/**
 * Changes a draft of the caller's workspace; what differs from before is scored anew, and what was scored before more was
 * learnt from own posts.
 * @param changes a field that is left out stays as it is
 * @param record writes the entry of the audit log, with the change.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id and campaign, 409 `Draft Changed` when the version is not the
 * newest one.
 */
export async function changeDraft(
  caller: Caller,
  id: string,
  { version, ...changes }: DraftChanges,
  now: Date,
  record?: Recorder,
): Promise<Draft> {
  authoriseDrafts(caller);
  const { workspaceId, actor } = caller;
  const before = await withWorkspace(workspaceId, async (tx) => ({
    ...(await readDraft(tx, workspaceId, id)),
    fits: await findFits(tx, workspaceId),
  }));
  const after = applyChanges(before, changes);
  const variants = await scoreVariants(caller, after, { before, now });
  const { platform, format, kind, status, planned_on, campaign_id: campaignId } = after;
  return withWorkspace(workspaceId, async (tx) => {
    await requireCampaign(tx, workspaceId, changes.campaign_id ?? null);
    const { count } = await tx.draft.updateMany({
      where: { workspaceId, id, version },
      data: {
        ...{ platform, format, kind, status, ...(changes.campaign_id !== undefined && { campaignId }) },
        plannedOn: planned_on === null ? null : new Date(planned_on),
        ...{ updatedBy: actor.id, updatedAt: now, version: { increment: 1 } },
      },
    });
    if (count === 0) await refuseChange(tx, workspaceId, id);
    await replaceVariants(tx, { workspaceId, draftId: id }, variants);
    await record?.(tx, { workspaceId, subject: id, detail: { fields: Object.keys(changes) } });
    return readDraft(tx, workspaceId, id);
  });
}

function applyChanges(before: Draft, changes: Omit<DraftChanges, "version">): NewDraft {
  const { planned_on = before.planned_on, campaign_id = before.campaign_id, ...others } = changes;
  return {
    platform: others.platform ?? before.platform,
    format: others.format ?? before.format,
    kind: others.kind ?? before.kind,
    status: others.status ?? before.status,
    planned_on,
    campaign_id,
    variants: others.variants ?? before.variants,
  };
}

async function refuseChange(tx: WorkspaceTx, workspaceId: string, id: string): Promise<never> {
  const { updated_by } = await readDraft(tx, workspaceId, id);
  throw new Problem(
    "Draft Changed",
    `${updated_by ?? "Somebody"} has saved this draft since you opened it. Nothing of yours was saved.`,
  );
}

type Key = { workspaceId: string; draftId: string };

async function replaceVariants(tx: WorkspaceTx, key: Key, variants: readonly KeptVariant[]): Promise<void> {
  await tx.draftVariant.deleteMany({ where: key });
  await tx.draftVariant.createMany({ data: variantRows(variants).map((row) => ({ ...key, ...row })) });
}
