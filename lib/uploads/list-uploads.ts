import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { presentUpload } from "./present-upload.ts";
import type { Upload } from "./schemas.ts";

/** As many as may wait at once. */
const MAX_UPLOADS = 100;

/** The newest files that were sent for import to the caller's workspace. */
export async function listUploads(caller: Caller): Promise<{ uploads: Upload[] }> {
  const { workspaceId } = caller;
  const rows = await readWorkspace(workspaceId, (db) =>
    db.upload.findMany({
      where: { workspaceId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: MAX_UPLOADS,
    }),
  );
  return { uploads: rows.map(presentUpload) };
}
