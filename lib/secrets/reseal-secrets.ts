import { Prisma } from "#prisma/generated/client.ts";
import { acrossWorkspaces, type WorkspaceTx } from "../db.ts";
import { currentKey, seal, unseal } from "./seal.ts";

/** A column that holds what `seal` made; `row` names the column whose value its place names; what is a person's stands in no workspace. */
type SealedColumn = { table: string; column: string; row: string; isText?: boolean; isPersons?: boolean };

/** All of them. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: "webhooks", column: "secret", row: "id" },
  { table: "webhooks", column: "previous_secret", row: "id" },
  { table: "signing_secrets", column: "secret", row: "workspace_id" },
  { table: "alert_channels", column: "address", row: "id" },
  { table: "alert_channels", column: "secret", row: "id" },
  { table: "weekly_digests", column: "token", row: "user_id" },
  { table: "comment_rules", column: "author_key", row: "workspace_id" },
  { table: "connections", column: "tokens", row: "profile_id" },
  { table: "oauth_states", column: "secret", row: "id" },
  { table: "second_steps", column: "secret", row: "user_id", isPersons: true },
  { table: "idempotency_keys", column: "body", row: "key", isText: true },
];
const BATCH = 200;

type Row = { workspaceId: string; row: string; sealed: Uint8Array<ArrayBuffer> };
type Counts = { resealed: number; unreadable: number };

/**
 * Seals everything anew that is not sealed with the first of PLINTH_ENCRYPTION_KEYS, in small transactions: afterwards the other keys can
 * go. It may run beside the product and be broken off at any time; what is done is not done again.
 * @returns the id of the key, how many values were sealed anew, and how many no key opens, which stay as they are.
 * @throws Error when no usable key is set.
 */
export async function resealSecrets(): Promise<Counts & { key: string }> {
  const { id: key } = currentKey();
  const total = { key, resealed: 0, unreadable: 0 };
  for (const column of SEALED_COLUMNS) {
    const { resealed, unreadable } = await resealColumn(column);
    total.resealed += resealed;
    total.unreadable += unreadable;
  }
  return total;
}

async function resealColumn(column: SealedColumn): Promise<Counts> {
  const counts = { resealed: 0, unreadable: 0 };
  let last: Pick<Row, "workspaceId" | "row"> = { workspaceId: "", row: "" };
  for (;;) {
    const rows = await acrossWorkspaces(async (tx) => {
      const found = await findOld(tx, column, last);
      for (const row of found) counts[await resealRow(tx, column, row)]++;
      return found;
    });
    last = rows.at(-1) ?? last;
    if (rows.length < BATCH) return counts;
  }
}

function findOld(
  tx: WorkspaceTx,
  sealed: SealedColumn,
  { workspaceId, row }: Pick<Row, "workspaceId" | "row">,
): Promise<Row[]> {
  const { table, column, name, workspace } = identifiers(sealed);
  const { start } = currentKey();
  const bytes = sealed.isText ? Prisma.sql`decode(${column}, 'base64')` : column;
  // Locked, so that what is changed meanwhile is not written over.
  return tx.$queryRaw<Row[]>`
    SELECT ${workspace} AS "workspaceId", ${name} AS row, ${bytes} AS sealed FROM ${table}
    WHERE ${column} IS NOT NULL AND substring(${bytes} FROM 1 FOR ${start.length}::int) <> ${start}
      AND (${workspace}, ${name}) > (${workspaceId}, ${row})
    ORDER BY ${workspace}, ${name} LIMIT ${BATCH} FOR UPDATE`;
}

async function resealRow(
  tx: WorkspaceTx,
  sealed: SealedColumn,
  { workspaceId, row, sealed: old }: Row,
): Promise<keyof Counts> {
  const place = { workspaceId, table: sealed.table, row, column: sealed.column };
  let secret: string;
  try {
    secret = unseal(old, place);
  } catch {
    return "unreadable";
  }
  const made = seal(secret, place);
  const value = sealed.isText ? Buffer.from(made).toString("base64") : made;
  const { table, column, name, workspace } = identifiers(sealed);
  await tx.$executeRaw`
    UPDATE ${table} SET ${column} = ${value} WHERE ${workspace} = ${workspaceId} AND ${name} = ${row}`;
  return "resealed";
}

/** Names of `SEALED_COLUMNS`, which stand in this file. */
function identifiers({ table, column, row, isPersons }: SealedColumn) {
  const workspace = Prisma.raw(isPersons ? "''::text" : "workspace_id");
  return { table: Prisma.raw(table), column: Prisma.raw(column), name: Prisma.raw(row), workspace };
}
