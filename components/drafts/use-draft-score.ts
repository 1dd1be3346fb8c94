"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { internalPath } from "#components/internal-paths.ts";
import { fetchJson, isFailure } from "#lib/http/fetch-json.ts";
import { asPageScore } from "./answers.ts";
import { type ReadBefore, toDraft } from "./asked-drafts.ts";
import type { DraftPlace } from "./draft-place.ts";
import type { Variant } from "./use-draft-form.ts";
import { useSettled } from "./use-settled.ts";

const QUIET_MS = 400;
const FRESH_MS = 60_000;

const NOTHING = JSON.stringify(null);

/**
 * The score of a draft, asked for when it stays the same for a moment. While the next one is computed the last one stands;
 * an answer to what is no longer written is dropped.
 * @param variant undefined where there is none
 * @param before what is known without asking
 */
export function useDraftScore(
  workspaceId: string,
  place: DraftPlace,
  variant: Variant | undefined,
  before: ReadBefore | null,
) {
  const wanted = JSON.stringify(toDraft(place, variant));
  const settled = useSettled(wanted, QUIET_MS);
  const query = useQuery({
    queryKey: ["draft", workspaceId, settled],
    queryFn: () =>
      fetchJson(
        asPageScore,
        internalPath("/internal/workspaces/[workspace_id]/drafts/score", { workspace_id: workspaceId }),
        JSON.parse(settled),
      ),
    enabled: settled !== NOTHING,
    initialData: () => before?.scores[settled],
    initialDataUpdatedAt: before?.at,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    retry: (count, error) => count < 2 && !isRefused(error),
  });
  const isBehind = settled !== wanted || query.isPlaceholderData;
  return {
    answer: wanted === NOTHING || settled === NOTHING ? null : (query.data ?? null),
    error: isBehind ? null : query.error,
    isComputing: wanted !== NOTHING && (isBehind || query.isFetching),
    retry: () => void query.refetch(),
  };
}

export type DraftScore = ReturnType<typeof useDraftScore>;

/** What the service refuses stays refused. */
function isRefused(error: Error): boolean {
  return isFailure(error) && error.status >= 400 && error.status < 500;
}
