import type { Metadata } from "next";
import { requireMember } from "#app/session-caller.ts";
import { GoalForm } from "#components/goals/goal-form.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { goalDays, listChoices } from "../goal-choices.ts";

export const metadata: Metadata = { title: "New goal" };

type Props = { params: Promise<{ workspace_id: string }> };

/** A new goal, with whether it lies within what the brand has done. */
export default async function NewGoalPage({ params }: Props) {
  const { workspace_id } = await params;
  const { caller, workspace, role } = await requireMember(workspace_id);
  const now = new Date();
  const choices = roleIncludes(role, "editor") ? await listChoices(caller, now) : [];
  return (
    <>
      <PageHead
        title="New goal"
        about={workspace.name}
        within={{ href: `/w/${workspace_id}/goals`, label: "Goals" }}
      />
      {choices.length > 0 ? (
        <GoalForm
          key={workspace_id}
          workspaceId={workspace_id}
          choices={choices}
          goal={null}
          days={goalDays(now)}
        />
      ) : (
        <p className="rounded-card border border-line bg-surface p-5 text-sm text-soft">
          {roleIncludes(role, "editor") ? (
            <>
              Nothing is known that a goal could be set on. Import data and run an audit first, on the page{" "}
              <TextLink href={`/w/${workspace_id}/platforms`}>Platforms</TextLink>.
            </>
          ) : (
            "As a viewer you can see goals, but not set them. Ask an owner or admin to change your role."
          )}
        </p>
      )}
    </>
  );
}
