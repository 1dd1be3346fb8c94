import type { WorkspaceTx } from "../db.ts";
import { FIT_SECONDS } from "./take-fits.ts";

/** By platform, until when a score may have been made without what is learnt now from own posts there. */
export type Fits = ReadonlyMap<string, Date>;

/** @returns nothing for platforms on which nothing was learnt yet */
export async function findFits(tx: WorkspaceTx, workspaceId: string): Promise<Fits> {
  const rows = await tx.draftModel.findMany({
    where: { workspaceId },
    select: { platform: true, fittedAt: true },
  });
  // It is kept when learning began; what was learnt holds once that has ended.
  return new Map(
    rows.map(({ platform, fittedAt }) => [platform, new Date(fittedAt.getTime() + FIT_SECONDS * 1_000)]),
  );
}
