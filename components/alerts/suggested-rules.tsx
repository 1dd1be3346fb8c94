"use client";

import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { type AlertKind, USUAL_POINTS, USUAL_SILENT_DAYS } from "#lib/alerts/values.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { SAVED_RULE } from "./saved-rule.ts";

const SUGGESTED: { kinds: AlertKind[]; title: string; about: string }[] = [
  {
    kinds: ["crisis"],
    title: "A crisis in comments",
    about: "Comments turn negative all of a sudden, and hours matter.",
  },
  {
    kinds: ["silence", "connection", "webhook"],
    title: "Something has stopped",
    about: "An account goes silent for a week or cannot be read, or a webhook is disabled.",
  },
  {
    kinds: ["score", "pillar", "goal"],
    title: "The score moves",
    about: "The score or a pillar moves by 3 points in a week, or a goal is off pace.",
  },
];

type Props = { workspaceId: string; me: string; zone: string };

/** Rules that most brands want, each made by one click: by email to whoever clicks. */
export function SuggestedRules({ workspaceId, me, zone }: Props) {
  const router = useRouter();
  const make = useSending(async (kinds: AlertKind[]) => {
    const limits = { points: USUAL_POINTS, silent_days: USUAL_SILENT_DAYS, quiet: null, time_zone: zone };
    const channels = [{ kind: "email", user_id: me }];
    const body = { kinds, ...limits, is_on: true, channels };
    const { rule } = await fetchJson(
      SAVED_RULE,
      internalPath("/internal/workspaces/[workspace_id]/alerts", { workspace_id: workspaceId }),
      body,
    );
    router.refresh();
    return rule.id;
  });
  return (
    <div className="space-y-4">
      <ul className="grid gap-3 lg:grid-cols-3">
        {SUGGESTED.map(({ kinds, title, about }) => (
          <li key={title} className="flex flex-col gap-3 rounded-lg border border-line p-4 text-sm">
            <div className="flex-1">
              <h3 className="font-medium">{title}</h3>
              <p className="mt-1 text-soft">{about}</p>
            </div>
            <div>
              <Button
                look="quiet"
                aria-disabled={make.isPending}
                aria-label={`Email me: ${title}`}
                onClick={() => void make.send(kinds)}
              >
                Email me
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {make.error && <FailureAlert error={make.error} title="The rule was not made" />}
    </div>
  );
}
