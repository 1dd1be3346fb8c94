import { CircleAlert, CircleCheck } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatCount, formatList } from "#components/ui/format.ts";
import { Time } from "#components/ui/time.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { PlatformList } from "#lib/platforms/schemas.ts";
import { ImportGuide } from "./import-guide.tsx";

type Entry = PlatformList["platforms"][number];

const STATUS_WORDS: Record<Entry["status"], string> = {
  connected: "Connected",
  reconnect_required: "Reconnect needed",
  error: "Error",
};

type Props = { list: PlatformList; workspaceId: string };

/** The connected platforms with their audience and when they were last brought up to date. */
export function PlatformsCard({ list, workspaceId }: Props) {
  return (
    <Card id="platforms" title="Platforms">
      <ul className="divide-y divide-line">
        {list.platforms.map((entry) => (
          <PlatformRow key={entry.name} entry={entry} />
        ))}
      </ul>
      {list.available.length > 0 && (
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-sm text-soft">
            Not connected: {formatList(list.available.map((name) => PLATFORM_WORDS[name]))}.
          </p>
          <div className="mt-3">
            <ImportGuide workspaceId={workspaceId} platform={list.available[0] ?? "instagram"} look="quiet" />
          </div>
        </div>
      )}
    </Card>
  );
}

function PlatformRow({ entry }: { entry: Entry }) {
  const isYoutube = "subscribers" in entry;
  const audience = isYoutube ? entry.subscribers : entry.followers;
  const noun = isYoutube ? "subscribers" : "followers";
  const isConnected = entry.status === "connected";
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="truncate text-sm font-medium">{PLATFORM_WORDS[entry.name]}</h3>
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
      <p className="mt-0.5 truncate text-sm text-soft">@{entry.handle}</p>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
        <Badge tone={isConnected ? "good" : "poor"} icon={isConnected ? CircleCheck : CircleAlert}>
          {STATUS_WORDS[entry.status]}
        </Badge>
        <p className="text-xs text-faint">
          {entry.last_sync ? (
            <>
              Last sync <Time at={entry.last_sync} />
            </>
          ) : (
            "No data yet"
          )}
        </p>
      </div>
    </li>
  );
}
