import type { ReactNode } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { formatPlural } from "#components/ui/format.ts";
import type { Platform } from "#lib/formula/names.ts";
import { type FileState, StagedRow } from "./staged-row.tsx";
import type { Mapping, StagedFile } from "./use-staged-files.ts";

type Props = {
  workspaceId: string;
  platform: Platform;
  files: StagedFile[];
  onMapping: (key: number, mapping: Mapping) => void;
  onRemove: (key: number) => void;
  onState: (key: number, state: FileState) => void;
  /** An import was asked for without a handle. */
  asksHandle: boolean;
  /** How many of the files can be sent. */
  ready: number;
  isSending: boolean;
  onStart: () => void;
  /** What is asked beside the files, once one can be sent. */
  children: ReactNode;
};

/** The chosen files, each with its preview, and the button that sends them. */
export function ChosenFiles({ files, asksHandle, ready, isSending, onStart, children, ...ofRows }: Props) {
  if (files.length === 0) return null;
  const canStart = ready > 0 || isSending;
  return (
    <div className="mt-6 border-t border-line pt-6">
      <ul className="divide-y divide-line" aria-label="Chosen files">
        {files.map((staged) => (
          <StagedRow key={staged.key} staged={staged} {...ofRows} />
        ))}
      </ul>
      {asksHandle && (
        <Alert tone="fair" title="Whose file is it?" isUrgent className="mt-5">
          <p>Fill in the handle of the account above.</p>
        </Alert>
      )}
      {ready > 0 && !isSending && <div className="mt-5 empty:hidden">{children}</div>}
      {canStart && (
        <Button onClick={onStart} aria-disabled={isSending} className="mt-5">
          {isSending ? "Sending …" : `Import ${formatPlural(ready, "file")}`}
        </Button>
      )}
    </div>
  );
}
