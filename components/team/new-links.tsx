import { Alert } from "#components/ui/alert.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import { formatPlural } from "#components/ui/format.ts";
import type { OtherWorkspace } from "#components/workspaces/other-workspaces.tsx";
import { OutcomeList } from "#components/workspaces/outcome-list.tsx";
import type { InvitedToSeveral } from "#lib/invitations/schemas.ts";

// Checked by hand: the library that checks answers elsewhere is a fifth of what these pages load.
export const NEW_LINKS = {
  parse: (answer: unknown): InvitedToSeveral => {
    const told = answer as InvitedToSeveral | null;
    if (!Array.isArray(told?.outcomes)) throw new Error("the answer has no outcomes");
    return told;
  },
};

type Props = InvitedToSeveral & { workspaces: readonly OtherWorkspace[] };

/** What came of an invitation into several workspaces, with the one link to all that were made. */
export function NewLinks({ email, outcomes, url, mailed, workspaces }: Props) {
  const count = outcomes.filter(({ refusal }) => refusal === null).length;
  const all = formatPlural(outcomes.length, "workspace");
  const title = mailed ? `${email} has been emailed one invitation to` : `${email} is invited to`;
  return (
    <Alert
      tone={count === outcomes.length ? "good" : count === 0 ? "poor" : "fair"}
      title={count === 0 ? `${email} is not invited` : `${title} ${count} of ${all}`}
      isUrgent
    >
      <OutcomeList
        outcomes={outcomes.map(({ workspace_id, refusal }) => ({
          id: workspace_id,
          name: workspaces.find(({ id }) => id === workspace_id)?.name ?? workspace_id,
          told: refusal ?? "invited",
          isDone: refusal === null,
        }))}
      />
      {url && (
        <>
          <p>
            {mailed ? "You can also pass on this link" : "Send them this link"}. It leads to all of these, is
            shown only this once and works for seven days.
          </p>
          <CopyText text={url} name="Copy the link" />
        </>
      )}
    </Alert>
  );
}
