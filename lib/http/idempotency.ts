import { hash } from "node:crypto";
import { Prisma } from "#prisma/generated/client.ts";
import { inOneTransaction, sweep, type WorkspaceTx } from "../db.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { Problem } from "../problems.ts";
import { type Place, seal, unseal } from "../secrets/seal.ts";
import type { HttpRequest } from "./plain-answer.ts";

/** How long an answer is given again; the words of its refusal say so too. */
export const KEPT_MS = 24 * 3_600_000;
/** Levels of a body that are looked at: no operation reads deeper ones, and what was parsed may be too deep to be written. */
const MAX_DEPTH = 50;
/** How the fingerprint of a claim begins. */
export const CLAIMED = "claimed/";
/** How long a claim stands that is not renewed: its process may have died. */
const CLAIM_MS = 30_000;
const FORMAT = /^[\x20-\x7e]{1,255}$/;

/** A request that may be repeated without doing its work twice. */
export type Repeatable = {
  workspaceId: string;
  key: string;
  fingerprint: string;
  now: Date;
  /** By which the key was claimed (`claimKey`), where the body takes long to arrive. */
  claim?: string;
};
export type Kept = { text: string; replayed: boolean };

/**
 * The key by which a request may be repeated, with a fingerprint of what it asks for; null without one.
 * @param body as it was parsed: the same JSON with other spaces or another order of fields is the same request.
 * @throws Problem 400 `Invalid Request` when the header holds something else than 1 to 255 printable ASCII characters.
 */
export function readIdempotencyKey(
  request: HttpRequest,
  workspaceId: string,
  body: Record<string, unknown>,
  now: Date,
): Repeatable | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (!FORMAT.test(key)) {
    throw new Problem("Invalid Request", "Idempotency-Key must be 1 to 255 printable ASCII characters.");
  }
  const { pathname, search } = new URL(request.url);
  const asked = JSON.stringify([request.method, pathname, search, toDepth(body, MAX_DEPTH)]);
  return { workspaceId, key, fingerprint: hash("sha256", asked, "hex"), now };
}

function toDepth(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return "";
  if (Array.isArray(value)) return value.map((one) => toDepth(one, depth - 1));
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, toDepth(one, depth - 1)]));
}

/**
 * Does the work of a request once: the answer is kept in the transaction of the effect, so both are there or neither. A
 * refused request is not kept and may be corrected under the same key.
 * @param work gives the answer's text; every `withWorkspace` in it joins the transaction.
 * @throws Problem 409 `Request In Progress` while the first request runs, 422 `Idempotency Key Reused` when it asked for
 * something else.
 */
export function doOnce(request: Repeatable, work: () => Promise<string>): Promise<Kept> {
  return inOneTransaction(request.workspaceId, async (tx) => {
    await lock(tx, request);
    const kept = await findKept(tx, request);
    if (kept !== null) return { text: kept, replayed: true };
    const text = await work();
    await keep(tx, request, text);
    return { text, replayed: false };
  });
}

/** The same for work without an effect, which may take long: it runs outside the transactions that look and keep. */
export async function answerOnce(request: Repeatable, work: () => Promise<string>): Promise<Kept> {
  const kept = await inOneTransaction(request.workspaceId, (tx) => findKept(tx, request));
  if (kept !== null) return { text: kept, replayed: true };
  const text = await work();
  return doOnce(request, async () => text);
}

/** Removes kept answers once their day is over. */
export async function discardOldAnswers(now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_MS);
  await sweep(Prisma.sql`DELETE FROM idempotency_keys WHERE created_at < ${until}`);
}

/**
 * Held to the end of the transaction: whoever does not get it meets a request that is still running. Who has claimed the key waits
 * instead: the others hold it only while they look, and must not refuse the one that they wait for.
 */
export async function lock(tx: WorkspaceTx, { workspaceId, key, claim }: Repeatable): Promise<void> {
  const name = `idempotency/${workspaceId}/${key}`;
  if (claim !== undefined) return lockUntilEnd(tx, name);
  const [row] = await tx.$queryRaw<[{ free: boolean }]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS free`;
  if (row.free) return;
  throw inProgress();
}

/** What the second of two requests with one key is told while the first runs. */
export function inProgress(): Problem {
  return new Problem("Request In Progress", "A request with this Idempotency-Key is still running.", {
    headers: { "Retry-After": "1" },
  });
}

/** What is kept under a key, an answer or a claim of a request that runs; null when it is free. */
export async function findRow(tx: WorkspaceTx, { workspaceId, key, claim, now }: Repeatable) {
  const since = new Date(now.getTime() - KEPT_MS);
  const row = await tx.idempotencyKey.findUnique({ where: { workspaceId_key: { workspaceId, key } } });
  if (!row || row.createdAt <= since) return null;
  if (!row.fingerprint.startsWith(CLAIMED)) return row;
  if (row.fingerprint === claim || row.createdAt.getTime() < Date.now() - CLAIM_MS) return null;
  throw inProgress();
}

async function findKept(tx: WorkspaceTx, request: Repeatable): Promise<string | null> {
  const { workspaceId, key, fingerprint } = request;
  const row = await findRow(tx, request);
  if (!row) return null;
  if (row.fingerprint === fingerprint)
    return unseal(Buffer.from(row.body, "base64"), place(workspaceId, key));
  throw new Problem(
    "Idempotency Key Reused",
    "This Idempotency-Key was used for a different request in the last 24 hours.",
  );
}

export async function keep(
  tx: WorkspaceTx,
  { workspaceId, key, fingerprint, now }: Repeatable,
  text: string,
): Promise<void> {
  const body = Buffer.from(seal(text, place(workspaceId, key))).toString("base64");
  const row = { fingerprint, body, createdAt: now };
  await tx.idempotencyKey.upsert({
    where: { workspaceId_key: { workspaceId, key } },
    create: { workspaceId, key, ...row },
    update: row,
  });
}

/** Kept answers are sealed, all of them: some carry a secret that is shown once and stored nowhere else in clear. */
function place(workspaceId: string, key: string): Place {
  return { workspaceId, table: "idempotency_keys", row: key, column: "body" };
}
