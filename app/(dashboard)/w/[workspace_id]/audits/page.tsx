import Link from "next/link";
import { findFreshness } from "#app/find-freshness.ts";
import { redirectToLastPage } from "#app/redirect-to-last-page.ts";
import { requireMember } from "#app/session-caller.ts";
import { Soon } from "#app/soon.tsx";
import { workspaceTitle } from "#app/workspace-title.ts";
import { AuditList } from "#components/audits/audit-list.tsx";
import { AuditTrend } from "#components/audits/audit-trend.tsx";
import { CompareForm } from "#components/audits/compare-form.tsx";
import { RunCard } from "#components/audits/run-card.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { FileLink } from "#components/ui/file-link.tsx";
import { formatDay, formatPlural } from "#components/ui/format.ts";
import { ListSkeleton } from "#components/ui/list-skeleton.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { Pages } from "#components/ui/pages.tsx";
import { readPage, type Search } from "#components/ui/read-search.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { describeRunning } from "#lib/audits/describe-audit.ts";
import { findCoverage } from "#lib/audits/find-coverage.ts";
import { lastPastDay } from "#lib/audits/last-past-day.ts";
import { listAudits } from "#lib/audits/list-audits.ts";
import { listComparable } from "#lib/audits/list-comparable.ts";
import { listTrend } from "#lib/audits/list-trend.ts";
import { quotaMonth } from "#lib/audits/quota-month.ts";
import type { Caller } from "#lib/caller.ts";
import { listPlatforms } from "#lib/platforms/list-platforms.ts";
import { getWorkspace } from "#lib/workspaces/get-workspace.ts";

type Props = {
  params: Promise<{ workspace_id: string }>;
  searchParams: Promise<Search>;
};

export const generateMetadata = workspaceTitle("audits");

/** All audits of a workspace, and the form that starts one. */
export default async function AuditsPage(props: Props) {
  const { workspace_id } = await props.params;
  const { workspace } = await requireMember(workspace_id);
  return (
    <Soon
      key={workspace_id}
      fallback={<AuditsSkeleton about={workspace.name} />}
      read={() => Audits(props)}
    />
  );
}

function AuditsSkeleton({ about }: { about: string }) {
  return (
    <>
      <PageHead title="Audits" about={about} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
        <Card id="audits" title="All audits" className="lg:col-span-2">
          <ListSkeleton name="audits" />
        </Card>
        <Skeleton className="h-96 rounded-card!" />
      </div>
    </>
  );
}

async function Audits({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const { caller, workspace } = await requireMember(workspace_id);
  const path = `/w/${workspace_id}/audits`;
  const page = readPage(await searchParams);
  const freshness = await findFreshness(caller);
  // First: one that still runs is watched, and the list is read again at its end.
  const running = await describeRunning(caller);
  const [list, comparable, trend, { platforms }, coverage, runsLeft] = await Promise.all([
    listAudits(caller, page),
    listComparable(caller),
    listTrend(caller),
    listPlatforms(caller, {}),
    findCoverage(caller, new Date()),
    countLeft(caller, new Date()),
  ]);
  const last = lastPastDay(new Date());
  const canRun = caller.scopes.includes("audits:write");
  redirectToLastPage(path, page, list.total);
  return (
    <>
      <PageHead
        title="Audits"
        about={workspace.name}
        aside={
          <div className="flex flex-wrap gap-2">
            <Link href={`${path}/schedules`} prefetch={false} className={buttonClass("quiet")}>
              Schedules
            </Link>
            {list.total > 0 && (running || canRun) && (
              <a href="#run" className={buttonClass("quiet", "lg:hidden")}>
                {running ? "See the running audit" : "Run an audit"}
              </a>
            )}
          </div>
        }
      />
      <AutoRefresh {...freshness} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
        <div className="min-w-0 space-y-4 sm:space-y-6 lg:col-span-2">
          <Card
            id="audits"
            title="All audits"
            aside={list.total > 0 && <FileLink href={`${path}/audits.csv`}>All audits as CSV</FileLink>}
          >
            {list.total === 0 ? (
              <NoAudits
                hasPlatforms={platforms.length > 0}
                platformsPath={canRun ? `/w/${workspace_id}/platforms` : null}
              />
            ) : (
              <>
                <AuditTrend points={trend} />
                <AuditList audits={list.audits} path={path} />
              </>
            )}
            <Pages name="Pages of audits" path={path} page={page} total={list.total} />
          </Card>
          {comparable.length > 1 && (
            <Card id="compare" title="Compare two audits" className="no-print">
              <CompareForm
                path={`${path}/compare`}
                audits={comparable}
                chosen={{ a: comparable[1]?.audit_id, b: comparable[0]?.audit_id }}
              />
            </Card>
          )}
        </div>
        <div className="min-w-0">
          <RunCard
            key={workspace_id}
            workspaceId={workspace_id}
            running={running}
            platforms={platforms.map(({ name, handle, status }) => {
              return { name, handle, isConnected: status === "connected" };
            })}
            coverage={platforms.length > 0 ? coverage : null}
            runsLeft={runsLeft}
            lastPastDay={coverage.oldest && coverage.oldest <= last ? last : null}
            canRun={canRun}
          />
        </div>
      </div>
    </>
  );
}

function NoAudits({ hasPlatforms, platformsPath }: { hasPlatforms: boolean; platformsPath: string | null }) {
  return (
    <p className="max-w-prose text-sm leading-relaxed text-soft">
      No audits in this workspace yet.{" "}
      {hasPlatforms ? (
        "The first one scores the five pillars, explains the scores and says what would help most. It usually takes less than a minute."
      ) : (
        <>
          An audit needs data
          {platformsPath && (
            <>
              : <TextLink href={platformsPath}>connect a platform or import a file first</TextLink>
            </>
          )}
          .
        </>
      )}
    </p>
  );
}

async function countLeft(caller: Caller, now: Date): Promise<string> {
  const { audits_used: used, audits_limit: limit } = await getWorkspace(caller, now);
  if (limit === null) return `${formatPlural(used, "audit")} this month, no limit`;
  const left = Math.max(0, limit - used);
  if (left > 0) return `${left} of ${formatPlural(limit, "audit")} left this month`;
  return `No audits left until ${formatDay(quotaMonth(caller.planStartedAt, now).end.toISOString())}`;
}
