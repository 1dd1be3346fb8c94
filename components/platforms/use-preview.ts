"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { internalPath } from "#components/internal-paths.ts";
import type { Platform } from "#lib/formula/names.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { FilePreview } from "#lib/uploads/schemas.ts";
import { findMissing } from "./mapping.ts";
import { describeFile, type Mapping, type StagedFile } from "./use-staged-files.ts";

/** One byte more than the service reads of a file, so that it knows when there is more. */
const BEGINNING_BYTES = 256 * 1024 + 1;

type Source = { workspaceId: string; platform: Platform; staged: StagedFile };

/**
 * What the service would make of a file: as it is and, when its columns have to be assigned, as they are assigned now.
 * @returns `shown`, what would be imported now; `mapping` is null for a file that needs none; `tellsAudience`, whether its
 * first rows say how many follow the account.
 */
export function usePreview({ workspaceId, platform, staged }: Source) {
  const asIs = useQuery(options({ workspaceId, platform, staged }, null));
  const { proposal } = asIs.data ?? {};
  const mapping = proposal ? (staged.mapping ?? proposal.mapping) : null;
  const isComplete = mapping !== null && findMissing(mapping).length === 0;
  const assigned = useQuery({
    ...options({ workspaceId, platform, staged }, mapping),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  });
  const shown = mapping ? (isComplete ? assigned.data : undefined) : asIs.data;
  const isReady = shown !== undefined && !shown.problem && !(mapping && assigned.isPlaceholderData);
  const tellsAudience = shown?.sample.some(({ followers }) => typeof followers === "number") ?? false;
  return { asIs, assigned, shown, mapping, isReady, tellsAudience };
}

export type Preview = ReturnType<typeof usePreview>;

function options({ workspaceId, platform, staged }: Source, mapping: Mapping | null) {
  const query = describeFile({ platform }, staged.file, mapping);
  const path = internalPath("uploadPreview", { workspace_id: workspaceId }, query);
  return {
    queryKey: ["preview", staged.key, path],
    queryFn: () => fetchJson(FilePreview, path, staged.file.slice(0, BEGINNING_BYTES)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
}
