"use client";

import Link from "next/link";
import { useState } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import type { Upload } from "#lib/uploads/schemas.ts";
import { UploadRow } from "./upload-row.tsx";
import { useUploads } from "./use-uploads.ts";

const SHOWN_AT_FIRST = 5;

type Props = { workspaceId: string; initial: Upload[]; canRun: boolean };

/** The files that were sent for import and what became of them. */
export function RecentImports({ workspaceId, initial, canRun }: Props) {
  const uploads = useUploads(workspaceId, initial);
  const [showsAll, setShowsAll] = useState(false);
  if (uploads.length === 0) return null;
  const shown = showsAll ? uploads : uploads.slice(0, SHOWN_AT_FIRST);
  const isAllRead = uploads.every(({ status }) => status !== "processing");
  const hasData = uploads.some(({ status }) => status === "completed");
  return (
    <Card
      id="imports"
      title="Recent imports"
      aside={
        canRun &&
        hasData &&
        isAllRead && (
          <Link href={`/w/${workspaceId}/audits`} prefetch={false} className={buttonClass("primary")}>
            Run an audit
          </Link>
        )
      }
    >
      <p role="status" className="sr-only">
        {isAllRead ? "All files are read." : "Files are being read."}
      </p>
      <ul className="divide-y divide-line">
        {shown.map((upload) => (
          <UploadRow key={upload.upload_id} workspaceId={workspaceId} listed={upload} />
        ))}
      </ul>
      {shown.length < uploads.length && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="mt-3 inline-flex min-h-8 items-center text-sm font-medium text-accent hover:underline"
        >
          Show all {uploads.length}
        </button>
      )}
    </Card>
  );
}
