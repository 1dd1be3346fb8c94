import { roleIncludes } from "../access/role-includes.ts";
import type { Caller } from "../caller.ts";
import type { WorkspaceTx } from "../db.ts";
import { planLimits, planName } from "../plans.ts";
import { Problem } from "../problems.ts";
import { lockTeam } from "../team/lock-team.ts";

/**
 * Checks in a transaction that the caller may invite, and keeps the team as it is until the transaction ends.
 * @throws Problem 403 `Insufficient Scope` below admin, 404 `Not Found` for no member.
 */
export async function authoriseInviting(tx: WorkspaceTx, caller: Caller): Promise<void> {
  const { own } = await lockTeam(tx, caller);
  if (!roleIncludes(own, "admin"))
    throw new Problem(
      "Insufficient Scope",
      "Invitations are made only by the workspace's owners and admins.",
    );
}

/**
 * Checks that the plan has a place for one more: members and open invitations count.
 * @param email whose invitation does not count, since it is made anew
 * @throws Problem 409 `Limit Reached`.
 */
export async function requireSeat(
  tx: WorkspaceTx,
  { workspaceId, plan }: Pick<Caller, "workspaceId" | "plan">,
  email: string,
  now: Date,
): Promise<void> {
  // One statement: who joins between two of them would count twice or not at all.
  const [used] = await tx.$queryRaw<{ members: number; open: number }[]>`
    SELECT (SELECT count(*) FROM memberships WHERE workspace_id = ${workspaceId})::int AS members,
      (SELECT count(*) FROM invitations
        WHERE workspace_id = ${workspaceId} AND expires_at > ${now} AND email <> ${email})::int AS open`;
  const { members = 0, open = 0 } = used ?? {};
  const limit = planLimits(plan).team_members;
  if (members + open < limit) return;
  throw new Problem(
    "Limit Reached",
    `The ${planName(plan)} plan includes ${people(limit)}: you have ${members} and ${open} invited. Withdraw an invitation, remove a member, or move to a larger plan.`,
  );
}

function people(count: number): string {
  return count === 1 ? "1 member" : `${count} members`;
}
