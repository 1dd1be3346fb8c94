"use client";

import { useQuery } from "@tanstack/react-query";
import { useSettled } from "#components/drafts/use-settled.ts";
import { internalPath } from "#components/internal-paths.ts";
import { errorsOf } from "#components/ui/field-errors.ts";
import { formatDay, spellDays } from "#components/ui/format.ts";
import type { Reachable } from "#lib/goals/schemas.ts";
import type { Measure } from "#lib/goals/values.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asReachable } from "./answers.ts";
import { measureValue } from "./goal-words.ts";
import { tellChange } from "./tell-way.ts";

type Props = { workspaceId: string; measure: Measure; target: string; day: string };

const QUIET_MS = 500;

/** Whether a goal lies within what the brand has done, while it is being written. */
export function Feasibility({ workspaceId, measure, target, day }: Props) {
  const asked = useSettled(`${measure} ${target} ${day}`, QUIET_MS);
  const isWhole = Number(target) > 0 && day !== "";
  const check = useQuery({
    queryKey: ["goal-check", workspaceId, asked],
    queryFn: () => {
      const body = { measure, target: Number(target), due_on: day };
      return fetchJson(
        asReachable,
        internalPath("/internal/workspaces/[workspace_id]/goals/check", { workspace_id: workspaceId }),
        body,
      );
    },
    enabled: isWhole && asked === `${measure} ${target} ${day}`,
    retry: false,
    staleTime: 60_000,
  });
  return (
    <div aria-live="polite" className="mt-5 min-h-12 border-t border-line pt-4 text-sm">
      {!isWhole ? (
        <p className="text-soft">Enter a target and it is checked against your history.</p>
      ) : check.isFetching || asked !== `${measure} ${target} ${day}` ? (
        <p className="text-soft">Trying what you have done before …</p>
      ) : check.error ? (
        <p className="text-soft">{tellRefusal(check.error)}</p>
      ) : (
        check.data && <Verdict reachable={check.data} measure={measure} day={day} />
      )}
    </div>
  );
}

/** What is wrong with a field, as it will be refused; else why it could not be asked. */
function tellRefusal(error: Error): string {
  const [wrong] = errorsOf(error);
  return wrong ? `Cannot be set yet: ${spellDays(wrong.detail)}.` : error.message;
}

function Verdict({ reachable, measure, day }: { reachable: Reachable; measure: Measure; day: string }) {
  const { verdict, best, ways } = reachable;
  if (verdict === "unknown")
    return <p className="text-soft">Whether you have done that before cannot be told yet.</p>;
  const changes = ways[0]?.changes.map(tellChange) ?? [];
  return (
    <p>
      <strong className="font-semibold">
        {verdict === "within" ? "Within" : "Beyond"} what you have done.
      </strong>{" "}
      {verdict === "beyond" && best !== null && (
        <>
          The best that your own past shows for {formatDay(day)} is {measureValue(measure, best)}.
        </>
      )}
      {changes.length > 0 && <span className="text-soft">For example: {changes.join("; ")}.</span>}
    </p>
  );
}
