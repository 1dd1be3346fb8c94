import Link from "next/link";
import { LookBadge } from "#components/ui/badge.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { formatCount, formatList } from "#components/ui/format.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { PlatformFacts, PostTrend, PostTrends } from "#lib/platforms/schemas.ts";
import { nameAccounts } from "./name-accounts.ts";
import { healthOf, reachOf } from "./platform-health.ts";
import { TrendLine } from "./trend-line.tsx";

type Props = { platforms: PlatformFacts[]; trends: PostTrends; workspaceId: string; canChange: boolean };

/** The connected platforms with their audience, how their posts do, and how far their data reach. */
export function PlatformsCard({ platforms, trends, workspaceId, canChange }: Props) {
  const connected = platforms.filter(({ connection }) => connection !== null);
  const others = platforms.filter(({ connection }) => connection === null).map(({ platform }) => platform);
  return (
    <Card id="platforms" title="Platforms">
      <ul className="divide-y divide-line">
        {connected.map((facts) => (
          <PlatformRow key={facts.platform} facts={facts} trend={trends[facts.platform]} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-sm text-soft">
            No figures yet: {formatList(others.map((name) => PLATFORM_WORDS[name]))}.
          </p>
          {canChange && (
            <Link
              href={`/w/${workspaceId}/platforms#import`}
              prefetch={false}
              className={buttonClass("quiet", "mt-3")}
            >
              Import files
            </Link>
          )}
        </div>
      )}
    </Card>
  );
}

function PlatformRow({ facts, trend }: { facts: PlatformFacts; trend: PostTrend | undefined }) {
  const { platform, audience } = facts;
  const accounts = nameAccounts(facts);
  const noun = platform === "youtube" ? "subscribers" : "followers";
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="truncate text-sm font-medium">{PLATFORM_WORDS[platform]}</h3>
        <p className="text-sm whitespace-nowrap tabular-nums">
          {audience === null ? (
            <span className="text-faint">{noun} unknown</span>
          ) : (
            <>
              <span className="font-semibold">{formatCount(audience)}</span>{" "}
              <span className="text-soft">{noun}</span>
            </>
          )}
        </p>
      </div>
      {accounts && <p className="mt-0.5 truncate text-sm text-soft">{accounts}</p>}
      {trend && <TrendLine trend={trend} />}
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
        <LookBadge look={healthOf(facts)} />
        <p className="text-xs text-faint">{reachOf(facts)}</p>
      </div>
    </li>
  );
}
