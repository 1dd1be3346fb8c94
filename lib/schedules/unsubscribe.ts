import { operatorRecorder } from "../audit-log/recorder.ts";
import { databasePool } from "../database-connections.ts";
import { inOneTransaction } from "../db.ts";
import { digestSession } from "../members/digest-session.ts";
import { Problem } from "../problems.ts";

/** What links hold: anything else is asked of no database. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** `prisma/access-functions.ts` has the function. */
const BY_DIGEST = `SELECT workspace_id AS "workspaceId", brand, schedule_id AS "scheduleId", email FROM find_report_recipient($1)`;

export type FoundRecipient = { workspaceId: string; brand: string; scheduleId: string; email: string };

/** Whose mail had this secret; null when there is nobody any more. */
export async function findRecipient(secret: string): Promise<FoundRecipient | null> {
  if (!SECRET.test(secret)) return null;
  const query = { name: "find-report-recipient", text: BY_DIGEST, values: [digestSession(secret)] };
  return (await databasePool().query<FoundRecipient>(query)).rows[0] ?? null;
}

/**
 * Sends an address no more reports of a workspace, whoever names it; needs no session. Once is as good as twice.
 * @throws Problem 400 `Invalid Request` for a secret that is in no mail of somebody who gets reports.
 */
export async function unsubscribe(secret: string, now: Date): Promise<{ brand: string }> {
  const found = await findRecipient(secret);
  if (!found) {
    const detail = "This link leads nowhere any more: this address gets no reports.";
    throw new Problem("Invalid Request", detail, { errors: [{ pointer: "/token", detail }] });
  }
  const { workspaceId, brand, scheduleId, email } = found;
  await inOneTransaction(workspaceId, async (tx) => {
    const data = [{ workspaceId, email, createdAt: now }];
    const { count } = await tx.reportOptout.createMany({ data, skipDuplicates: true });
    if (count > 0)
      await operatorRecorder("schedule.unsubscribed", now)(tx, { workspaceId, subject: scheduleId });
  });
  return { brand };
}
