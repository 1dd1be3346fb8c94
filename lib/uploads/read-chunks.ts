import { withWorkspace } from "../db.ts";

type Stored = { workspaceId: string; id: string };

/** The bytes of an uploaded file, chunk by chunk; how far it is read can be seen while it is read. */
export async function* readChunks({ workspaceId, id }: Stored): AsyncGenerator<Uint8Array> {
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
