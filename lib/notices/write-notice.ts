import type { WorkspaceTx } from "../db.ts";
import { newId } from "../ids.ts";

/**
 * Tells the people of a workspace something, in the transaction of what happened. The dashboard shows it, and where mail
 * is configured the owners get it (`mail-notices.ts`).
 * @param notice.kind for programs, `webhook.disabled`; `subject` one line; `detail` what happened and what to do.
 */
export async function writeNotice(
  tx: WorkspaceTx,
  notice: { workspaceId: string; kind: string; subject: string; detail: string; now: Date },
): Promise<void> {
  const { now, ...fields } = notice;
  await tx.notice.create({ data: { ...fields, id: newId("ntc"), createdAt: now } });
}
