"use client";

import { useState } from "react";
import { AuditNow } from "#components/audits/audit-now.tsx";
import { Card } from "#components/ui/card.tsx";
import { PollAlert } from "#components/ui/poll-alert.tsx";
import type { Coverage } from "#lib/audits/schemas.ts";
import type { Upload } from "#lib/uploads/schemas.ts";
import { groupUploads } from "./group-uploads.ts";
import { UploadGroupRow } from "./upload-group-row.tsx";
import { UploadRow } from "./upload-row.tsx";
import { useUploads } from "./use-uploads.ts";

const SHOWN_AT_FIRST = 5;

type Props = {
  workspaceId: string;
  initial: Upload[];
  /** What an audit could be of now; null where nothing is connected, or the person may not run one. */
  coverage: Coverage | null;
};

/** The files that were sent for import and what became of them, by account; then what to do with them. */
export function RecentImports({ workspaceId, initial, coverage }: Props) {
  const { uploads, error } = useUploads(workspaceId, initial);
  const [showsAll, setShowsAll] = useState(false);
  if (uploads.length === 0) return null;
  const groups = groupUploads(uploads);
  const shown = showsAll ? groups : groups.slice(0, SHOWN_AT_FIRST);
  const isAllRead = uploads.every(({ status }) => status !== "processing");
  const hasData = uploads.some(({ status }) => status === "completed");
  return (
    <Card id="imports" title="Recent imports">
      {coverage && hasData && isAllRead && <AuditNow workspaceId={workspaceId} coverage={coverage} />}
      <PollAlert
        error={error}
        told="The import goes on, and this list asks again by itself."
        className="mb-3"
      />
      <p role="status" className="sr-only">
        {isAllRead ? "All files have been read." : "Files are being read."}
      </p>
      <ul className="divide-y divide-line">
        {shown.map((group) => {
          const [only, ...others] = group.uploads;
          return only && others.length === 0 ? (
            <UploadRow key={group.id} workspaceId={workspaceId} listed={only} />
          ) : (
            <UploadGroupRow key={group.id} workspaceId={workspaceId} group={group} />
          );
        })}
      </ul>
      {shown.length < groups.length && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="mt-3 inline-flex min-h-8 items-center text-sm font-medium text-accent hover:underline"
        >
          Show all {groups.length}
        </button>
      )}
    </Card>
  );
}
