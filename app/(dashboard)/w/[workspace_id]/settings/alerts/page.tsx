import { Plus } from "lucide-react";
import Link from "next/link";
import { requireMember } from "#app/session-caller.ts";
import { workspaceTitle } from "#app/workspace-title.ts";
import { AlertList } from "#components/alerts/alert-list.tsx";
import { DigestForm } from "#components/alerts/digest-form.tsx";
import { RuleList } from "#components/alerts/rule-list.tsx";
import { SuggestedRules } from "#components/alerts/suggested-rules.tsx";
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

/** The alert rules of a workspace, and what they have told lately. */
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
  return (
    <>
      <SettingsHead workspaceId={workspace_id} role={role} current="/alerts" />
      <div className="space-y-4 sm:space-y-6">
        <Card
          id="rules"
          title="Alert rules"
          aside={
            canChange && (
              <Link href={`${path}/new`} prefetch={false} className={buttonClass("primary")}>
                <Plus aria-hidden="true" className="size-4" />
                New rule
              </Link>
            )
          }
        >
          {rules.length > 0 ? (
            <RuleList rules={rules} path={path} />
          ) : (
            <NoRules canChange={canChange}>
              <SuggestedRules
                workspaceId={workspace_id}
                me={caller.actor.id}
                zone={workspace.region.timeZone}
              />
            </NoRules>
          )}
        </Card>
        <Card id="digest" title="Your weekly digest">
          <DigestForm key={workspace_id} workspaceId={workspace_id} digest={digest} hasMail={canMail()} />
        </Card>
        <Card id="lately" title="What they have told lately">
          {alerts.length > 0 ? (
            <AlertList alerts={alerts} root={root} />
          ) : (
            <p className="max-w-prose text-sm leading-relaxed text-soft">
              Nothing yet. What a rule tells stands here for 90 days after it is over, with whether it
              arrived.
            </p>
          )}
        </Card>
      </div>
    </>
  );
}

function NoRules({ canChange, children }: { canChange: boolean; children: React.ReactNode }) {
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-sm leading-relaxed text-soft">
        No rules yet. A rule watches your brand and tells people by email, Slack, Microsoft Teams or an HTTPS
        address when something happens.{" "}
        {canChange
          ? "Begin with one of these and change it later."
          : "Owners, admins and editors can make one."}
        {!canMail() && " This installation has no mail server, so email does not arrive."}
      </p>
      {canChange && children}
    </div>
  );
}
