"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { internalPath } from "#components/internal-paths.ts";
import type { CheckBody } from "#lib/drafts/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asDraftChecks } from "./answers.ts";
import type { ReadBefore } from "./asked-drafts.ts";
import { useSettled } from "./use-settled.ts";

const QUIET_MS = 400;
const FRESH_MS = 60_000;

/** What can be seen of a text before it is scored, asked for when it stays the same for a moment. @param draft null where there is no text */
export function useDraftChecks(workspaceId: string, draft: CheckBody | null, before: ReadBefore | null) {
  const settled = useSettled(JSON.stringify(draft), QUIET_MS);
  const query = useQuery({
    queryKey: ["draft-checks", workspaceId, settled],
    queryFn: () =>
      fetchJson(
        asDraftChecks,
        internalPath("/internal/workspaces/[workspace_id]/drafts/check", { workspace_id: workspaceId }),
        JSON.parse(settled),
      ),
    enabled: draft !== null && settled !== "null",
    initialData: () => before?.checks[settled],
    initialDataUpdatedAt: before?.at,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    retry: 1,
  });
  const isWanted = draft !== null;
  return {
    isWanted,
    answer: isWanted ? (query.data ?? null) : null,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}

export type DraftChecking = ReturnType<typeof useDraftChecks>;
