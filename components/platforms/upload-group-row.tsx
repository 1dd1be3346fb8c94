"use client";

import { useState } from "react";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { Time } from "#components/ui/time.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { addResults, type UploadGroup } from "./group-uploads.ts";
import { UploadOutcome, UploadRow, UploadState } from "./upload-row.tsx";

type Props = { workspaceId: string; group: UploadGroup };

/** Files that were sent together for one account: how far they are, what came of them, and each behind a toggle. */
export function UploadGroupRow({ workspaceId, group: { platform, handle, uploads } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const failed = uploads.filter(({ status }) => status === "failed");
  const others = uploads.filter(({ status }) => status !== "failed");
  const done = others.filter(({ status }) => status === "completed");
  const isReading = done.length < others.length;
  const result = addResults(done);
  const isPartly = failed.length > 0 || (result?.rejected_total ?? 0) > 0;
  const status = isReading ? "processing" : done.length > 0 ? "completed" : "failed";
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-sm font-medium break-words">
            {PLATFORM_WORDS[platform]} @{handle}
          </h3>
          <p className="mt-0.5 text-sm text-faint">
            {formatPlural(uploads.length, "file")}
            {uploads[0] && (
              <>
                {" · "}
                <Time at={uploads[0].created_at} />
              </>
            )}
          </p>
        </div>
        <UploadState status={status} isPartly={isPartly} />
      </div>
      {isReading && (
        <ProgressBar
          label={`Read ${done.length} of ${formatPlural(others.length, "file")}`}
          percent={Math.floor((100 * done.length) / others.length)}
        />
      )}
      {result && <UploadOutcome result={result} files={done.length} />}
      {failed.length > 0 && (
        <ul className="divide-y divide-line border-t border-line pt-4">
          {failed.map((upload) => (
            <UploadRow key={upload.upload_id} workspaceId={workspaceId} listed={upload} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Disclosure label={`File by file (${others.length})`} onToggle={setOpen}>
          {isOpen && (
            <ul className="mt-2 divide-y divide-line border-l-2 border-line pl-4">
              {others.map((upload) => (
                <UploadRow key={upload.upload_id} workspaceId={workspaceId} listed={upload} />
              ))}
            </ul>
          )}
        </Disclosure>
      )}
    </li>
  );
}
