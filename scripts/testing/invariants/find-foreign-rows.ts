import type { ReceivedRequest } from "../https-receiver.ts";
import { type Offence, type Rows, readOffences } from "./offence.ts";

/** I5, in rows: those of a workspace that name another one anywhere in them. */
export async function findForeignRows(rows: Rows): Promise<Offence[]> {
  const tables = await rows.query<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'workspace_id' AND table_name <> 'upload_chunks'`,
  );
  const found: Offence[] = [];
  for (const { name } of tables.rows) {
    const sql = `SELECT workspace_id AS "workspaceId", left(row::text, 80) AS id, '${name} names ' || named[1] AS why
      FROM "${name}" row, regexp_matches(row::text, 'ws_[0-9A-Za-z]{22}', 'g') AS named
      WHERE named[1] <> workspace_id AND EXISTS (SELECT 1 FROM workspaces WHERE id = named[1])`;
    found.push(...(await readOffences(rows, "I5", sql)));
  }
  return found;
}

/**
 * I5, in a receiver's log: messages that name another workspace than the one whose endpoint got them.
 * @param ownerOf the workspace of an endpoint, by its path; null for one that is not looked at
 */
export function findForeignMessages(
  requests: Pick<ReceivedRequest, "path" | "headers" | "body">[],
  ownerOf: (path: string) => string | null,
): Offence[] {
  return requests.flatMap(({ path, headers, body }) => {
    const owner = ownerOf(path);
    const others = (body.match(/ws_[0-9A-Za-z]{22}/g) ?? []).filter((named) => named !== owner);
    if (owner === null || others.length === 0) return [];
    const why = `a message to ${path} names ${others[0]}`;
    return [{ invariant: "I5", workspaceId: owner, id: String(headers["webhook-id"]), why }];
  });
}

/** I5 and fault 28, in what processes wrote: lines that hold one of some words. */
export function findWordsIn(text: string, words: string[]): Offence[] {
  return text
    .split("\n")
    .filter((line) => words.some((word) => line.includes(word)))
    .map((line) => ({ invariant: "I5", workspaceId: null, id: line.slice(0, 120), why: "a line of a log" }));
}
