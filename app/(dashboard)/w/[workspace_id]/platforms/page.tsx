import type { Metadata } from "next";
import { findFreshness } from "#app/find-freshness.ts";
import { requireMember } from "#app/session-caller.ts";
import { ConnectOutcome } from "#components/platforms/connect-outcome.tsx";
import { ConnectionsCard } from "#components/platforms/connections-card.tsx";
import { DropCard } from "#components/platforms/drop-card.tsx";
import { ConnectedPlatforms, OtherPlatforms } from "#components/platforms/platform-overview.tsx";
import { RecentImports } from "#components/platforms/recent-imports.tsx";
import { formatList } from "#components/ui/format.ts";
import { readChoice, readOne, type Search } from "#components/ui/read-search.ts";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { findCoverage } from "#lib/audits/find-coverage.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { listChoices } from "#lib/platforms/connect/finish-connect.ts";
import { listConnections } from "#lib/platforms/list-connections.ts";
import { listCoverage } from "#lib/platforms/list-coverage.ts";
import { listKnownAudiences } from "#lib/platforms/list-known-audiences.ts";
import { listPlatformFacts } from "#lib/platforms/list-platform-facts.ts";
import { CONNECT_RESULTS, type PlatformFacts } from "#lib/platforms/schemas.ts";
import { utcDay } from "#lib/time.ts";
import { listUploads } from "#lib/uploads/list-uploads.ts";
import { Watched } from "./watched.tsx";

export const metadata: Metadata = { title: "Platforms" };

const DAY_MS = 86_400_000;

type Props = {
  params: Promise<{ workspace_id: string }>;
  searchParams: Promise<Search>;
};

/** Where the figures come from: bringing files in, what became of them, and how each platform is. */
export default async function PlatformsPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const { caller, role, user } = await requireMember(workspace_id);
  const freshness = await findFreshness(caller, "syncs");
  // First: a file that is still read is watched, and the platforms are read again at its end.
  const { uploads } = await listUploads(caller);
  const now = new Date();
  const facts = await listPlatformFacts(caller, now);
  const canChange = roleIncludes(role, "editor");
  const connected = facts.filter(({ connection }) => connection);
  // Only a column with something in it needs one beside it.
  const isWide = connected.length === facts.length || connected.length === 0;
  const search = await searchParams;
  const asked = readChoice(search, "platform", PLATFORMS) ?? null;
  const { accounts, open } = await listConnections(caller);
  const outcome = readChoice(search, "connect", CONNECT_RESULTS);
  const of = readChoice(search, "of", PLATFORMS);
  const choice = outcome === "choose" ? readOne(search, "choice") : undefined;
  // While files are brought in, what became of them stays in its place.
  const isSettled =
    connected.length > 0 &&
    uploads.every(({ created_at }) => now.getTime() - Date.parse(created_at) > DAY_MS);
  const canConnect = accounts.length > 0 || open.length > 0;
  const sources = (
    <div className={`grid gap-4 sm:gap-6 ${isWide ? "" : "lg:grid-cols-3 lg:items-start"}`}>
      <div className={`min-w-0 empty:hidden ${isWide ? "" : "lg:col-span-2"}`}>
        <ConnectedPlatforms
          workspaceId={workspace_id}
          facts={connected}
          coverage={await listCoverage(caller)}
          canChange={canChange}
          today={utcDay(now)}
        />
      </div>
      <OtherPlatforms
        workspaceId={workspace_id}
        facts={facts.filter(({ connection }) => !connection)}
        canChange={canChange}
        isWide={isWide}
      />
    </div>
  );
  return (
    <div className="space-y-4 sm:space-y-6">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">Platforms</h1>
        <p className="mt-1 text-sm text-soft">{summary(connected, open.length > 0)}</p>
      </div>
      <AutoRefresh {...freshness} />
      {outcome && of && (
        <ConnectOutcome
          workspaceId={workspace_id}
          mayTry={canChange && open.includes(of)}
          result={outcome}
          platform={of}
          choice={choice}
          accounts={
            choice === undefined
              ? []
              : await listChoices(
                  { workspaceId: caller.workspaceId, platform: of, sessionId: user.sessionId },
                  choice,
                  now,
                )
          }
        />
      )}
      {canConnect && (
        <ConnectionsCard workspaceId={workspace_id} accounts={accounts} open={open} canChange={canChange} />
      )}
      {isSettled && sources}
      {canChange ? (
        <DropCard
          key={workspace_id}
          workspaceId={workspace_id}
          asked={asked}
          isFirst={connected.length === 0 && uploads.length === 0}
          audiences={await listKnownAudiences(caller)}
          today={utcDay(now)}
        />
      ) : (
        <p className="rounded-card border border-line bg-surface p-5 text-sm text-soft">
          As a viewer you can see platforms, but not import files.
        </p>
      )}
      <RecentImports
        key={`imports of ${workspace_id}`}
        workspaceId={workspace_id}
        initial={uploads}
        coverage={canChange && connected.length > 0 ? await findCoverage(caller, now) : null}
      />
      {!isSettled && sources}
      <Watched caller={caller} canChange={canChange} now={now} />
    </div>
  );
}

function summary(connected: PlatformFacts[], canConnect: boolean): string {
  if (connected.length === 0 && canConnect)
    return "None connected yet. Connect an account, or import a file exported from a platform.";
  if (connected.length === 0)
    return "None connected yet. Drop the files you exported: that connects the platforms they come from.";
  return `With figures from ${formatList(connected.map(({ platform }) => PLATFORM_WORDS[platform]))}.`;
}
