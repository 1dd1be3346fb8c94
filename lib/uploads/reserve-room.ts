import type { WorkspaceTx } from "../db.ts";
import { env } from "../env.ts";
import { hasRoom } from "../has-room.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { fairTurns } from "../outgoing/fair-turns.ts";
import { Problem } from "../problems.ts";

/** What may wait for import in all workspaces of one account, with what is arriving. */
const MAX_FILES = 100;
const MAX_BYTES = 1_073_741_824;

/** Transactions of this process that reserve room, of everybody and of one account, which would wait for itself in the database. */
const turns = fairTurns({
  atOnce: 6,
  each: 1,
  waiting: Number.POSITIVE_INFINITY,
  eachWaiting: Number.POSITIVE_INFINITY,
});

/**
 * Runs a transaction that reserves room when it is the account's turn: a hundred files at once wait here, and hold no connections
 * to the database that others need.
 */
export function inLine<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  return turns.run(accountId, work);
}

/**
 * Keeps others of the account from taking room until the transaction ends, and sees whether there is some: files that arrive or wait
 * for import take it in the database.
 * @param more what is about to be added.
 * @throws Problem 409 `Limit Reached` when files or bytes of the account would be too many.
 */
export async function reserveRoom(
  tx: WorkspaceTx,
  accountId: string,
  more: { files: number; bytes: number },
): Promise<void> {
  await lockUntilEnd(tx, `uploads:${accountId}`);
  const rows = await tx.$queryRaw<
    { files: bigint; bytes: bigint }[]
  >`SELECT files, bytes FROM waiting_uploads()`;
  const [{ files, bytes } = { files: 0n, bytes: 0n }] = rows;
  if (Number(files) + more.files <= MAX_FILES && Number(bytes) + more.bytes <= MAX_BYTES) return;
  const detail =
    "The files of this account that are waiting to be imported already take up all the space available. Send more once these are done.";
  throw new Problem("Limit Reached", detail);
}

/**
 * Refuses to fill the disk of the embedded database; one of the operator's own looks after itself.
 * @throws Problem 507 `Insufficient Storage`.
 */
export async function requireFreeDisk(): Promise<void> {
  const { PLINTH_DATABASE_DIR } = env();
  if (PLINTH_DATABASE_DIR === undefined || (await hasRoom(PLINTH_DATABASE_DIR))) return;
  throw new Problem(
    "Insufficient Storage",
    "This installation's disk is nearly full. Nothing from the file was kept.",
  );
}
