import type { Metadata } from "next";
import { requireMember } from "#app/session-caller.ts";
import { HandoverCard } from "#components/team/handover-card.tsx";
import { InvitationsCard } from "#components/team/invitations-card.tsx";
import { ROLE_WORDS, type Role } from "#components/team/role-words.ts";
import { TeamCard } from "#components/team/team-card.tsx";
import { Card } from "#components/ui/card.tsx";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { describeLastStarted } from "#lib/audits/describe-audit.ts";
import { listInvitations } from "#lib/invitations/list-invitations.ts";
import { listUserWorkspaces } from "#lib/members/list-user-workspaces.ts";
import { planLimits } from "#lib/plans.ts";
import { listTeam } from "#lib/team/list-team.ts";
import { SettingsHead } from "../settings-head.tsx";

export const metadata: Metadata = { title: "Team" };

type Props = { params: Promise<{ workspace_id: string }> };

export default async function TeamPage({ params }: Props) {
  const { workspace_id } = await params;
  const { caller, role, workspace, user } = await requireMember(workspace_id);
  const mayInvite = roleIncludes(role, ROLE_FOR.team);
  const [members, invitations, newest, workspaces] = await Promise.all([
    listTeam(caller, role),
    mayInvite ? listInvitations(caller, new Date()) : [],
    mayInvite ? describeLastStarted(caller) : null,
    mayInvite ? listUserWorkspaces(user.id) : [],
  ]);
  const audits = `/w/${workspace_id}/audits`;
  const shareHref =
    newest?.state.status === "completed" ? `${audits}/${newest.state.audit_id}#share` : audits;
  const limit = planLimits(caller.plan).team_members;
  const others = members.filter((one) => !one.is_me);
  return (
    <>
      <SettingsHead workspaceId={workspace_id} role={role} current="/team" />
      <div className="space-y-4 sm:space-y-6">
        <TeamCard
          workspace={workspace}
          members={members}
          role={role}
          seats={`${members.length} of ${limit} on your plan`}
        />
        {mayInvite && (
          <InvitationsCard
            workspace={workspace}
            others={workspaces
              .filter((one) => one.id !== workspace_id && roleIncludes(one.role, ROLE_FOR.team))
              .map(({ id, name }) => ({ id, name }))}
            own={role}
            invitations={invitations}
            shareHref={shareHref}
          />
        )}
        <div className="grid gap-4 sm:gap-6 lg:grid-cols-2 lg:items-start">
          {role === "owner" && others.length > 0 && <HandoverCard workspace={workspace} others={others} />}
          <RolesCard />
        </div>
      </div>
    </>
  );
}

function RolesCard() {
  return (
    <Card id="roles" title="What each role may do">
      <dl className="space-y-2 text-sm leading-relaxed">
        {(Object.keys(ROLE_WORDS) as Role[]).map((role) => (
          <div key={role} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
            <dt className="font-medium">{ROLE_WORDS[role].word}</dt>
            <dd className="text-soft">{ROLE_WORDS[role].about}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
