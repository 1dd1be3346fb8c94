import { requireMember } from "#app/session-caller.ts";
import { workspaceTitle } from "#app/workspace-title.ts";
import { AgentList } from "#components/agents/agent-list.tsx";
import { ApiCard } from "#components/keys/api-card.tsx";
import { CreateKey } from "#components/keys/create-key.tsx";
import { EndedKeys, KeyList } from "#components/keys/key-list.tsx";
import { TestModeCard } from "#components/keys/test-mode-card.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { PlanRequired } from "#components/workspaces/plan-required.tsx";
import { findTestWorkspace } from "#lib/access/find-test-workspace.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { agentResource } from "#lib/agents/describe-server.ts";
import { listAgents } from "#lib/agents/list-agents.ts";
import { listKeyViews } from "#lib/api-keys/list-key-views.ts";
import { publicUrl } from "#lib/env.ts";
import { planLimits, planName, planWithApi } from "#lib/plans.ts";
import { utcDay } from "#lib/time.ts";
import { OnlyForManagers } from "../only-for-managers.tsx";
import { SettingsHead } from "../settings-head.tsx";

type Props = { params: Promise<{ workspace_id: string }> };

export const generateMetadata = workspaceTitle("API keys");

/** The API keys of a workspace, and the form that makes one. */
export default async function KeysPage({ params }: Props) {
  const { workspace_id } = await params;
  const { caller, role } = await requireMember(workspace_id);
  const head = <SettingsHead workspaceId={workspace_id} role={role} current="/keys" />;
  if (!roleIncludes(role, ROLE_FOR.keys)) {
    return (
      <>
        {head}
        <OnlyForManagers what="API keys" role={role} />
      </>
    );
  }
  const now = new Date();
  const { working, ended } = await listKeyViews(caller, now);
  const agents = await listAgents(caller, now);
  const testId = await findTestWorkspace(workspace_id);
  const limits = planLimits(caller.plan);
  const baseUrl = publicUrl();
  return (
    <>
      {head}
      <div className="grid gap-4 sm:gap-6 xl:grid-cols-3 xl:items-start">
        <div className="min-w-0 space-y-4 sm:space-y-6 xl:col-span-2">
          {!limits.api && (
            <PlanRequired
              feature="keys"
              workspaceId={workspace_id}
              planName={planName(caller.plan)}
              needed={planName(planWithApi())}
            />
          )}
          {(limits.api || working.length > 0) && (
            <Card id="keys" title="API keys">
              {working.length > 0 ? (
                <KeyList
                  key={workspace_id}
                  workspaceId={workspace_id}
                  keys={working}
                  baseUrl={baseUrl}
                  canReplace={limits.api}
                />
              ) : (
                <p className="max-w-prose text-sm leading-relaxed text-soft">
                  No key works at the moment. A key lets one of your programs use the API for this workspace;
                  make one for each program, so that you can revoke it alone.
                </p>
              )}
            </Card>
          )}
          {limits.api && (
            <CreateKey
              key={workspace_id}
              workspaceId={workspace_id}
              baseUrl={baseUrl}
              today={utcDay(now)}
              hasKeys={working.length > 0}
            />
          )}
          {(limits.api || agents.length > 0) && (
            <Card id="agents" title="Connected agents">
              {agents.length > 0 ? (
                <AgentList key={workspace_id} workspaceId={workspace_id} agents={agents} />
              ) : (
                <p className="max-w-prose text-sm leading-relaxed text-soft">
                  No agent is connected. Give yours the address{" "}
                  <code className="font-mono break-all text-ink">{agentResource()}</code>; it sends you here
                  to allow what it may do, and needs no key.{" "}
                  <TextLink href="/docs/agents">Read about agents</TextLink>
                </p>
              )}
            </Card>
          )}
          {ended.length > 0 && (
            <Card id="ended" title="Ended keys">
              <EndedKeys keys={ended} />
            </Card>
          )}
        </div>
        {limits.api && (
          <div className="min-w-0 space-y-4 sm:space-y-6">
            <ApiCard baseUrl={baseUrl} limits={limits} />
            <TestModeCard key={workspace_id} workspaceId={workspace_id} hasFixtures={testId !== null} />
          </div>
        )}
      </div>
    </>
  );
}
