import { withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { type ImportResult, importFile } from "../imports/import-file.ts";
import {
  claimLease,
  holdLease,
  keepLease,
  type Lease,
  LeaseLost,
  releaseLease,
  writeWithLease,
} from "../jobs/lease.ts";
import { log } from "../log.ts";
import { Problem } from "../problems.ts";
import { rebuildHistory } from "../score/rebuild-history.ts";
import { readChunks } from "./read-chunks.ts";

const SECONDS_BEFORE_A_RETRY = 5;

type UploadRow = Awaited<ReturnType<typeof loadUpload>>;

/**
 * Imports an uploaded file, unless another living worker has it, and brings the history up to date when it was the last
 * one that waits. The rows and the result land in one transaction, so a worker that dies loses and doubles nothing.
 * @returns whether this call ended it.
 */
export async function importUpload(
  workspaceId: string,
  uploadId: string,
  now = () => new Date(),
): Promise<boolean> {
  const lease = await claimLease({ table: "uploads", workspaceId, id: uploadId });
  if (!lease) return false;
  const stopKeeping = keepLease(lease);
  try {
    const upload = await loadUpload(lease);
    if (!upload.result) await landFile(lease, upload, now());
    if (await isLastOfWorkspace(lease)) await rebuildHistory(workspaceId, now());
    await end(lease, { status: "completed", completedAt: now() });
    return true;
  } catch (error) {
    return await giveUp(lease, error, now());
  } finally {
    stopKeeping();
  }
}

function loadUpload({ workspaceId, id }: Lease) {
  const where = { workspaceId_id: { workspaceId, id } };
  return withWorkspace(workspaceId, (tx) => tx.upload.findUniqueOrThrow({ where }));
}

async function landFile(lease: Lease, upload: UploadRow, now: Date): Promise<void> {
  const { workspaceId, platform, handle, fileName, mapping } = upload;
  const source = readChunks(upload);
  const input = { platform: platform as Platform, handle, fileName, source, now };
  const assigned = mapping ? { mapping: mapping as Record<string, string> } : {};
  const where = { workspaceId_id: { workspaceId, id: upload.id } };
  const keep = (result: ImportResult) => ({ where, data: { result, bytesRead: upload.bytes } });
  let landed = false;
  const result = await importFile(workspaceId, { ...input, ...assigned }, async (tx, done) => {
    await holdLease(tx, lease);
    await tx.upload.update(keep(done));
    landed = true;
  });
  if (!landed) await writeWithLease(lease, (tx) => tx.upload.update(keep(result)));
}

/** Many files are often imported at once; the history is written once, by the last of them. */
function isLastOfWorkspace({ workspaceId, id }: Lease): Promise<boolean> {
  return withWorkspace(workspaceId, async (tx) => {
    const others = { workspaceId, id: { not: id }, status: "processing", errorTitle: null };
    const waiting = await tx.upload.findMany({ where: others, select: { result: true } });
    return waiting.every((other) => other.result !== null);
  });
}

type Ending =
  | { status: "completed"; completedAt: Date }
  | { status: "failed"; completedAt: Date; errorTitle: string; errorDetail: string };

async function end(lease: Lease, ending: Ending): Promise<void> {
  const { workspaceId, id } = lease;
  await writeWithLease(lease, async (tx) => {
    await tx.uploadChunk.deleteMany({ where: { workspaceId, uploadId: id } });
    const data = { ...ending, leaseToken: null, leaseUntil: null };
    await tx.upload.update({ where: { workspaceId_id: { workspaceId, id } }, data });
  });
}

/** A file that is no export has failed for good; after any other fault the file is tried again. */
async function giveUp(lease: Lease, error: unknown, now: Date): Promise<boolean> {
  if (error instanceof LeaseLost) return false;
  if (error instanceof Problem) {
    await end(lease, {
      status: "failed",
      completedAt: now,
      errorTitle: error.title,
      errorDetail: error.message,
    });
    return true;
  }
  log().error({ uploadId: lease.id, err: error }, "an import failed");
  await releaseLease(lease, SECONDS_BEFORE_A_RETRY);
  return false;
}
