import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { withoutAt } from "../profiles/handles.ts";
import type { NewImportQuery, StartedImport } from "./import-schemas.ts";
import { presentImport } from "./present-import.ts";
import { startUpload, storeUpload } from "./store-upload.ts";

/** The largest file that the API takes: 200 MB. */
export const MAX_IMPORT_BYTES = 200 * 1_048_576;

/**
 * Takes the bytes of a file for an import in, piece by piece.
 * @returns the id of the import, which `startImport` begins.
 * @throws Problem 404 `Not Found` when the workspace was deleted; else as `storeUpload`.
 */
export async function receiveImport(
  caller: Caller,
  { platform, handle, file_name }: NewImportQuery,
  source: AsyncIterable<Uint8Array>,
  now: Date,
): Promise<string> {
  requireScope(caller, "imports:write");
  await resolveWorkspace(caller);
  const input = { platform, handle: withoutAt(handle), file_name, mapping: undefined };
  return storeUpload(caller, input, source, now);
}

/** Hands a file that has arrived to a worker, which imports it as it does those of the dashboard. */
export async function startImport(caller: Caller, id: string): Promise<StartedImport> {
  requireScope(caller, "imports:write");
  const { import_id, platform, handle, file_name } = presentImport(await startUpload(caller.workspaceId, id));
  return { import_id, status: "processing", platform, handle, file_name };
}
