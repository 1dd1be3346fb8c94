"use client";

import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { spellDays } from "#components/ui/format.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { LedgerEntry } from "#lib/recommendations/schemas.ts";
import { asLedgerEntry } from "./answers.ts";
import { RealisedWords } from "./realised-words.tsx";

type Status = LedgerEntry["status"];
type Props = { workspaceId: string; entry: LedgerEntry; canDecide: boolean };

/** What can be decided from each state, in the order of the buttons. */
const CHOICES: Record<Status, { word: string; status: Status }[]> = {
  open: [
    { word: "Accept", status: "accepted" },
    { word: "Mark as done", status: "done" },
    { word: "Dismiss", status: "dismissed" },
  ],
  accepted: [
    { word: "Mark as done", status: "done" },
    { word: "Dismiss", status: "dismissed" },
    { word: "Undo", status: "open" },
  ],
  done: [{ word: "Undo", status: "open" }],
  dismissed: [{ word: "Show again", status: "open" }],
};

/** What was decided on a recommendation, and the buttons to decide. The answer stays in place until the page is read again, wherever on it the same recommendation stands. */
export function RecommendationDecision({ workspaceId, entry: given, canDecide }: Props) {
  const said = useRef<HTMLParagraphElement>(null);
  const path = internalPath("/internal/workspaces/[workspace_id]/recommendations/[recommendation_id]", {
    workspace_id: workspaceId,
    recommendation_id: given.id,
  });
  const client = useQueryClient();
  const queryKey = ["recommendation", given.id, given.status];
  // Forgotten with the page: the next one reads what counts by then.
  const { data: decided } = useQuery<LedgerEntry>({ queryKey, queryFn: skipToken, gcTime: 0 });
  const decide = useMutation({
    mutationFn: (status: Status) => fetchJson(asLedgerEntry, path, { status }, "PATCH"),
    onSuccess: (entry) => client.setQueryData(queryKey, entry),
  });
  // The button that was pressed is gone: what was decided is read out instead.
  useEffect(() => {
    if (decide.data) said.current?.focus();
  }, [decide.data]);
  const entry = decided ?? given;
  const choices = canDecide && !entry.is_closed ? CHOICES[entry.status] : [];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p ref={said} tabIndex={-1} className="text-soft outline-none empty:hidden">
        <StatusWords entry={entry} wasAsked={decided !== undefined} />
      </p>
      {choices.length > 0 && (
        <div className="-ml-2 flex flex-wrap sm:-ml-3 sm:gap-x-1">
          {choices.map(({ word, status }) => (
            <Button
              key={word}
              look="plain"
              className="min-h-8! px-2! sm:px-3!"
              aria-label={`${word}: ${spellDays(entry.action)}`}
              aria-disabled={decide.isPending}
              onClick={() => !decide.isPending && decide.mutate(status)}
            >
              {word}
            </Button>
          ))}
        </div>
      )}
      {decide.error && (
        <p role="alert" className="w-full text-poor">
          {decide.error.message}
        </p>
      )}
    </div>
  );
}

function StatusWords({ entry, wasAsked }: { entry: LedgerEntry; wasAsked: boolean }) {
  if (entry.status === "accepted") return "Accepted.";
  if (entry.status === "dismissed") return "Dismissed: not shown again for 90 days.";
  if (entry.status === "done") return <RealisedWords entry={entry} />;
  return wasAsked ? "Open again." : null;
}
