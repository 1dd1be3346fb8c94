import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";
import type { Import } from "./import-schemas.ts";
import { ARRIVED } from "./list-imports.ts";
import { presentImport } from "./present-import.ts";

/**
 * A file that was sent for import to the caller's workspace, in any state.
 * @throws Problem 404 `Not Found`.
 */
export async function getImport(caller: Caller, id: string): Promise<Import> {
  requireScope(caller, "imports:read");
  const { id: workspaceId } = await resolveWorkspace(caller);
  const row = isId(id)
    ? await readWorkspace(workspaceId, (db) =>
        db.upload.findFirst({ where: { workspaceId, id, ...ARRIVED } }),
      )
    : null;
  if (!row) throw new Problem("Not Found", "There is no such import.");
  return presentImport(row);
}
