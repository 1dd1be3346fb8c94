import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { type ImportResult, importFile } from "../imports/import-file.ts";
import { claimLease, holdLease, keepLease, type Lease, writeWithLease } from "../jobs/lease.ts";
import { checkPlatformLimit } from "../platforms/check-platform-limit.ts";
import { Problem } from "../problems.ts";
import { endTried, endUpload, giveUpTry, MAX_TRIES, type Refusal, type UploadRow } from "./end-upload.ts";

/**
 * Imports an uploaded file, unless another worker holds its lease, and rebuilds the history when no other file of the
 * workspace waits, even when this one was refused. Rows and result are written in one transaction, so a worker that dies
 * loses nothing and doubles nothing.
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
    return await importHeldUpload(lease, now);
  } finally {
    stopKeeping();
  }
}

/** `importUpload` for who has taken the lease already, and keeps it. */
export async function importHeldUpload(lease: Lease, now = () => new Date()): Promise<boolean> {
  try {
    const upload = await countAttempt(lease);
    if (upload.tries > MAX_TRIES) return await endTried(lease, upload, now());
    const refusal = upload.result ? null : await importRows(lease, upload, now()).catch(refusalOf);
    if (await isLastOfWorkspace(lease)) await rebuild(lease.workspaceId, now());
    const completedAt = now();
    await endUpload(lease, refusal ? { ...refusal, completedAt } : { status: "completed", completedAt });
    return true;
  } catch (error) {
    return await giveUpTry(lease, error, now());
  }
}

/** Counted before anything is read: a file that ends its process leaves no other trace. */
function countAttempt(lease: Lease): Promise<UploadRow> {
  const { workspaceId, id } = lease;
  const where = { workspaceId_id: { workspaceId, id } };
  return writeWithLease(lease, (tx) => tx.upload.update({ where, data: { tries: { increment: 1 } } }));
}

/** A file that is no export, or for which the plan has no room, has failed for good; any other error is thrown on. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Problem)) throw error;
  return { status: "failed", errorTitle: error.title, errorDetail: error.message };
}

async function importRows(lease: Lease, upload: UploadRow, now: Date): Promise<null> {
  const { workspaceId, platform, handle, fileName, mapping, followers, followersOn } = upload;
  // Checked again: since the file was sent, others may have taken the last place.
  await checkPlatformLimit(await operatorFor(workspaceId), platform as Platform, handle);
  const source = readChunks(upload);
  const input = { platform: platform as Platform, handle, fileName, source, now };
  const assigned = mapping ? { mapping: mapping as Record<string, string> } : {};
  const stated =
    followers !== null && followersOn !== null
      ? { audience: { followers: Number(followers), date: followersOn } }
      : {};
  const where = { workspaceId_id: { workspaceId, id: upload.id } };
  // From here on it is the history that is tried.
  const keep = (result: ImportResult) => ({ where, data: { result, bytesRead: upload.bytes, tries: 1 } });
  let isWritten = false;
  const result = await importFile(workspaceId, { ...input, ...assigned, ...stated }, async (tx, done) => {
    await holdLease(tx, lease);
    await tx.upload.update(keep(done));
    isWritten = true;
  });
  if (!isWritten) await writeWithLease(lease, (tx) => tx.upload.update(keep(result)));
  return null;
}

/** The bytes of an uploaded file, chunk by chunk; how far it is read can be seen while it is read. */
async function* readChunks({ workspaceId, id }: UploadRow): AsyncGenerator<Uint8Array> {
  const where = { workspaceId_id: { workspaceId, id } };
  let bytesRead = 0;
  for (let position = 0; ; position++) {
    const key = { workspaceId, uploadId: id, position };
    const chunk = await withWorkspace(workspaceId, async (tx) => {
      await tx.upload.update({ where, data: { bytesRead } });
      return tx.uploadChunk.findUnique({ where: { workspaceId_uploadId_position: key } });
    });
    if (!chunk) return;
    yield chunk.data;
    bytesRead += chunk.data.byteLength;
  }
}

/** Loaded when the rows have landed: it needs the models of comments, which take more memory than an import. */
async function rebuild(workspaceId: string, now: Date): Promise<void> {
  const { rebuildHistory } = await import("../score/rebuild-history.ts");
  await rebuildHistory(workspaceId, now);
}

/** Many files are often imported at once; the history is written once, by the last of them. */
function isLastOfWorkspace({ workspaceId, id }: Lease): Promise<boolean> {
  return withWorkspace(workspaceId, async (tx) => {
    const others = { workspaceId, id: { not: id }, status: "processing", errorTitle: null };
    const waiting = await tx.upload.findMany({ where: others, select: { result: true } });
    return waiting.every((other) => other.result !== null);
  });
}
