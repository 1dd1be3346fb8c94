import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { Time } from "#components/ui/time.tsx";
import type { TeamMember } from "#lib/team/schemas.ts";
import { MemberActions } from "./member-actions.tsx";
import { ROLE_WORDS, type Role } from "./role-words.ts";

type Props = {
  workspace: { id: string; name: string };
  members: TeamMember[];
  /** Of whoever looks. */
  role: Role;
  /** How many people the plan includes, in words. */
  seats: string;
};

const COLUMNS: Column[] = [
  { label: "Member" },
  { label: "Role" },
  { label: "Member since" },
  { label: "Last seen" },
  { label: "Action" },
];

/** Who is in a workspace; each is changed, removed or leaves here, as far as the role of whoever looks goes. */
export function TeamCard({ workspace, members, role, seats }: Props) {
  return (
    <Card id="members" title="Members" aside={<p className="text-sm text-faint">{seats}</p>}>
      <StackedTable
        caption="Members of the workspace"
        columns={COLUMNS}
        rows={members.map((member) => row(member, workspace, role))}
        from="lg"
      />
    </Card>
  );
}

function row(member: TeamMember, workspace: Props["workspace"], role: Role): Row {
  const { user_id, name, email, since, last_seen_at, is_me, can_manage } = member;
  return {
    key: user_id,
    cells: [
      <span key="name" className="block min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium break-words">
          {name}
          {is_me && <Badge tone="accent">You</Badge>}
        </span>
        <span className="block text-xs break-all text-soft">{email}</span>
      </span>,
      ROLE_WORDS[member.role].word,
      <Time key="since" at={since} dayOnly />,
      last_seen_at ? <Time key="seen" at={last_seen_at} /> : "Not recently",
      is_me || can_manage ? (
        <MemberActions key="actions" workspace={workspace} member={member} role={role} />
      ) : null,
    ],
  };
}
