import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { inOneTransaction, type WorkspaceTx, withWorkspace } from "../db.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { Problem } from "../problems.ts";
import { DAY_MS, endOf } from "../time.ts";
import { createKey } from "./create-key.ts";
import { requireApi, requireKeeper } from "./require-keeper.ts";
import type { CreatedKey, NewKeyBody } from "./schemas.ts";

/** Keys of a workspace that work at the same time. */
export const MOST_KEYS = 50;

type Making = {
  /** Writes the entry of the audit log, with the key. */
  record?: Recorder;
  /** The workspace of fixtures that the key is for, in the place of the caller's own. */
  testId?: string | undefined;
};

/**
 * Makes a key for the caller's workspace from the dashboard. The key in the answer is shown this once.
 * @throws Problem 403 `Insufficient Scope` below the role, `Plan Required` without the API; 409 `Limit Reached`.
 */
export async function makeKey(
  caller: Caller,
  asked: NewKeyBody,
  now: Date,
  { record = async () => {}, testId }: Making = {},
): Promise<CreatedKey> {
  await requireKeeper(caller);
  requireApi(caller);
  const workspaceId = testId ?? caller.workspaceId;
  const isTest = testId !== undefined;
  const { name, scopes, ends, addresses = [] } = asked;
  return inOneTransaction(workspaceId, async (tx) => {
    await checkRoom(tx, workspaceId, now);
    const key = {
      workspaceId,
      name,
      scopes,
      createdBy: caller.actor.id,
      expiresAt: endsAt(ends, now),
      isTest,
      addresses,
      now,
    };
    const made = await createKey(key, tx);
    const detail = {
      scopes,
      ...(isTest && { mode: "test" }),
      ...(addresses.length > 0 && { addresses: addresses.length }),
    };
    // People read the log of their own workspace.
    await withWorkspace(caller.workspaceId, (own) =>
      record(own, { workspaceId: caller.workspaceId, subject: made.key_id, detail }),
    );
    return made;
  });
}

function endsAt(ends: string, now: Date): Date | null {
  if (ends === "never") return null;
  return ends.includes("-") ? endOf(ends) : new Date(now.getTime() + Number(ends) * DAY_MS);
}

/** @throws Problem 409 `Limit Reached` */
async function checkRoom(tx: WorkspaceTx, workspaceId: string, now: Date): Promise<void> {
  await lockUntilEnd(tx, `keys of ${workspaceId}`);
  const count = await tx.apiKey.count({ where: worksAt(workspaceId, now) });
  if (count < MOST_KEYS) return;
  throw new Problem("Limit Reached", `A workspace can have ${MOST_KEYS} keys. Revoke one you do not need.`);
}

/** The keys of a workspace that work at a time, without the tokens of agents. */
export function worksAt(workspaceId: string, now: Date) {
  return {
    workspaceId,
    agentId: null,
    revokedAt: null,
    OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
  };
}
