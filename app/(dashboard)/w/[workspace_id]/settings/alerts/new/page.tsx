import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requireMember } from "#app/session-caller.ts";
import { RuleForm } from "#components/alerts/rule-form.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { alertChoices, otherWorkspaces } from "../alert-choices.ts";

export const metadata: Metadata = { title: "New alert rule" };

type Props = { params: Promise<{ workspace_id: string }> };

export default async function NewRulePage({ params }: Props) {
  const { workspace_id } = await params;
  const member = await requireMember(workspace_id);
  if (!roleIncludes(member.role, "editor")) notFound();
  return (
    <>
      <PageHead
        title="New alert rule"
        about={member.workspace.name}
        within={{ href: `/w/${workspace_id}/settings/alerts`, label: "Alerts" }}
      />
      <RuleForm
        workspaceId={workspace_id}
        rule={null}
        {...(await alertChoices(member))}
        others={await otherWorkspaces(member)}
      />
    </>
  );
}
