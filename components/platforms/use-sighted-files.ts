"use client";

import { useQueries } from "@tanstack/react-query";
import { internalPath } from "#components/internal-paths.ts";
import type { Platform } from "#lib/formula/names.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { FilePreview, Refusal } from "#lib/uploads/schemas.ts";
import { asFilePreview } from "./answers.ts";
import { findMissing } from "./mapping.ts";
import { openLine } from "./open-line.ts";
import { describeFile, failureOf, type Mapping, type StagedFile } from "./use-staged-files.ts";

/** One byte more than the service reads of a file, so that it knows when there is more. */
const BEGINNING_BYTES = 256 * 1024 + 1;
const line = openLine(4);

/** A chosen file and what the service would make of it. */
export type SightedFile = {
  staged: StagedFile;
  isPending: boolean;
  /** As it is, whatever its columns may mean. */
  asIs: FilePreview | undefined;
  /** What would be imported now. */
  shown: FilePreview | undefined;
  /** null for a file that needs none. */
  mapping: Mapping | null;
  /** Why nothing is known of it, or nothing can be imported. */
  refusal: Refusal | null;
  /** The service failed, not the file. */
  hasFailed: boolean;
};

/** What the service would make of each chosen file, as it is and as its columns are assigned now; a few are looked at at once. */
export function useSightedFiles(workspaceId: string, files: readonly StagedFile[]): SightedFile[] {
  const sources = files.map((staged) => ({
    workspaceId,
    platform: staged.belongsTo?.platform ?? null,
    staged,
  }));
  const firsts = useQueries({ queries: sources.map((source) => options(source, null)) });
  const mappings = firsts.map(({ data }, at) =>
    data?.proposal ? (files[at]?.mapping ?? data.proposal.mapping) : null,
  );
  const seconds = useQueries({
    queries: sources.map((source, at) => {
      const mapping = mappings[at] ?? null;
      return { ...options(source, mapping), enabled: isComplete(mapping) };
    }),
  });
  return files.flatMap((staged, at): SightedFile[] => {
    const [first, second, mapping] = [firsts[at], seconds[at], mappings[at] ?? null];
    if (!first) return [];
    const assigned = isComplete(mapping) ? second?.data : undefined;
    const shown = mapping ? assigned : first.data;
    const thrown = first.error ?? (mapping ? second?.error : null);
    const refusal = thrown ? failureOf(thrown) : (shown?.problem ?? null);
    return [
      {
        staged,
        isPending: first.isPending,
        asIs: first.data,
        shown,
        mapping,
        refusal,
        hasFailed: Boolean(thrown),
      },
    ];
  });
}

function isComplete(mapping: Mapping | null): boolean {
  return mapping !== null && findMissing(mapping).length === 0;
}

type Source = { workspaceId: string; platform: Platform | null; staged: StagedFile };

function options({ workspaceId, platform, staged }: Source, mapping: Mapping | null) {
  const query = describeFile({ platform }, staged.file, mapping);
  const path = internalPath(
    "/internal/workspaces/[workspace_id]/uploads/preview",
    { workspace_id: workspaceId },
    query,
  );
  return {
    queryKey: ["preview", staged.key, path],
    queryFn: () => line(() => fetchJson(asFilePreview, path, staged.file.slice(0, BEGINNING_BYTES))),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
}
