import type { ReactNode } from "react";
import { LookBadge } from "#components/ui/badge.tsx";
import { formatCount, formatDay } from "#components/ui/format.ts";
import { Time } from "#components/ui/time.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { PlatformFacts, ProfileCoverage } from "#lib/platforms/schemas.ts";
import { AddFilesButton } from "./add-files-button.tsx";
import { CoverageStrip } from "./coverage-strip.tsx";
import { DisconnectButton } from "./disconnect-button.tsx";
import { ExportLimits } from "./export-limits.tsx";
import { nameAccounts } from "./name-accounts.ts";
import { findSilence, healthOf } from "./platform-health.ts";
import { SilenceButton } from "./silence-button.tsx";

type Props = {
  workspaceId: string;
  facts: PlatformFacts;
  coverage: ProfileCoverage[];
  canChange: boolean;
  today: string;
};

/** A connected platform: how it is, what is known of it and what cannot be known, and what to do. */
export function PlatformTile({ workspaceId, facts, coverage, canChange, today }: Props) {
  const { platform } = facts;
  const name = PLATFORM_WORDS[platform];
  const health = healthOf(facts);
  const stale = staleWords(facts);
  const silence = findSilence(facts, today);
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="truncate text-base font-semibold">{name}</h3>
          <p className="truncate text-sm text-soft">{nameAccounts(facts)}</p>
        </div>
        <LookBadge look={health} />
      </div>
      <p className="mt-3 mb-4 text-sm break-words text-soft">{health.detail}</p>
      <Figures facts={facts} />
      {coverage.map((one) => (
        <CoverageStrip key={one.profileId} coverage={one} isNamed={coverage.length > 1} />
      ))}
      <div className="mt-4">
        <ExportLimits platform={platform} />
      </div>
      {canChange && (
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <AddFilesButton platform={platform} {...(stale && { label: stale })} />
          {silence && <SilenceButton workspaceId={workspaceId} {...silence} />}
          <DisconnectButton workspaceId={workspaceId} platform={platform} />
        </div>
      )}
    </li>
  );
}

/** Undefined where the posts are known up to lately. */
function staleWords({ isStale, postsUntil }: PlatformFacts): string | undefined {
  if (!isStale || postsUntil === null) return undefined;
  return `No posts since ${formatDay(postsUntil)}: add newer files`;
}

function Figures({ facts: { platform, audience, posts, connection } }: { facts: PlatformFacts }) {
  const lastSync = connection?.lastSync;
  const isYoutube = platform === "youtube";
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-3 text-sm">
      <Figure label={isYoutube ? "Subscribers" : "Followers"}>
        {audience === null ? <span className="font-normal text-faint">unknown</span> : formatCount(audience)}
      </Figure>
      <Figure label={isYoutube ? "Videos" : "Posts"}>{formatCount(posts)}</Figure>
      <Figure label="Last read">{lastSync ? <Time at={lastSync} dayOnly /> : "never"}</Figure>
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-faint">{label}</dt>
      <dd className="mt-0.5 font-medium tabular-nums">{children}</dd>
    </div>
  );
}
