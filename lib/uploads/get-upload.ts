import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";
import { presentUpload } from "./present-upload.ts";
import type { Upload } from "./schemas.ts";

/**
 * A file that was sent for import, in any state.
 * @throws Problem 404 `Not Found`.
 */
export async function getUpload(caller: Caller, id: string): Promise<Upload> {
  const { workspaceId } = caller;
  const where = { workspaceId, id };
  const row = isId(id) ? await readWorkspace(workspaceId, (db) => db.upload.findFirst({ where })) : null;
  if (!row) throw new Problem("Not Found", "There is no such upload.");
  return presentUpload(row);
}
