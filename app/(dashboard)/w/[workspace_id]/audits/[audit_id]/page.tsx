import type { Metadata } from "next";
import { cache } from "react";
import { findFreshness } from "#app/find-freshness.ts";
import { orNotFound } from "#app/or-not-found.ts";
import { requireMember } from "#app/session-caller.ts";
import { AS_OF, AuditFactList, AuditFacts, type AuditFactsProps } from "#components/audits/audit-facts.tsx";
import { AuditFiles } from "#components/audits/audit-files.tsx";
import { AuditLive } from "#components/audits/audit-live.tsx";
import { FailedAudit } from "#components/audits/failed-audit.tsx";
import { formatDay } from "#components/ui/format.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { type AuditDescription, describeAudit } from "#lib/audits/describe-audit.ts";
import { findCoverage } from "#lib/audits/find-coverage.ts";
import type { Caller } from "#lib/caller.ts";
import type { Platform } from "#lib/formula/names.ts";
import { listPlatforms } from "#lib/platforms/list-platforms.ts";
import { Report } from "./report.tsx";

type Props = { params: Promise<{ workspace_id: string; audit_id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace_id, audit_id } = await params;
  const { workspace } = await requireMember(workspace_id);
  return { title: `${workspace.name}: ${titleOf(await requireAudit(workspace_id, audit_id))}` };
}

/** One audit in whatever state it is: its steps, its result with the explanation, or why it has none. */
export default async function AuditPage({ params }: Props) {
  const { workspace_id, audit_id } = await params;
  const member = await requireMember(workspace_id);
  const freshness = await findFreshness(member.caller);
  const audit = await requireAudit(workspace_id, audit_id);
  const { state } = audit;
  const coverage =
    state.error?.title === "No Recent Data" ? await findCoverage(member.caller, new Date()) : null;
  const asked: AuditFactsProps = {
    startedAt: state.started_at,
    completedAt: state.completed_at,
    requestedBy: audit.requestedBy,
    platforms: audit.platforms,
    lookbackDays: audit.lookbackDays,
    asOf: audit.asOf,
  };
  const facts = <AuditFacts {...asked} />;
  return (
    <>
      <PageHead
        title={titleOf(audit)}
        about={[member.workspace.name, state.status === "completed" && audit.asOf && AS_OF]
          .filter(Boolean)
          .join(" · ")}
        within={{ href: `/w/${workspace_id}/audits`, label: "Audits" }}
        aside={state.status === "completed" && <AuditFiles path={`/w/${workspace_id}/audits/${audit_id}`} />}
      />
      <AutoRefresh {...freshness} />
      <AuditLive key={audit_id} workspaceId={workspace_id} state={state} facts={facts}>
        {state.status === "completed" && (
          <Report member={member} audit={audit} facts={<AuditFactList {...asked} />} />
        )}
        {state.error && (
          <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
            <div className="min-w-0 lg:col-span-2">
              <FailedAudit
                workspaceId={workspace_id}
                error={state.error}
                platforms={await findAsked(member.caller, audit)}
                lookbackDays={audit.lookbackDays}
                isAsOf={audit.asOf !== null}
                newest={coverage && !coverage.isRecent ? coverage.newest : null}
                canRun={member.caller.scopes.includes("audits:write")}
              />
            </div>
            {facts}
          </div>
        )}
      </AuditLive>
    </>
  );
}

const requireAudit = cache(async (workspaceId: string, auditId: string): Promise<AuditDescription> => {
  const { caller } = await requireMember(workspaceId);
  return orNotFound(describeAudit(caller, auditId));
});

/** An audit is also of platforms that were connected until lately: they cannot be asked for any more. */
async function findAsked(caller: Caller, { platforms }: AuditDescription): Promise<Platform[] | null> {
  const all = (await listPlatforms(caller, {})).platforms;
  const connected = all.filter(({ status }) => status === "connected").map(({ name }) => name);
  const asked = connected.filter((name) => platforms.includes(name));
  return asked.length === 0 || asked.length === connected.length ? null : asked;
}

function titleOf({ asOf, state }: AuditDescription): string {
  return asOf ? `Audit as of ${formatDay(asOf)}` : `Audit of ${formatDay(state.started_at)}`;
}
