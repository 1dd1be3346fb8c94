"use client";

import { internalPath } from "#components/internal-paths.ts";
import { Field } from "#components/ui/field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { TeamMember } from "#lib/team/schemas.ts";
import { TeamDialog } from "./team-dialog.tsx";
import { useTeamChange } from "./use-team-change.ts";

type Props = { workspace: { id: string; name: string }; others: TeamMember[]; onClose: () => void };

const WORDS = { action: "Hand over", pending: "Handing over …", failed: "Not handed over" };

/** Gives the workspace to another member, once its name was typed. */
export default function HandoverDialog({ workspace, others, onClose }: Props) {
  const change = useTeamChange(onClose);
  const send = (data: FormData) => {
    const user_id = `${data.get("new_owner")}`;
    const path = internalPath("/internal/workspaces/[workspace_id]/members/[user_id]/ownership", {
      workspace_id: workspace.id,
      user_id,
    });
    void change.send({ path, body: { brand: `${data.get("brand") ?? ""}` }, method: "POST" });
  };
  return (
    <TeamDialog
      title={`Hand over ${workspace.name}`}
      words={WORDS}
      isPending={change.isPending}
      error={change.error}
      onClose={onClose}
      onSend={send}
    >
      <p>
        This takes effect immediately: they become the owner and you become an admin. Only they can hand it
        back.
      </p>
      <SelectField
        label="New owner"
        name="new_owner"
        options={others.map(({ user_id, name, email }) => ({ value: user_id, label: `${name} (${email})` }))}
      />
      <Field
        label="Name of the workspace"
        name="brand"
        autoComplete="off"
        maxLength={200}
        hint={`Type “${workspace.name}” to confirm.`}
      />
    </TeamDialog>
  );
}
