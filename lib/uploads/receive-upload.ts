import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { newId } from "../ids.ts";
import { readStatedAudience } from "../imports/stated-audience.ts";
import { wakeWorker } from "../jobs/wake-worker.ts";
import { checkPlatformLimit } from "../platforms/check-platform-limit.ts";
import { Problem } from "../problems.ts";
import { presentUpload } from "./present-upload.ts";
import type { Upload, UploadQuery } from "./schemas.ts";

export const MAX_UPLOAD_BYTES = 512 * 1_048_576;
const CHUNK_BYTES = 1_048_576;
const MAX_WAITING = 100;
const MAX_WAITING_BYTES = 1_073_741_824n;

/**
 * Takes a file in, in chunks that any worker can read, and wakes a worker to import it. A file that does not arrive whole
 * leaves nothing behind.
 * @param record writes the entry of the audit log, once the file is there.
 * @throws Problem 400 `Invalid Request` for an audience that cannot be, 409 `Limit Reached` when the plan has no room for another platform, 413 for a file that is too large.
 */
export async function receiveUpload(
  caller: Caller,
  input: UploadQuery,
  source: AsyncIterable<Uint8Array>,
  { now, record }: { now: Date; record?: Recorder },
): Promise<Upload> {
  const audience = readStatedAudience({ followers: input.followers, on: input.followers_on }, now);
  await checkPlatformLimit(caller, input.platform, input.handle);
  await checkWaiting(caller.workspaceId);
  const { workspaceId } = caller;
  const id = newId("upl");
  const where = { workspaceId_id: { workspaceId, id } };
  const { platform, handle, file_name: fileName, mapping } = input;
  await withWorkspace(workspaceId, (tx) =>
    tx.upload.create({
      data: {
        workspaceId,
        id,
        platform,
        handle,
        fileName,
        status: "receiving",
        bytes: 0,
        requestedBy: caller.actor.id,
        createdAt: now,
        ...(mapping && { mapping }),
        ...(audience && { followers: audience.followers, followersOn: audience.date }),
      },
    }),
  );
  try {
    const bytes = await storeChunks({ workspaceId, uploadId: id }, source);
    const row = await withWorkspace(workspaceId, async (tx) => {
      await wakeWorker(tx, "uploads");
      await record?.(tx, { workspaceId, subject: id, detail: { platform } });
      return tx.upload.update({ where, data: { status: "processing", bytes } });
    });
    return presentUpload(row);
  } catch (error) {
    await withWorkspace(workspaceId, (tx) => tx.upload.delete({ where }));
    throw error;
  }
}

/** Files that wait for import take room in the database, of which a workspace may use so much. */
async function checkWaiting(workspaceId: string): Promise<void> {
  const waiting = await withWorkspace(workspaceId, (tx) =>
    tx.upload.aggregate({
      where: { workspaceId, status: { in: ["receiving", "processing"] } },
      _count: true,
      _sum: { bytes: true },
    }),
  );
  if (waiting._count < MAX_WAITING && (waiting._sum.bytes ?? 0n) < MAX_WAITING_BYTES) return;
  throw new Problem(
    "Limit Reached",
    "Too many files wait for import already. Send the next ones when these are through.",
  );
}

async function storeChunks(
  key: { workspaceId: string; uploadId: string },
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  let bytes = 0;
  let position = 0;
  for await (const data of inChunks(source)) {
    bytes += data.byteLength;
    if (bytes > MAX_UPLOAD_BYTES) throw new Problem("Content Too Large", "The file is over 512 MiB.");
    const row = { ...key, position, data };
    await withWorkspace(key.workspaceId, (tx) => tx.uploadChunk.create({ data: row }));
    position++;
  }
  return bytes;
}

async function* inChunks(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    for (let at = 0; at < piece.byteLength; ) {
      const part = piece.subarray(at, at + CHUNK_BYTES - size);
      held.push(part);
      size += part.byteLength;
      at += part.byteLength;
      if (size < CHUNK_BYTES) continue;
      yield concat(held, size);
      held = [];
      size = 0;
    }
  }
  if (size > 0) yield concat(held, size);
}

function concat(parts: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
