"use client";

import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatPlural, spellDays } from "#components/ui/format.ts";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { Time } from "#components/ui/time.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { Upload } from "#lib/uploads/schemas.ts";
import { Refusal } from "./refusal.tsx";
import { RejectedRows } from "./rejected-rows.tsx";
import { useUpload } from "./use-uploads.ts";

/** As much as a file has that is read and not yet done. */
const ALL_READ = 99;

type Props = { workspaceId: string; listed: Upload };

/** A file that was sent: how far it is read, or what came of it. */
export function UploadRow({ workspaceId, listed }: Props) {
  const upload = useUpload(workspaceId, listed);
  const { file_name, platform, created_at, status, percent, result, error } = upload;
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-sm font-medium break-words">{file_name}</h3>
          <p className="mt-0.5 text-sm text-faint">
            {PLATFORM_WORDS[platform]} · <Time at={created_at} />
          </p>
        </div>
        <UploadState status={status} isPartly={(result?.rejected_total ?? 0) > 0} />
      </div>
      {status === "processing" && (
        <ProgressBar
          label={percent < ALL_READ ? `Reading ${file_name}` : "Updating the history"}
          percent={percent}
        />
      )}
      {status === "completed" && result && <UploadOutcome result={result} />}
      {error && <Refusal title="Nothing from this file was imported" problem={error} />}
    </li>
  );
}

type StateProps = { status: Upload["status"]; isPartly: boolean };

/** How the import of a file, or of several, stands. */
export function UploadState({ status, isPartly }: StateProps) {
  if (status === "failed")
    return (
      <Badge tone="poor" icon={CircleAlert}>
        Not imported
      </Badge>
    );
  if (status !== "completed") return <Badge icon={LoaderCircle}>Being read</Badge>;
  return (
    <Badge tone={isPartly ? "fair" : "good"} icon={isPartly ? CircleAlert : CircleCheck}>
      {isPartly ? "Imported in part" : "Imported"}
    </Badge>
  );
}

type OutcomeProps = { result: NonNullable<Upload["result"]>; files?: number };

/** What was new of a file, or of several, and what was left out. */
export function UploadOutcome({ result, files = 1 }: OutcomeProps) {
  const { posts, updated, account_days, comments, rejected, rejected_total, notes, unknown_columns } = result;
  const counts = [
    posts > 0 && formatPlural(posts, "new post"),
    account_days > 0 && `${formatPlural(account_days, "new day")} of audience figures`,
    comments > 0 && formatPlural(comments, "new comment"),
    updated > 0 && `${formatPlural(updated, "row")} updated`,
  ].filter((part) => part !== false);
  return (
    <div className="space-y-2 text-sm">
      <p>
        {counts.length > 0
          ? counts.join(" · ")
          : `Nothing new in ${files === 1 ? "this file" : "these files"}.`}
      </p>
      {notes.map((note) => (
        <p key={note} className="text-soft">
          {spellDays(note)}
        </p>
      ))}
      {rejected_total > 0 && rejected.length === 0 && (
        <p className="text-soft">{`${formatPlural(rejected_total, "row")} left out`}</p>
      )}
      {rejected_total > 0 && rejected.length > 0 && (
        <RejectedRows
          rows={rejected}
          total={rejected_total}
          label={`${formatPlural(rejected_total, "row")} left out`}
        />
      )}
      {unknown_columns.length > 0 && (
        <Disclosure label={`${formatPlural(unknown_columns.length, "column")} never seen before`}>
          <p className="mt-1 break-words text-soft">{unknown_columns.join(", ")}</p>
        </Disclosure>
      )}
    </div>
  );
}
