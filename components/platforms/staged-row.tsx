"use client";

import { CircleAlert, CircleCheck, Columns3, LoaderCircle, X } from "lucide-react";
import { useEffect } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { formatBytes } from "#components/ui/format.ts";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import type { Platform } from "#lib/formula/names.ts";
import { FilePreview } from "./file-preview.tsx";
import { MappingEditor } from "./mapping-editor.tsx";
import { Refusal } from "./refusal.tsx";
import { type Preview, usePreview } from "./use-preview.ts";
import { failureOf, type Mapping, type StagedFile } from "./use-staged-files.ts";

type Props = {
  workspaceId: string;
  platform: Platform;
  staged: StagedFile;
  onMapping: (key: number, mapping: Mapping) => void;
  onRemove: (key: number) => void;
  onState: (key: number, state: FileState) => void;
};

/** Whether a file can be sent, and as what; whether it says how many follow the account. */
export type FileState = { isReady: boolean; mapping: Mapping | null; tellsAudience: boolean };

/** A chosen file: what it is, what would be read of it, and how far it is sent. */
export function StagedRow({ workspaceId, platform, staged, onMapping, onRemove, onState }: Props) {
  const preview = usePreview({ workspaceId, platform, staged });
  const { key, file, percent, error } = staged;
  const { isReady, mapping, tellsAudience } = preview;
  useEffect(
    () => onState(key, { isReady, mapping, tellsAudience }),
    [key, isReady, mapping, tellsAudience, onState],
  );
  return (
    <li className="space-y-4 py-5 first:pt-0 last:pb-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-sm font-medium break-words">{file.name}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-faint">
            {formatBytes(file.size)}
            <State preview={preview} />
          </p>
        </div>
        {percent === null && (
          <button
            type="button"
            onClick={() => onRemove(key)}
            aria-label={`Take out ${file.name}`}
            className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </div>
      {percent !== null ? (
        <ProgressBar label={`Sending ${file.name}`} percent={percent} />
      ) : (
        <Content preview={preview} id={`file-${key}`} onMapping={(next) => onMapping(key, next)} />
      )}
      {error && <Refusal title={error.title} problem={error} isUrgent />}
    </li>
  );
}

function State({ preview: { asIs, shown, mapping } }: { preview: Preview }) {
  if (asIs.isPending) return <Badge icon={LoaderCircle}>Looking at the file …</Badge>;
  if (mapping)
    return (
      <Badge tone="fair" icon={Columns3}>
        Columns to check
      </Badge>
    );
  if (!shown || shown.problem)
    return (
      <Badge tone="poor" icon={CircleAlert}>
        Cannot be imported
      </Badge>
    );
  return (
    <Badge tone="good" icon={CircleCheck} className="whitespace-normal">
      {capitalise(shown.title ?? "")}
    </Badge>
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type ContentProps = { preview: Preview; id: string; onMapping: (mapping: Mapping) => void };

function Content({ preview, id, onMapping }: ContentProps) {
  const { asIs, assigned, shown, mapping } = preview;
  const thrown = asIs.error ?? assigned.error;
  const failure = thrown && failureOf(thrown);
  const proposal = asIs.data?.proposal;
  return (
    <>
      {failure && <Refusal title={failure.title} problem={failure} isUrgent />}
      {mapping && proposal && asIs.data && (
        <>
          <p className="text-sm leading-relaxed text-soft">
            This is no export that Plinth knows, but its columns can be read. Check what they mean: nothing is
            imported before you agree.
          </p>
          <MappingEditor
            id={id}
            columns={asIs.data.columns.map(({ column }) => column)}
            proposedKind={proposal.kind}
            mapping={mapping}
            onChange={onMapping}
          />
        </>
      )}
      {shown?.problem && <Refusal problem={shown.problem} isUrgent />}
      {shown && !shown.problem && <FilePreview preview={shown} />}
    </>
  );
}
