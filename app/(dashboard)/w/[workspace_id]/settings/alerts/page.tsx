import { Plus } from "lucide-react";
import Link from "next/link";
import { requireMember } from "#app/session-caller.ts";
import { workspaceTitle } from "#app/workspace-title.ts";
import { AlertList } from "#components/alerts/alert-list.tsx";
import { DigestCard } from "#components/alerts/digest-card.tsx";
import { RuleList } from "#components/alerts/rule-list.tsx";
import { SuggestedRules } from "#components/alerts/suggested-rules.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { listAlerts } from "#lib/alerts/list-alerts.ts";
import { listRules } from "#lib/alerts/list-rules.ts";
import { canMail } from "#lib/members/mail-account.ts";
import { findDigest } from "#lib/weekly-digest/find-digest.ts";
import { SettingsHead } from "../settings-head.tsx";

const SHOWN = 20;

type Props = { params: Promise<{ workspace_id: string }> };

export const generateMetadata = workspaceTitle("alerts");

/** The alert rules of a workspace and their latest alerts; for a viewer, their digest alone. */
export default async function AlertsPage({ params }: Props) {
  const { workspace_id } = await params;
  const { caller, role, workspace } = await requireMember(workspace_id);
  const [rules, alerts, digest] = await Promise.all([
    listRules(caller),
    listAlerts(caller, SHOWN),
    findDigest(caller, workspace.region.timeZone),
  ]);
  const [root, path] = [`/w/${workspace_id}`, `/w/${workspace_id}/settings/alerts`];
  const canChange = roleIncludes(role, "editor");
  const ownDigest = <DigestCard workspaceId={workspace_id} digest={digest} hasMail={canMail()} />;
  if (!canChange)
    return (
      <>
        <SettingsHead workspaceId={workspace_id} role={role} current="/alerts" />
        {ownDigest}
      </>
    );
  return (
    <>
      <SettingsHead workspaceId={workspace_id} role={role} current="/alerts" />
      <div className="space-y-4 sm:space-y-6">
        <Card
          id="rules"
          title="Alert rules"
          aside={
            <Link href={`${path}/new`} prefetch={false} className={buttonClass("primary")}>
              <Plus aria-hidden="true" className="size-4" />
              New rule
            </Link>
          }
        >
          {rules.length > 0 ? (
            <RuleList rules={rules} path={path} />
          ) : (
            <NoRules>
              <SuggestedRules
                workspaceId={workspace_id}
                me={caller.actor.id}
                zone={workspace.region.timeZone}
              />
            </NoRules>
          )}
        </Card>
        {ownDigest}
        <Card id="lately" title="Recent alerts">
          {alerts.length > 0 ? (
            <AlertList alerts={alerts} root={root} />
          ) : (
            <p className="max-w-prose text-sm leading-relaxed text-soft">
              No alerts yet. Each one stays here for 90 days after it ends, and shows whether it was
              delivered.
            </p>
          )}
        </Card>
      </div>
    </>
  );
}

function NoRules({ children }: { children: React.ReactNode }) {
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-sm leading-relaxed text-soft">
        No rules yet. A rule watches your brand and tells people by email, Slack, Microsoft Teams or an HTTPS
        address when something happens.{canMail() && " Start with one of these and change it later."}
      </p>
      {canMail() ? (
        children
      ) : (
        <Alert tone="fair" title="Email is off on this installation">
          <p>Make a rule that tells Slack, Microsoft Teams or a web address instead.</p>
        </Alert>
      )}
    </div>
  );
}
