import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { requireMember } from "#app/session-caller.ts";
import { AuditList } from "#components/audits/audit-list.tsx";
import { RunCard } from "#components/audits/run-card.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatDay, formatPlural } from "#components/ui/format.ts";
import { Pages } from "#components/ui/pages.tsx";
import { describeRunning } from "#lib/audits/describe-audit.ts";
import { listAudits } from "#lib/audits/list-audits.ts";
import { quotaMonth } from "#lib/audits/quota-month.ts";
import type { Caller } from "#lib/caller.ts";
import { listPlatforms } from "#lib/platforms/list-platforms.ts";
import { getWorkspace } from "#lib/workspaces/get-workspace.ts";

type Props = {
  params: Promise<{ workspace_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const SIZE = 20;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace } = await requireMember((await params).workspace_id);
  return { title: `${workspace.name} audits` };
}

/** All audits of a workspace, and the form that starts one. */
export default async function AuditsPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const { caller, workspace } = await requireMember(workspace_id);
  const path = `/w/${workspace_id}/audits`;
  const page = readPage((await searchParams).page);
  const [list, running, { platforms }, runsLeft] = await Promise.all([
    listAudits(caller, { limit: SIZE, offset: (page - 1) * SIZE }),
    describeRunning(caller),
    listPlatforms(caller, {}),
    countLeft(caller, new Date()),
  ]);
  const lastPage = Math.max(1, Math.ceil(list.total / SIZE));
  if (page > lastPage) redirect(`${path}?page=${lastPage}`);
  return (
    <>
      <div className="mb-6">
        <h1 className="text-2xl font-semibold tracking-tight">Audits</h1>
        <p className="mt-1 text-sm break-words text-soft">{workspace.name}</p>
      </div>
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
        <div className="min-w-0 lg:order-2">
          <RunCard
            key={workspace_id}
            workspaceId={workspace_id}
            running={running}
            platforms={platforms.map(({ name, handle, status }) => {
              return { name, handle, isConnected: status === "connected" };
            })}
            runsLeft={runsLeft}
            canRun={caller.scopes.includes("write")}
          />
        </div>
        <Card id="audits" title="All audits" className="lg:col-span-2">
          {list.total === 0 ? (
            <NoAudits hasPlatforms={platforms.length > 0} platformsPath={`/w/${workspace_id}/platforms`} />
          ) : (
            <AuditList audits={list.audits} path={path} />
          )}
          <Pages name="Pages of audits" path={path} page={page} size={SIZE} total={list.total} />
        </Card>
      </div>
    </>
  );
}

function NoAudits({ hasPlatforms, platformsPath }: { hasPlatforms: boolean; platformsPath: string }) {
  return (
    <p className="max-w-prose text-sm leading-relaxed text-soft">
      No audit has been run in this workspace.{" "}
      {hasPlatforms ? (
        "The first one scores the five pillars, says why, and what would help most. Most take less than a minute."
      ) : (
        <>
          An audit needs data:{" "}
          <Link
            href={platformsPath}
            prefetch={false}
            className="font-medium text-accent underline underline-offset-4"
          >
            bring in data of a platform first
          </Link>
          .
        </>
      )}
    </p>
  );
}

function readPage(given: string | string[] | undefined): number {
  return typeof given === "string" && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}

async function countLeft(caller: Caller, now: Date): Promise<string> {
  const { audits_used: used, audits_limit: limit } = await getWorkspace(caller, now);
  if (limit === null) return `${formatPlural(used, "run")} this month, no limit`;
  const left = Math.max(0, limit - used);
  if (left > 0) return `${left} of ${formatPlural(limit, "run")} left this month`;
  return `No runs left until ${formatDay(quotaMonth(caller.planStartedAt, now).end)}`;
}
