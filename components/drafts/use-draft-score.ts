"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { internalPath } from "#components/internal-paths.ts";
import type { ContentType } from "#lib/draft-model/content-draft.ts";
import { fetchJson, isFailure } from "#lib/http/fetch-json.ts";
import type { DraftInput } from "#lib/studio/schemas.ts";
import { MAX_CHARACTERS } from "#lib/studio/values.ts";
import { asPageScore } from "./answers.ts";
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
 */
export function useDraftScore(workspaceId: string, place: DraftPlace, variant: Variant | undefined) {
  const content = variant ? contentOf(place.kind, variant) : null;
  const wanted = JSON.stringify(toDraft(place, content));
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

/** What is scored of a variant: its text, or the file that was last asked about; null when there is nothing. */
export function contentOf(kind: ContentType, { text, sent }: Pick<Variant, "text" | "sent">): string | null {
  if (kind === "text") return text.trim() === "" || isTooLong(text) ? null : text;
  return sent?.kind === kind ? sent.address : null;
}

/** Whether a text is longer than any that is scored, in Unicode code points as the service counts. */
export function isTooLong(text: string): boolean {
  return text.length > MAX_CHARACTERS && [...text].length > MAX_CHARACTERS;
}

function toDraft({ kind, platform, format }: DraftPlace, content: string | null): DraftInput | null {
  return content === null ? null : { content_type: kind, content, platform, format };
}

/** What the service refuses stays refused. */
function isRefused(error: Error): boolean {
  return isFailure(error) && error.status >= 400 && error.status < 500;
}
