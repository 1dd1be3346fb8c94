import { requireScope } from "../access/require-scope.ts";
import { batched } from "../batched.ts";
import type { Caller } from "../caller.ts";
import { callAlone } from "../db.ts";
import { isId } from "../ids.ts";
import { auditNotFound } from "./audit-queries.ts";

type Asked = { id: string; accountId: string; workspaceId: string | null };

/** As `read_audit_versions` in `prisma/access-functions.ts` returns it. */
type Row = { place: number; version: string };

const STATEMENT = { name: "find-audit-versions", text: "SELECT * FROM read_audit_versions($1, $2, $3)" };

const readAll = batched(
  async (asked: readonly Asked[]): Promise<(string | null)[]> => {
    const column = (name: keyof Asked) => asked.map((one) => one[name]);
    const found: (string | null)[] = asked.map(() => null);
    const values = [column("id"), column("accountId"), column("workspaceId")];
    for (const { place, version } of await callAlone<Row>(STATEMENT, values)) found[place - 1] = version;
    return found;
  },
  ({ id, accountId, workspaceId }) => `${id} ${accountId} ${workspaceId}`,
);

/**
 * What the result of an audit depends on: its row alone, by the number of the transaction that wrote it last. Clients ask for a result
 * again and again, and it is 11 KB to read.
 * @throws Problem 404 `Not Found` for an audit that the caller may not see.
 */
export async function auditVersion(caller: Caller, auditId: string): Promise<string> {
  requireScope(caller, "audits:read");
  if (!isId(auditId)) throw auditNotFound();
  const { accountId, isPrimary, workspaceId } = caller;
  const version = await readAll({ id: auditId, accountId, workspaceId: isPrimary ? null : workspaceId });
  if (version === null) throw auditNotFound();
  return `audit/${version}`;
}
