import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { presentUpload } from "./present-upload.ts";
import type { Upload, UploadQuery } from "./schemas.ts";
import { discardUpload, startUpload, storeUpload } from "./store-upload.ts";

/**
 * Takes a file in and wakes a worker to import it. A file that does not arrive whole leaves nothing behind.
 * @param record writes the entry of the audit log, once the file is there.
 * @throws Problem as `storeUpload`.
 */
export async function receiveUpload(
  caller: Caller,
  input: UploadQuery,
  source: AsyncIterable<Uint8Array>,
  { now, record }: { now: Date; record?: Recorder },
): Promise<Upload> {
  const { workspaceId } = caller;
  const id = await storeUpload(caller, input, source, now);
  try {
    const upload = await startUpload(workspaceId, id, async (tx, { platform }) =>
      record?.(tx, { workspaceId, subject: id, detail: { platform } }),
    );
    return presentUpload(upload);
  } catch (error) {
    await discardUpload(workspaceId, id);
    throw error;
  }
}
