import Link from "next/link";
import type { ReactNode } from "react";
import { LookBadge } from "#components/ui/badge.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { formatCount } from "#components/ui/format.ts";
import { Time } from "#components/ui/time.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { PlatformFacts } from "#lib/platforms/schemas.ts";
import { DisconnectButton } from "./disconnect-button.tsx";
import { ExportLimits } from "./export-limits.tsx";
import { nameAccounts } from "./name-accounts.ts";
import { healthOf } from "./platform-health.ts";

type Props = { workspaceId: string; facts: PlatformFacts; canChange: boolean };

/** A connected platform: how it is, what is known of it and what cannot be known, and what to do. */
export function PlatformTile({ workspaceId, facts, canChange }: Props) {
  const { platform } = facts;
  const name = PLATFORM_WORDS[platform];
  const health = healthOf(facts);
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
      <div className="mt-4">
        <ExportLimits platform={platform} />
      </div>
      {canChange && (
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <Link
            href={`/w/${workspaceId}/platforms?platform=${platform}#import`}
            prefetch={false}
            aria-label={`Import a file of ${name}`}
            className={buttonClass("quiet")}
          >
            Import a file
          </Link>
          <DisconnectButton workspaceId={workspaceId} platform={platform} />
        </div>
      )}
    </li>
  );
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
