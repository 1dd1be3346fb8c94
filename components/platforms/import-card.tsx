"use client";

import { useCallback, useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { DropZone } from "#components/ui/drop-zone.tsx";
import { formatPlural } from "#components/ui/format.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { AccountFields } from "./account-fields.tsx";
import { StagedRow } from "./staged-row.tsx";
import { type Mapping, useStagedFiles } from "./use-staged-files.ts";

type Props = {
  workspaceId: string;
  /** Chosen by a link to this page; it wins over what was chosen here before. */
  asked: Platform | null;
  /** Chosen at first, where no link did. */
  otherwise: Platform;
  /** Handles that are known. */
  handles: Partial<Record<Platform, string>>;
};

type Readiness = Record<number, { isReady: boolean; mapping: Mapping | null }>;

/** Takes export files in: whose they are, which ones, what would be read of them, and off they go. */
export function ImportCard({ workspaceId, asked, otherwise, handles }: Props) {
  const [platform, setPlatform] = useState(asked ?? otherwise);
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    if (asked) setPlatform(asked);
  }
  const [typed, setTyped] = useState<Partial<Record<Platform, string>>>({});
  const [readiness, setReadiness] = useState<Readiness>({});
  const [asksHandle, setAsksHandle] = useState(false);
  const { files, add, remove, change, send } = useStagedFiles(workspaceId);
  const handle = typed[platform] ?? handles[platform] ?? "";
  const ready = files.flatMap(({ key, percent }) => {
    const state = readiness[key];
    return percent === null && state?.isReady ? [{ key, mapping: state.mapping }] : [];
  });
  const isSending = files.some(({ percent }) => percent !== null);
  const onReady = useCallback((key: number, isReady: boolean, mapping: Mapping | null) => {
    setReadiness((all) => ({ ...all, [key]: { isReady, mapping } }));
  }, []);
  const start = () => {
    setAsksHandle(handle.trim() === "");
    if (handle.trim() !== "" && !isSending) send({ platform, handle: handle.trim() }, ready);
  };
  return (
    <Card id="import" title="Import files">
      <div className="grid gap-6 lg:grid-cols-2">
        <AccountFields
          platform={platform}
          onPlatform={setPlatform}
          handle={handle}
          onHandle={(text) => setTyped({ ...typed, [platform]: text })}
          asksHandle={asksHandle && handle.trim() === ""}
          isLocked={isSending}
        />
        <DropZone
          id="files"
          label="Drop files here, or choose them"
          hint={`CSV or JSON lines of ${PLATFORM_WORDS[platform]}, several at once if you like. You see what is read before anything is imported.`}
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv"
          onFiles={add}
        />
      </div>
      {files.length > 0 && (
        <div className="mt-6 border-t border-line pt-6">
          <ul className="divide-y divide-line" aria-label="Chosen files">
            {files.map((staged) => (
              <StagedRow
                key={staged.key}
                workspaceId={workspaceId}
                platform={platform}
                staged={staged}
                onMapping={(key, mapping) => change(key, { mapping })}
                onRemove={remove}
                onReady={onReady}
              />
            ))}
          </ul>
          {asksHandle && handle.trim() === "" && (
            <Alert tone="fair" title="Whose file is it?" isUrgent className="mt-5">
              <p>Fill in the handle of the account above.</p>
            </Alert>
          )}
          {(ready.length > 0 || isSending) && (
            <Button onClick={start} aria-disabled={isSending} className="mt-5">
              {isSending ? "Sending …" : `Import ${formatPlural(ready.length, "file")}`}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
