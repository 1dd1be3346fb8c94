import { type Origin, writeEntry } from "../../audit-log/write-entry.ts";
import { inIdentityTransaction } from "../../db.ts";
import { endOfWait, markEnding } from "../../deletion/mark-ending.ts";
import { Problem } from "../../problems.ts";
import { endAllButOne } from "../end-all-but-one.ts";
import type { SessionUser } from "../find-session-user.ts";
import { isSessionAlive, sessionOver } from "../is-session-alive.ts";
import { proveSelf } from "../prove-self.ts";
import type { ScheduledDeparture } from "../schemas.ts";
import { sessionCache } from "../session-cache.ts";
import { mailDeparture } from "./mail-departure.ts";
import { planDeparture } from "./plan-departure.ts";

type Asked = { origin: Origin; now: Date };

/**
 * Asks for the deletion of somebody's account in 14 days: all their sessions end, and workspaces that nobody else is in wait to be deleted
 * with it. Signing in before takes all of it back (`keepAccount`).
 * @param proof their password, or a code of their app
 * @throws Problem as `proveSelf`; 409 `Last Owner` while workspaces with others in them have no other owner, 409 `Main Workspace` while keys of
 * theirs reach workspaces that stay; 401 `Unauthorized` when the session has ended meanwhile.
 */
export async function scheduleDeparture(
  user: SessionUser,
  proof: string,
  asked: Asked,
): Promise<ScheduledDeparture> {
  await proveSelf(user, proof, asked);
  const { id: userId, sessionId, email } = user;
  const { shared, main, alone } = await planDeparture(userId);
  if (shared.length > 0)
    throw new Problem(
      "Last Owner",
      `You are the only owner of ${listNames(shared)}. Make another member an owner first, or delete the workspace.`,
    );
  if (main.length > 0)
    throw new Problem(
      "Main Workspace",
      `API keys of ${listNames(main)} work for other workspaces of the account. Delete those first.`,
    );
  const { now } = asked;
  const endsAt = endOfWait(now);
  for (const { id: workspaceId } of alone)
    await inIdentityTransaction({ userId, workspaceId }, async (tx) => {
      // Somebody may have joined meanwhile.
      if ((await tx.membership.count({ where: { workspaceId, userId: { not: userId } } })) > 0) return;
      await markEnding(tx, { workspaceId, userId, ...asked });
    });
  await inIdentityTransaction({ userId }, async (tx) => {
    if (!(await isSessionAlive(tx, sessionId, now))) throw sessionOver();
    await tx.user.update({ where: { id: userId }, data: { endsAt } });
    await endAllButOne(tx, { userId, now });
    const actor = { kind: "user", id: userId } as const;
    const entry = { of: { userId }, actor, subject: userId, ...asked };
    await writeEntry(tx, { ...entry, action: "account.deletion_scheduled" });
  });
  sessionCache().clear();
  mailDeparture(email, endsAt);
  return { ends_at: endsAt.toISOString() };
}

function listNames(workspaces: readonly { name: string }[]): string {
  return new Intl.ListFormat("en-GB").format(workspaces.map(({ name }) => name));
}
