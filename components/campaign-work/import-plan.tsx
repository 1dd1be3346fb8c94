"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { formatDay, formatPlural } from "#components/ui/format.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { PlanAnswer } from "#lib/campaign-work/schemas.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";

const MOST_SHOWN = 10;

type Props = { workspaceId: string; campaignId: string };

/** Plans posts from a file: what it holds is shown with what is wrong in it, and planned when it is asked for. */
export default function ImportPlan({ workspaceId, campaignId }: Props) {
  const router = useRouter();
  const [csv, setCsv] = useState("");
  const path = internalPath("/internal/workspaces/[workspace_id]/campaigns/[campaign_id]/plan", {
    workspace_id: workspaceId,
    campaign_id: campaignId,
  });
  const { data, error, isPending, send } = useSending(async (body: { csv: string; is_preview: boolean }) => {
    const answer = await fetchJson(PlanAnswer, path, body);
    if (answer.planned > 0) router.refresh();
    return answer;
  });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    setCsv(text);
    await send({ csv: text, is_preview: true });
  };
  return (
    <div className="space-y-4">
      <div>
        <label htmlFor="plan-file" className="block text-sm font-medium">
          Posts from a CSV file
        </label>
        <input
          id="plan-file"
          type="file"
          accept=".csv,text/csv"
          aria-describedby="plan-file-hint"
          onChange={({ target }) => void choose(target.files?.[0])}
          className="mt-1.5 block min-h-11 w-full text-sm"
        />
        <p id="plan-file-hint" className="mt-1.5 text-sm text-soft">
          With the columns platform, date and text, and format and title if you have them. Up to 100 posts at
          a time.
        </p>
      </div>
      {error && <FailureAlert error={error} title="Nothing was planned" />}
      <div role="status" className="space-y-4 text-sm">
        {data && <Read answer={data} />}
      </div>
      {data && data.planned === 0 && data.rows.length > 0 && (
        <Button aria-disabled={isPending} onClick={() => void send({ csv, is_preview: false })}>
          Plan {formatPlural(data.rows.length, "post")}
        </Button>
      )}
    </div>
  );
}

function Read({ answer: { rows, errors, planned, known } }: { answer: PlanAnswer }) {
  return (
    <>
      {planned > 0 ? (
        <p className="font-medium">{formatPlural(planned, "post")} planned.</p>
      ) : (
        <p className="font-medium">
          {rows.length > 0
            ? `${formatPlural(rows.length, "post")} can be planned.`
            : known > 0
              ? "Nothing new to plan."
              : "No post could be read."}
        </p>
      )}
      {known > 0 && (
        <p className="text-soft">
          {formatPlural(known, "post")} of this file {known === 1 ? "is" : "are"} planned already and left
          out.
        </p>
      )}
      {planned === 0 && rows.length > 0 && (
        <ul className="list-disc space-y-1 pl-5 text-soft">
          {rows.slice(0, MOST_SHOWN).map(({ platform, planned_on, text }) => (
            <li key={`${platform} ${planned_on} ${text}`} className="[overflow-wrap:anywhere]">
              {formatDay(planned_on)}, {PLATFORM_WORDS[platform]}: {[...text].slice(0, 80).join("")}
            </li>
          ))}
          {rows.length > MOST_SHOWN && <li>and {formatPlural(rows.length - MOST_SHOWN, "more", "more")}</li>}
        </ul>
      )}
      {errors.length > 0 && (
        <div>
          <p className="font-medium">
            {formatPlural(errors.length, "line")} left out. Correct them in the file and choose it again.
          </p>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-soft">
            {errors.slice(0, MOST_SHOWN).map(({ line, message }) => (
              <li key={line}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
