import type { RuleWorkspace } from "#components/alerts/add-elsewhere.ts";
import type { MemberChoice } from "#components/alerts/channel-fields.tsx";
import { findMember, type Member } from "#lib/access/find-member.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { listUserWorkspaces } from "#lib/members/list-user-workspaces.ts";
import { canMail } from "#lib/members/mail-account.ts";
import { listTeam } from "#lib/team/list-team.ts";

/** What a form of an alert rule offers. */
export async function alertChoices({ caller, role, workspace }: Member) {
  const team = await listTeam(caller, role);
  const members: MemberChoice[] = team.map(({ user_id, name, email }) => ({ user_id, name, email }));
  return { members, me: caller.actor.id, hasMail: canMail(), zone: workspace.region.timeZone };
}

/** The other workspaces in which the member may make rules, each with whoever is in it. */
export async function otherWorkspaces({ caller, workspace }: Member): Promise<RuleWorkspace[]> {
  const all = await listUserWorkspaces(caller.actor.id);
  const others = all.filter(({ id, role }) => id !== workspace.id && roleIncludes(role, "editor"));
  const found = await Promise.all(
    others.map(async ({ id, name }) => {
      const member = await findMember(caller.actor.id, id);
      if (!member) return [];
      const team = await listTeam(member.caller, member.role);
      return [{ id, name, memberIds: team.map(({ user_id }) => user_id) }];
    }),
  );
  return found.flat();
}
