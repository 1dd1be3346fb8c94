import { Prisma } from "#prisma/generated/client.ts";
import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import { nameActors } from "../audit-log/name-actors.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { type ProblemTitle, problemCode } from "../problems.ts";
import type { RequestFilter, RequestLine } from "./schemas.ts";

type Row = {
  id: string;
  at: Date;
  operation: string;
  status: number;
  duration_ms: number;
  key_id: string;
  title: string | null;
};

/**
 * A part of the requests that keys of the caller's workspace sent within seven days, the newest first, of busy minutes a sample.
 * @returns the part, and how many there are by the filter
 * @throws Problem 403 `Insufficient Scope` below the role.
 */
export async function listRequests(
  caller: Caller,
  { status, operation, key, request }: RequestFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ requests: RequestLine[]; total: number }> {
  await requireRole(caller, ROLE_FOR.log, "Requests are shown only to");
  const { workspaceId } = caller;
  const from = status ? Number(status[0]) * 100 : 0;
  const narrow = Prisma.sql`workspace_id = ${workspaceId}
    ${status ? Prisma.sql`AND status >= ${from} AND status < ${from + 100}` : Prisma.empty}
    ${operation ? Prisma.sql`AND operation = ${operation}` : Prisma.empty}
    ${key ? Prisma.sql`AND key_id = ${key}` : Prisma.empty}
    ${request ? Prisma.sql`AND id = ${request}` : Prisma.empty}`;
  return readWorkspace(workspaceId, async (db) => {
    const [count] = await db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM logged_requests WHERE ${narrow}`;
    const rows = await db.$queryRaw<Row[]>`
      SELECT id, at, operation, status, duration_ms, key_id, title FROM logged_requests WHERE ${narrow}
      ORDER BY at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
    const keyIds = rows.map(({ key_id }) => key_id);
    const names = await nameActors(db, workspaceId, keyIds);
    return {
      total: count?.total ?? 0,
      requests: rows.map((row) => lineOf(row, names.get(row.key_id) ?? null)),
    };
  });
}

function lineOf({ key_id: _, at, title, ...row }: Row, keyName: string | null): RequestLine {
  const problem = title === null ? null : { title, code: problemCode(title as ProblemTitle) };
  return { ...row, at: at.toISOString(), key_name: keyName, problem };
}
