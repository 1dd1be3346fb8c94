import type { Upload } from "#prisma/generated/client.ts";
import { withWorkspace } from "../db.ts";
import type { ImportResult } from "../imports/import-file.ts";
import { type Lease, LeaseLost, releaseLease, writeWithLease } from "../jobs/lease.ts";
import { wakeWorker } from "../jobs/wake-worker.ts";
import { log } from "../log.ts";

const RETRY_AFTER_SECONDS = 5;
/** How often the import of a file is begun. */
export const MAX_TRIES = 3;
const TRIED = `The import failed ${MAX_TRIES} times, and nothing from the file was kept. Export the file again and import that. If it fails too, the operator can find the reason in the log.`;
const HISTORY_MISSED = "The scores of earlier days could not be updated. The next import will try again.";

export type UploadRow = Upload;
export type Refusal = { status: "failed"; errorTitle: string; errorDetail: string };
type Ending = { completedAt: Date } & ({ status: "completed"; result?: ImportResult } | Refusal);

/** Ends an upload under its lease, and lets go of its bytes. */
export async function endUpload(lease: Lease, ending: Ending): Promise<void> {
  const { workspaceId, id } = lease;
  await writeWithLease(lease, async (tx) => {
    await tx.uploadChunk.deleteMany({ where: { workspaceId, uploadId: id } });
    const data = { ...ending, leaseToken: null, leaseUntil: null };
    await tx.upload.update({ where: { workspaceId_id: { workspaceId, id } }, data });
    await wakeWorker(tx, "fits");
  });
}

/**
 * What becomes of a file whose import failed by an unexpected error, or died with its process: it is tried again, but not for
 * ever. One that always fails must not hold up the others.
 * @returns whether this call ended it.
 */
export async function giveUpTry(lease: Lease, error: unknown, now: Date): Promise<boolean> {
  if (error instanceof LeaseLost) return false;
  log().error({ err: error }, "an import failed");
  const { workspaceId, id } = lease;
  const where = { workspaceId_id: { workspaceId, id } };
  const upload = await withWorkspace(workspaceId, (tx) => tx.upload.findUniqueOrThrow({ where }));
  if (upload.tries >= MAX_TRIES) return await endTried(lease, upload, now);
  await releaseLease(lease, RETRY_AFTER_SECONDS);
  return false;
}

/** Gives a file back whose import was broken off by a worker that stops: that was no try. */
export async function giveBackTry(lease: Lease): Promise<void> {
  const { workspaceId, id } = lease;
  await withWorkspace(workspaceId, (tx) =>
    tx.upload.updateMany({
      where: { workspaceId, id, leaseToken: lease.token, tries: { gt: 0 } },
      data: { tries: { decrement: 1 } },
    }),
  );
  await releaseLease(lease, 0);
}

/** Ends a file that was tried often enough. Rows that have landed stay: then it was the history that could not be written. */
export async function endTried(lease: Lease, upload: UploadRow, completedAt: Date): Promise<true> {
  const result = upload.result as ImportResult | null;
  if (result) {
    const notes = [...result.notes, HISTORY_MISSED];
    await endUpload(lease, { status: "completed", completedAt, result: { ...result, notes } });
  } else {
    await endUpload(lease, {
      status: "failed",
      completedAt,
      errorTitle: "Import Failed",
      errorDetail: TRIED,
    });
  }
  return true;
}
