import type { Metadata } from "next";
import { orNotFound } from "#app/or-not-found.ts";
import { requireMember } from "#app/session-caller.ts";
import { AlertList } from "#components/alerts/alert-list.tsx";
import { RuleActions } from "#components/alerts/rule-actions.tsx";
import { RuleForm } from "#components/alerts/rule-form.tsx";
import { RuleList } from "#components/alerts/rule-list.tsx";
import { Card } from "#components/ui/card.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { listAlerts } from "#lib/alerts/list-alerts.ts";
import { getRule } from "#lib/alerts/list-rules.ts";
import { alertChoices } from "../alert-choices.ts";

export const metadata: Metadata = { title: "Alert rule" };

const SHOWN = 10;

type Props = { params: Promise<{ workspace_id: string; rule_id: string }> };

/** One alert rule: tested, changed, switched off; and what it has told lately. */
export default async function RulePage({ params }: Props) {
  const { workspace_id, rule_id } = await params;
  const member = await requireMember(workspace_id);
  const { caller, role, workspace } = member;
  const rule = await orNotFound(getRule(caller, rule_id));
  const alerts = await listAlerts(caller, SHOWN, rule_id);
  const path = `/w/${workspace_id}/settings/alerts`;
  const canChange = roleIncludes(role, "editor");
  return (
    <>
      <PageHead
        title="Alert rule"
        about={`${workspace.name} · ${rule.is_on ? "on" : "off"}`}
        within={{ href: path, label: "Alerts" }}
        aside={canChange && <RuleActions workspaceId={workspace_id} ruleId={rule.id} isOn={rule.is_on} />}
      />
      <div className="space-y-4 sm:space-y-6">
        {alerts.length > 0 && (
          <Card id="lately" title="Recent alerts">
            <AlertList alerts={alerts} root={`/w/${workspace_id}`} />
          </Card>
        )}
        {canChange ? (
          <RuleForm key={rule.id} workspaceId={workspace_id} rule={rule} {...(await alertChoices(member))} />
        ) : (
          <Card id="rule" title="Rule">
            <RuleList rules={[rule]} path={path} />
          </Card>
        )}
      </div>
    </>
  );
}
