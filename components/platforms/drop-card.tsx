"use client";

import { useEffect, useRef } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Card } from "#components/ui/card.tsx";
import { DropZone } from "#components/ui/drop-zone.tsx";
import { formatList, formatPlural } from "#components/ui/format.ts";
import { loadLater } from "#components/ui/load-later.tsx";
import type { Platform } from "#lib/formula/names.ts";
import type { KnownAudience } from "#lib/platforms/schemas.ts";
import { ExportGuides } from "./export-guide.tsx";
import { ImportBar } from "./import-bar.tsx";
import { useDrop } from "./use-drop.ts";
import { usePageDrop } from "./use-page-drop.ts";
import { type LeftOut, MAX_FILES } from "./use-staged-files.ts";

/** What files are is shown once there are some. */
const StagedFiles = loadLater(() => import("./staged-files.tsx"));

type Props = {
  workspaceId: string;
  /** Chosen by a link to this page, for files that do not tell their platform. */
  asked: Platform | null;
  /** Nothing has come in yet. */
  isFirst: boolean;
  /** What is known of the audience of each profile. */
  audiences: KnownAudience[];
  /** UTC day, YYYY-MM-DD. */
  today: string;
};

/** Takes any mix of files in, says of each what it is and whose, asks what no file tells, and sends them all. */
export function DropCard({ workspaceId, asked, isFirst, audiences, today }: Props) {
  const drop = useDrop({ workspaceId, asked, audiences, today });
  const { groups, refused, leftOut, sent, tries } = drop;
  const isOver = usePageDrop(drop.add);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) place.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tries]);
  const isEmpty = drop.counts.chosen === 0;
  return (
    <Card id="import" title="Import files">
      <DropZone
        id="files"
        label={isEmpty ? "Drop files here, or choose them" : "Drop files here to add more, or choose them"}
        hint={
          isEmpty
            ? "Files exported from any platform, all at once. Plinth works out what each file is and whose. Nothing is imported until you say so."
            : undefined
        }
        accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv"
        isHeld={isOver}
        isSmall={!isEmpty || !isFirst}
        onFiles={drop.add}
      />
      {isEmpty && <ExportGuides asked={asked} />}
      <LeftOutNotice leftOut={leftOut} />
      <div ref={place} className="mt-5 space-y-4 empty:hidden">
        {(groups.length > 0 || refused.length > 0) && <StagedFiles drop={drop} today={today} />}
      </div>
      <ImportBar {...drop.counts} sent={sent} onStart={drop.start} />
    </Card>
  );
}

function LeftOutNotice({ leftOut: { copies, tooMany } }: { leftOut: LeftOut }) {
  if (copies.length === 0 && tooMany === 0) return null;
  const told = copies.length > 3 ? [...copies.slice(0, 3), `${copies.length - 3} more`] : copies;
  return (
    <Alert tone="neutral" title="Not all files were added" isUrgent className="mt-5">
      {copies.length > 0 && (
        <p className="break-words">
          {copies.length === 1
            ? `${copies[0]} is already here, byte for byte.`
            : `${formatPlural(copies.length, "file")} are already here, byte for byte: ${formatList(told)}.`}
        </p>
      )}
      {tooMany > 0 && (
        <p>
          {formatPlural(tooMany, "file")} too many: you can import {MAX_FILES} at a time. Import these, then
          add the rest.
        </p>
      )}
    </Alert>
  );
}
