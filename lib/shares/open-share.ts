import { createHmac, timingSafeEqual } from "node:crypto";
import { withWorkspace } from "../db.ts";
import { log } from "../log.ts";
import { guessPassword } from "../members/guess-password.ts";
import { verifyPassword } from "../members/password.ts";
import type { FoundShare } from "./find-share.ts";

const OPENED_PRECISION_MS = 60_000;

/**
 * Opens a link that has a password.
 * @param address network address of the client, for the throttle of guesses.
 * @returns what shows from now on that the password was told (`isOpened`); null for a wrong one
 * @throws Problem 429 `Rate Limited` and 503 as `guessPassword`.
 */
export async function openShare(
  { id, passwordHash }: FoundShare,
  { secret, password, address }: { secret: string; password: string; address: string },
): Promise<string | null> {
  const isRight = await guessPassword({ email: `share ${id}`, address }, () =>
    verifyPassword(password, passwordHash),
  );
  return isRight && passwordHash ? proofOf(secret, passwordHash) : null;
}

/** Whether a link may be read: it has no password, or the proof is of it. */
export function isOpened({ passwordHash }: FoundShare, secret: string, proof: string | undefined): boolean {
  if (passwordHash === null) return true;
  const [given, expected] = [proof ?? "", proofOf(secret, passwordHash)].map((text) => Buffer.from(text));
  return given?.length === expected?.length && timingSafeEqual(given as Buffer, expected as Buffer);
}

/** Only who was told the hash, which never leaves the server, can make it; another link or password has another. */
function proofOf(secret: string, passwordHash: string): string {
  return createHmac("sha256", secret).update(passwordHash).digest("base64url");
}

/** Notes that a link was opened, once a minute at most. A database that takes no writes keeps nobody from reading. */
export async function noteOpened({ id, lastOpenedAt, caller }: FoundShare, now: Date): Promise<void> {
  if (lastOpenedAt && now.getTime() - lastOpenedAt.getTime() < OPENED_PRECISION_MS) return;
  const { workspaceId } = caller;
  await withWorkspace(workspaceId, (tx) =>
    tx.auditShare.updateMany({ where: { workspaceId, id }, data: { lastOpenedAt: now } }),
  ).catch((error) => log().warn({ err: error }, "could not note that a link was opened"));
}
