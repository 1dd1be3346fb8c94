import { Prisma } from "#prisma/generated/client.ts";
import type { WorkspaceTx } from "../db.ts";
import type { Crisis } from "../formula/find-crisis.ts";

/** Keeps what the newest figures show, so that alerts and the portfolio need not wait for an audit. */
export async function keepCrisis(
  tx: WorkspaceTx,
  workspaceId: string,
  crisis: Crisis | null,
  now: Date,
): Promise<void> {
  const data = { crisis: crisis ?? Prisma.DbNull, crisisAt: now };
  await tx.dataVersion.updateMany({ where: { workspaceId }, data });
}
