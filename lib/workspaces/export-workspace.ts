import { requireRole } from "../access/require-role.ts";
import { recorderOf } from "../audit-log/recorder.ts";
import type { Origin } from "../audit-log/write-entry.ts";
import type { Caller } from "../caller.ts";
import { inOneTransaction, withWorkspace } from "../db.ts";
import { writeZip, type ZipFile } from "../zip/write-zip.ts";
import { type ExportedTable, listExportedTables, readTable } from "./read-table.ts";

const README = `All data of this workspace, as it was while the archive was made.

Each file has the rows of one table, a JSON object a line (NDJSON); times are UTC.
members.ndjson has the people of the workspace. Keys, passwords, tokens and other
secrets are not part of it, nor are pictures and logos.
`;

/**
 * Everything that a workspace holds as one archive, which is made while it is taken: a file of lines of JSON for each table, without
 * secrets. Tables are read in parts, one after the other, so that what changes meanwhile may be in one and not yet in another.
 * @throws Problem 403 `Insufficient Scope` for everybody but owners.
 */
export async function exportWorkspace(
  caller: Caller,
  { origin, now }: { origin: Origin; now: Date },
): Promise<AsyncGenerator<Uint8Array>> {
  await requireRole(caller, "owner", "All data of a workspace are exported only by");
  const { workspaceId, actor } = caller;
  await inOneTransaction(workspaceId, (tx) =>
    recorderOf("workspace.exported", actor, origin, now)(tx, { workspaceId, subject: workspaceId }),
  );
  return writeZip(listFiles(workspaceId), now);
}

async function* listFiles(workspaceId: string): AsyncGenerator<ZipFile> {
  yield { name: "README.txt", parts: [Buffer.from(README)] };
  yield { name: "members.ndjson", parts: [await readMembers(workspaceId)] };
  for (const table of await listExportedTables(workspaceId))
    yield { name: `${table.name}.ndjson`, parts: linesOf(workspaceId, table) };
}

async function* linesOf(workspaceId: string, table: ExportedTable): AsyncGenerator<Uint8Array> {
  for await (const lines of readTable(workspaceId, table)) yield Buffer.from(`${lines.join("\n")}\n`);
}

async function readMembers(workspaceId: string): Promise<Uint8Array> {
  const members = await withWorkspace(workspaceId, (tx) =>
    tx.membership.findMany({
      where: { workspaceId },
      select: { role: true, createdAt: true, user: { select: { id: true, name: true, email: true } } },
      orderBy: { createdAt: "asc" },
    }),
  );
  const lines = members.map(({ user, role, createdAt }) =>
    JSON.stringify({ ...user, role, since: createdAt.toISOString() }),
  );
  return Buffer.from(`${lines.join("\n")}\n`);
}
