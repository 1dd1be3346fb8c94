import type { WorkspaceTx } from "../db.ts";
import { newId } from "../ids.ts";
import { wakeWorker } from "../jobs/wake-worker.ts";

/**
 * Tells the people of a workspace something, in the transaction of what happened. The dashboard shows it, and where mail
 * is configured the owners get it (`mail-notices.ts`).
 * @param notice.kind for programs, `webhook.disabled`; `subject` one line; `detail` what happened and what to do; `id` of
 * what is told once however often it is found, else a new one.
 */
export async function writeNotice(
  tx: WorkspaceTx,
  notice: { workspaceId: string; id?: string; kind: string; subject: string; detail: string; now: Date },
): Promise<void> {
  const { now, id = newId("ntc"), ...fields } = notice;
  await tx.notice.createMany({ data: [{ ...fields, id, createdAt: now }], skipDuplicates: true });
  await wakeWorker(tx, "notices");
}
