import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import type { ImportList, ImportsQuery } from "./import-schemas.ts";
import { presentImport } from "./present-import.ts";

/** A file that has not arrived whole is no import yet: nobody was told its id. */
export const ARRIVED = { status: { not: "receiving" } };

/**
 * The files that were sent for import to the workspace that is named, else the caller's, by the API or the dashboard, newest first.
 * @throws Problem 404 `Not Found` for a workspace that the caller may not see.
 */
export async function listImports(
  caller: Caller,
  { limit, offset, workspace_id }: ImportsQuery,
): Promise<ImportList> {
  requireScope(caller, "imports:read");
  const { id: workspaceId } = await resolveWorkspace(caller, workspace_id);
  const where = { workspaceId, ...ARRIVED };
  return readWorkspace(workspaceId, async (db) => {
    const rows = await db.upload.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    });
    return { imports: rows.map(presentImport), total: await db.upload.count({ where }), limit, offset };
  });
}
