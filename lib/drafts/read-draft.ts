import type { WorkspaceReader } from "../db.ts";
import { isId } from "../ids.ts";
import { utcDay } from "../time.ts";
import { draftNotFound } from "./authorise-drafts.ts";
import type { Draft, KeptScore, KeptVariant } from "./schemas.ts";

/** How the score of a variant is kept. */
export type ScoreRow = {
  score: number | null;
  scoreLow: number | null;
  scoreHigh: number | null;
  scoredAt: Date | null;
};

/**
 * A draft as it is kept, with the names of those who had to do with it.
 * @throws Problem 404 `Not Found` for every other id.
 */
export async function readDraft(tx: WorkspaceReader, workspaceId: string, id: string): Promise<Draft> {
  if (!isId(id)) throw draftNotFound();
  const row = await tx.draft.findFirst({
    where: { workspaceId, id },
    include: { variants: { orderBy: { position: "asc" } } },
  });
  if (!row) throw draftNotFound();
  const names = await tx.user.findMany({
    where: { id: { in: [row.ownerId, row.updatedBy] } },
    select: { id: true, name: true },
  });
  const nameOf = (userId: string) => names.find((one) => one.id === userId)?.name ?? null;
  return {
    ...presentFields(row),
    version: row.version,
    campaign_id: row.campaignId,
    variants: row.variants.map((one) => ({
      text: one.text,
      address: one.address,
      score: presentScore(one),
    })),
    owner: nameOf(row.ownerId),
    updated_by: nameOf(row.updatedBy),
    created_at: row.createdAt.toISOString(),
  };
}

type Chosen = Pick<Draft, "id" | "platform" | "format" | "kind" | "status">;
type Fields = Chosen & Pick<Draft, "planned_on" | "updated_at">;
type DraftRow = { [Name in keyof Chosen]: string } & { plannedOn: Date | null; updatedAt: Date };

/** What lists show of a draft, too. */
export function presentFields({ plannedOn, updatedAt, ...row }: DraftRow): Fields {
  const { id, platform, format, kind, status } = row as Chosen;
  return {
    ...{ id, platform, format, kind, status },
    planned_on: plannedOn && utcDay(plannedOn),
    updated_at: updatedAt.toISOString(),
  };
}

export function presentScore({ score, scoreLow, scoreHigh, scoredAt }: ScoreRow): KeptScore | null {
  if (score === null || scoreLow === null || scoreHigh === null || scoredAt === null) return null;
  return { value: score, low: scoreLow, high: scoreHigh, at: scoredAt.toISOString() };
}

/** The rows of the variants of a draft, the first one at 0. */
export function variantRows(variants: readonly KeptVariant[]) {
  return variants.map(({ text, address, score }, position) => ({
    position,
    text,
    address,
    ...scoreRow(score),
  }));
}

export function scoreRow(score: KeptScore | null): ScoreRow {
  return {
    score: score?.value ?? null,
    scoreLow: score?.low ?? null,
    scoreHigh: score?.high ?? null,
    scoredAt: score && new Date(score.at),
  };
}
