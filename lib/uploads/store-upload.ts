import type { Upload } from "#prisma/generated/client.ts";
import type { Caller } from "../caller.ts";
import { withPatience } from "../database-patience.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { newId } from "../ids.ts";
import { readStatedAudience } from "../imports/stated-audience.ts";
import { wakeWorker } from "../jobs/wake-worker.ts";
import { checkPlatformLimit } from "../platforms/check-platform-limit.ts";
import { Problem } from "../problems.ts";
import { inLine, requireFreeDisk, reserveRoom } from "./reserve-room.ts";
import type { UploadQuery } from "./schemas.ts";

export const MAX_UPLOAD_BYTES = 512 * 1_048_576;
const CHUNK_BYTES = 1_048_576;

/**
 * Takes the bytes of a file in, in chunks that any worker can read; none looks at it before `startUpload`. What has arrived counts
 * at once against what the account may have waiting. A file that does not arrive whole leaves nothing behind.
 * @returns the id of the upload.
 * @throws Problem 400 `Invalid Request` for an audience that cannot be, 409 `Limit Reached` when the plan has no room for another platform
 * or the account none for another file, 413 for a file that is too large, 507 `Insufficient Storage`.
 */
export async function storeUpload(
  caller: Caller,
  input: UploadQuery,
  source: AsyncIterable<Uint8Array>,
  now: Date,
): Promise<string> {
  const audience = readStatedAudience({ followers: input.followers, on: input.followers_on }, now);
  await checkPlatformLimit(caller, input.platform, input.handle);
  await requireFreeDisk();
  const { workspaceId, accountId } = caller;
  const id = newId("upl");
  const { platform, handle, file_name: fileName, mapping } = input;
  const reserve = async (tx: WorkspaceTx) => {
    await reserveRoom(tx, accountId, { files: 1, bytes: 0 });
    await tx.upload.create({
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
    });
  };
  await inLine(accountId, () => withPatience(() => withWorkspace(workspaceId, reserve)));
  try {
    await storeChunks({ workspaceId, uploadId: id, accountId }, source);
    return id;
  } catch (error) {
    await discardUpload(workspaceId, id);
    throw error;
  }
}

/** Hands a file that has arrived to a worker, in the transaction of the caller where there is one. */
export function startUpload(
  workspaceId: string,
  id: string,
  also: (tx: WorkspaceTx, upload: Upload) => Promise<void> = async () => {},
): Promise<Upload> {
  return withWorkspace(workspaceId, async (tx) => {
    await wakeWorker(tx, "uploads");
    const where = { workspaceId_id: { workspaceId, id } };
    const upload = await tx.upload.update({ where, data: { status: "processing" } });
    await also(tx, upload);
    return upload;
  });
}

/** Lets go of a file that no worker was given. */
export async function discardUpload(workspaceId: string, id: string): Promise<void> {
  const where = { workspaceId, id, status: "receiving" };
  await withPatience(() => withWorkspace(workspaceId, (tx) => tx.upload.deleteMany({ where })));
}

type Key = { workspaceId: string; uploadId: string; accountId: string };

async function storeChunks(key: Key, source: AsyncIterable<Uint8Array>): Promise<void> {
  let bytes = 0;
  let position = 0;
  for await (const data of inChunks(source)) {
    bytes += data.byteLength;
    if (bytes > MAX_UPLOAD_BYTES) throw new Problem("Content Too Large", "The file is over 512 MiB.");
    await requireFreeDisk();
    // A large file asks the database so often that on a busy machine the waits of one request would not do for it.
    await inLine(key.accountId, () => withPatience(() => storeChunk(key, position, data)));
    position++;
  }
}

function storeChunk(
  { workspaceId, uploadId, accountId }: Key,
  position: number,
  data: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const where = { workspaceId_id: { workspaceId, id: uploadId } };
  return withWorkspace(workspaceId, async (tx) => {
    await reserveRoom(tx, accountId, { files: 0, bytes: data.byteLength });
    await tx.upload.update({ where, data: { bytes: { increment: data.byteLength } } });
    await tx.uploadChunk.create({ data: { workspaceId, uploadId, position, data } });
  });
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
