import { Ban, CircleCheck, CircleX, Clock } from "lucide-react";
import { type Look, LookBadge } from "#components/ui/badge.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { Alert } from "#lib/alerts/schemas.ts";
import { channelName } from "./rule-words.ts";

type Send = Alert["sends"][number];

const LOOKS: Record<Send["status"], Look> = {
  pending: { word: "Waiting", tone: "accent", icon: Clock },
  sent: { word: "Sent", tone: "good", icon: CircleCheck },
  failed: { word: "Failed", tone: "poor", icon: CircleX },
  dropped: { word: "Not sent", tone: "neutral", icon: Ban },
};

/** What rules have told lately, with what became of it at each channel. @param root address of the workspace */
export function AlertList({ alerts, root }: { alerts: readonly Alert[]; root: string }) {
  return (
    <ul className="divide-y divide-line">
      {alerts.map((alert) => (
        <li key={alert.id} className="space-y-1.5 py-4 text-sm first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <TextLink href={`${root}${alert.path}`} look="row" className="min-w-0 break-words">
              {alert.subject}
            </TextLink>
            <span className="text-soft">
              <Time at={alert.fired_at} />
              {alert.ended_at ? " · ended" : " · ongoing"}
            </span>
          </div>
          <p className="max-w-prose text-soft">{alert.detail}</p>
          <ul className="space-y-1">
            {alert.sends.map((send, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
              <li key={at} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <LookBadge look={LOOKS[send.status]} />
                <span className="min-w-0 break-words">
                  {channelName(send)}
                  {tellSend(send)}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function tellSend({ status, due_at, error }: Send) {
  if (status === "dropped") return ": it ended before it could be sent";
  if (status === "failed") return `: ${error}`;
  if (status !== "pending" || !due_at) return null;
  return (
    <>
      {error ? `: ${error}; next try ` : ", from "}
      <Time at={due_at} />
    </>
  );
}
