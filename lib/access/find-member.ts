import type { Caller } from "../caller.ts";
import { withIdentity } from "../db.ts";
import type { Plan } from "../plans.ts";
import type { Region } from "../region/plain-region.ts";
import { noteRegion } from "../region/region-scope.ts";
import { expandScopes, type Scope } from "../scopes.ts";
import { noteWorkspace } from "../work-scope.ts";

export type Role = "owner" | "admin" | "editor" | "viewer";

/** A user in one of the workspaces that they belong to. */
export type Member = {
  caller: Caller;
  role: Role;
  workspace: { id: string; name: string; industry: string | null; isLive: boolean; region: Region };
};

/** The membership of a user in a workspace, as a caller; null when there is none, or no such workspace. */
export async function findMember(userId: string, workspaceId: string): Promise<Member | null> {
  const found = await withIdentity({ userId, workspaceId }, (db) =>
    db.membership.findFirst({
      where: { userId, workspaceId, workspace: { deletedAt: null } },
      include: { workspace: { include: { account: true } } },
    }),
  );
  if (!found) return null;
  const { workspace } = found;
  const { id, name, industry, account, realTime, timeZone, locale } = workspace;
  noteWorkspace(workspaceId);
  noteRegion(workspace);
  const role = found.role as Role;
  const caller: Caller = {
    workspaceId: id,
    accountId: account.id,
    plan: account.plan as Plan,
    planStartedAt: account.planStartedAt,
    isPrimary: false,
    scopes: scopesOf(role),
    actor: { kind: "user", id: userId },
  };
  return { caller, role, workspace: { id, name, industry, isLive: realTime, region: { timeZone, locale } } };
}

/** A viewer may do what changes nothing; what the other roles may not do, `ROLE_FOR` says. */
function scopesOf(role: Role): Scope[] {
  return expandScopes(role === "viewer" ? ["read", "studio:write"] : ["read", "write"]);
}
