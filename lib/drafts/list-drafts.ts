import { z } from "zod";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { readPosition, writePosition } from "../paging/position.ts";
import { findFits } from "../studio/find-fits.ts";
import { utcDay } from "../time.ts";
import { authoriseDrafts } from "./authorise-drafts.ts";
import { nameDraft } from "./name-draft.ts";
import { presentFields } from "./read-draft.ts";
import { refreshScores } from "./refresh-scores.ts";
import {
  DRAFTS_PER_PAGE,
  type DraftPage,
  type DraftQuery,
  type DraftSort,
  OPEN_STATUSES,
} from "./schemas.ts";

const ORDERS: Record<DraftSort, Prisma.DraftOrderByWithRelationInput[]> = {
  planned: [{ plannedOn: { sort: "asc", nulls: "last" } }, { createdAt: "desc" }, { id: "asc" }],
  updated: [{ updatedAt: "desc" }, { id: "asc" }],
};
const moment = z.iso.datetime();
const Planned = z.tuple([z.iso.date().nullable(), moment, z.string()]);
const Updated = z.tuple([moment, z.string()]);

type Where = Prisma.DraftWhereInput;

/**
 * Drafts of the caller's workspace, a part of the list, each with the score that it would get now.
 * @param limit how many rows at most
 * @returns rows in an order that is the same whatever the part
 * @throws Problem 403 `Plan Required` below Agency, 400 where `after` is no place in the list.
 */
export async function listDrafts(
  caller: Caller,
  { platform, status, campaign, sort, after }: DraftQuery,
  { now, limit = DRAFTS_PER_PAGE }: { now: Date; limit?: number },
): Promise<DraftPage> {
  authoriseDrafts(caller);
  const { workspaceId } = caller;
  const where: Where = {
    workspaceId,
    ...(platform && { platform }),
    ...(campaign && { campaignId: campaign }),
    ...(status && { status: status === "open" ? { in: [...OPEN_STATUSES] } : status }),
  };
  const behind = after === undefined ? {} : POSITIONS[sort](after);
  const { rows, fits, total, known } = await withWorkspace(workspaceId, async (tx) => ({
    rows: await tx.draft.findMany({
      where: { AND: [where, behind] },
      orderBy: ORDERS[sort],
      take: limit + 1,
      include: { variants: { where: { position: 0 } }, _count: { select: { variants: true } } },
    }),
    fits: await findFits(tx, workspaceId),
    total: await tx.draft.count({ where }),
    known: await tx.draft.count({ where: { workspaceId } }),
  }));
  const shown = rows.slice(0, limit).map(({ variants: [first], _count, ...row }) => ({
    ...presentFields(row),
    ...{ first, variants: _count.variants },
  }));
  const scores = await refreshScores(caller, shown, { fits, now });
  const drafts = shown.map(({ first, ...row }) => ({
    ...row,
    words: first ? nameDraft(row.kind, first) : null,
    score: scores.get(row.id) ?? null,
  }));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { drafts, next: last ? placeOf(sort, last) : null, total, known };
}

type Placed = { id: string; plannedOn: Date | null; createdAt: Date; updatedAt: Date };

function placeOf(sort: DraftSort, { id, plannedOn, createdAt, updatedAt }: Placed): string {
  if (sort === "updated") return writePosition([updatedAt.toISOString(), id]);
  return writePosition([plannedOn && utcDay(plannedOn), createdAt.toISOString(), id]);
}

/** Rows behind a place in the order of the list. */
const POSITIONS: Record<DraftSort, (after: string) => Where> = {
  updated: (after) => {
    const [at, id] = readPosition(Updated, after);
    return { OR: [{ updatedAt: { lt: at } }, { updatedAt: at, id: { gt: id } }] };
  },
  planned: (after) => {
    const [day, at, id] = readPosition(Planned, after);
    const plannedOn = day === null ? null : new Date(day);
    const later: Where[] = plannedOn ? [{ plannedOn: { gt: plannedOn } }, { plannedOn: null }] : [];
    return {
      OR: [...later, { plannedOn, createdAt: { lt: at } }, { plannedOn, createdAt: at, id: { gt: id } }],
    };
  },
};
