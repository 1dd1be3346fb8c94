import type { MemberChoice } from "#components/alerts/channel-fields.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { canMail } from "#lib/members/mail-account.ts";
import { listTeam } from "#lib/team/list-team.ts";

/** What a form of an alert rule offers. */
export async function alertChoices({ caller, role, workspace }: Member) {
  const team = await listTeam(caller, role);
  const members: MemberChoice[] = team.map(({ user_id, name, email }) => ({ user_id, name, email }));
  return { members, me: caller.actor.id, hasMail: canMail(), zone: workspace.region.timeZone };
}
