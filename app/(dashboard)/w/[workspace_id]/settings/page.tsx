import type { Metadata } from "next";
import { findFreshness } from "#app/find-freshness.ts";
import { requireMember } from "#app/session-caller.ts";
import { ShortcutSwitch } from "#components/palette/shortcut-switch.tsx";
import { RegionCard } from "#components/region/region-card.tsx";
import { LookCard } from "#components/reports/look-card.tsx";
import { AccessCard } from "#components/team/access-card.tsx";
import { Card } from "#components/ui/card.tsx";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { DataCard } from "#components/workspaces/data-card.tsx";
import { DeleteWorkspaceCard } from "#components/workspaces/delete-workspace-card.tsx";
import { LiveScoreCard } from "#components/workspaces/live-score-card.tsx";
import { PlanCard } from "#components/workspaces/plan-card.tsx";
import { SettingsCard } from "#components/workspaces/settings-card.tsx";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { readProofs } from "#lib/members/prove-self.ts";
import { planLimits, planName } from "#lib/plans.ts";
import { findLook } from "#lib/report-look/find-look.ts";
import { getPlanUsage } from "#lib/workspaces/get-plan-usage.ts";
import { SettingsHead } from "./settings-head.tsx";

export const metadata: Metadata = { title: "Settings" };

type Props = { params: Promise<{ workspace_id: string }> };

export default async function SettingsPage({ params }: Props) {
  const { workspace_id } = await params;
  const { caller, role, workspace, user } = await requireMember(workspace_id);
  const freshness = await findFreshness(caller, "audits", "imports");
  const now = new Date();
  const [usage, look, proofs] = await Promise.all([
    getPlanUsage(caller, now),
    findLook(caller),
    roleIncludes(role, "owner") ? readProofs(user.id) : null,
  ]);
  const canChange = roleIncludes(role, ROLE_FOR.settings);
  return (
    <>
      <SettingsHead workspaceId={workspace_id} role={role} current="" />
      <AutoRefresh {...freshness} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
        <div className="min-w-0 space-y-4 sm:space-y-6 lg:col-span-2">
          <SettingsCard
            key={`${workspace_id} settings`}
            workspaceId={workspace_id}
            name={workspace.name}
            industry={workspace.industry}
            role={role}
            canChange={canChange}
          />
          <RegionCard
            key={`${workspace_id} region`}
            workspaceId={workspace_id}
            region={workspace.region}
            canChange={canChange}
            now={now}
          />
          <LookCard
            key={workspace_id}
            workspaceId={workspace_id}
            brand={workspace.name}
            look={look}
            canChange={canChange}
          />
          {proofs && (
            <>
              <DataCard workspaceId={workspace_id} />
              <DeleteWorkspaceCard workspace={workspace} proofs={proofs} />
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
          {role === "viewer" && <AccessCard workspace={workspace} me={user} role={role} />}
          <PlanCard
            planName={planName(caller.plan)}
            billingPeriod={usage.billingPeriod}
            nextMonth={usage.nextMonth.toISOString()}
            canAdd={roleIncludes(role, "owner")}
            usage={[
              { label: "Audits this month", ...usage.audits, warns: true },
              { label: "Platforms", ...usage.platforms, warns: true },
              { label: "Team members", ...usage.teamMembers },
              { label: "Workspaces in this account", ...usage.workspaces },
            ]}
          />
          <LiveScoreCard
            workspaceId={workspace_id}
            isOn={workspace.isLive}
            isIncluded={planLimits(caller.plan).real_time}
            planName={planName(caller.plan)}
            canChange={canChange}
          />
          <Card id="shortcuts" title="Keyboard shortcuts">
            <ShortcutSwitch />
            <p className="mt-1 text-sm leading-relaxed text-soft">
              <kbd className="font-sans font-medium">g</kbd> then a letter takes you to a page,{" "}
              <kbd className="font-sans font-medium">?</kbd> lists them all. Switch them off if you use
              dictation or if they get in the way; search stays available.
            </p>
          </Card>
        </div>
      </div>
    </>
  );
}
