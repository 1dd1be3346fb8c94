import type { Metadata } from "next";
import { searchPlace } from "#app/search-place.ts";
import { requireUser } from "#app/session-caller.ts";
import { Card } from "#components/ui/card.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { NewWorkspaceForm } from "#components/workspaces/new-workspace-form.tsx";
import { planName } from "#lib/plans.ts";
import { listOwnAccounts } from "#lib/workspaces/list-own-accounts.ts";
import { Frame } from "../../frame.tsx";

export const metadata: Metadata = { title: "New workspace" };

/** A further workspace of an account, for those who own one there. */
export default async function NewWorkspacePage() {
  const user = await requireUser("/workspaces/new");
  const own = await listOwnAccounts(user.id);
  const [first, ...others] = own.map((account) => ({ ...account, planName: planName(account.plan) }));
  return (
    <Frame user={user} place={await searchPlace(user.id)}>
      <PageHead title="New workspace" within={{ href: "/workspaces", label: "All workspaces" }} />
      {first ? (
        <Card id="new-workspace" title="The brand">
          <NewWorkspaceForm accounts={[first, ...others]} />
        </Card>
      ) : (
        <p className="rounded-card border border-line bg-surface p-5 text-sm text-soft">
          Only people who own a workspace can make another one in its account. Ask an owner to make it and
          invite you.
        </p>
      )}
    </Frame>
  );
}
