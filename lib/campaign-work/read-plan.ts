import { getStoredCampaign } from "../campaigns/get-stored-campaign.ts";
import { listPhaseDays } from "../campaigns/phase-days.ts";
import { type PhaseDays, StoredPhases } from "../campaigns/schemas.ts";
import type { WorkspaceTx } from "../db.ts";
import { nameDraft } from "../drafts/name-draft.ts";
import { presentFields } from "../drafts/read-draft.ts";
import type { PlannedPost } from "./schemas.ts";

/** A planned post as it is kept, with what it says and what a person says became of it. */
export type PlannedDraft = Omit<PlannedPost, "posted"> & {
  texts: string[];
  chosen: { profile: string; id: string } | "none" | null;
};

export type Plan = {
  startDate: Date;
  phases: PhaseDays[];
  /** By their days, those without one last. */
  posts: PlannedDraft[];
};

/**
 * The phases of a campaign and the posts that are planned for it.
 * @throws Problem 404 `Not Found` for every other id.
 */
export async function readPlan(tx: WorkspaceTx, workspaceId: string, id: string): Promise<Plan> {
  const campaign = await getStoredCampaign(tx, { workspaceId, id });
  const rows = await tx.draft.findMany({
    where: { workspaceId, campaignId: id, status: { not: "dropped" } },
    orderBy: [{ plannedOn: { sort: "asc", nulls: "last" } }, { createdAt: "asc" }, { id: "asc" }],
    include: { variants: { orderBy: { position: "asc" } } },
  });
  const owners = await tx.user.findMany({
    where: { id: { in: [...new Set(rows.map(({ ownerId }) => ownerId))] } },
    select: { id: true, name: true },
  });
  const posts = rows.map(({ variants, ...row }): PlannedDraft => {
    const [first] = variants;
    const { format: _, updated_at: __, ...fields } = presentFields(row);
    const owner = owners.find((one) => one.id === row.ownerId)?.name ?? null;
    return {
      ...{ ...fields, owner, words: first ? nameDraft(row.kind, first) : null },
      texts: variants.map(({ text }) => text),
      chosen: readChoice(row),
    };
  });
  const phases = listPhaseDays(campaign.startDate, StoredPhases.parse(campaign.phases));
  return { startDate: campaign.startDate, phases, posts };
}

type Choice = { postedAs: string | null; postedProfile: string | null; postedPost: string | null };

function readChoice({ postedAs, postedProfile, postedPost }: Choice): PlannedDraft["chosen"] {
  if (postedAs === "none") return "none";
  return postedProfile !== null && postedPost !== null ? { profile: postedProfile, id: postedPost } : null;
}
