"use client";

import { useCallback, useState } from "react";
import { Card } from "#components/ui/card.tsx";
import { DropZone } from "#components/ui/drop-zone.tsx";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { KnownAudience } from "#lib/platforms/schemas.ts";
import { AccountFields } from "./account-fields.tsx";
import { AudienceQuestion } from "./audience-question.tsx";
import { ChosenFiles } from "./chosen-files.tsx";
import type { FileState } from "./staged-row.tsx";
import { useStagedFiles } from "./use-staged-files.ts";
import { useStatedAudience } from "./use-stated-audience.ts";

type Props = {
  workspaceId: string;
  /** Chosen by a link to this page; it wins over what was chosen here before. */
  asked: Platform | null;
  /** Chosen at first, where no link did. */
  otherwise: Platform;
  /** Handles that are known. */
  handles: Partial<Record<Platform, string>>;
  /** What is known of the audience of each profile. */
  audiences: KnownAudience[];
  /** UTC day, YYYY-MM-DD. */
  today: string;
};

/** Takes export files in: whose they are, which ones, what would be read of them, and off they go. */
export function ImportCard({ workspaceId, asked, otherwise, handles, audiences, today }: Props) {
  const [platform, setPlatform] = useState(asked ?? otherwise);
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    if (asked) setPlatform(asked);
  }
  const [typed, setTyped] = useState<Partial<Record<Platform, string>>>({});
  const [states, setStates] = useState<Record<number, FileState>>({});
  const [asksHandle, setAsksHandle] = useState(false);
  const { files, add, remove, change, send } = useStagedFiles(workspaceId);
  const handle = typed[platform] ?? handles[platform] ?? "";
  const form = useStatedAudience(audiences, { platform, handle }, today);
  const asking = form.askFor(files.some(({ key }) => states[key]?.tellsAudience));
  const ready = files.flatMap(({ key, percent }) => {
    const state = states[key];
    return percent === null && state?.isReady ? [{ key, mapping: state.mapping }] : [];
  });
  const isSending = files.some(({ percent }) => percent !== null);
  const lacksHandle = handle.trim() === "";
  const onState = useCallback((key: number, state: FileState) => {
    setStates((all) => ({ ...all, [key]: state }));
  }, []);
  const start = async () => {
    const isAsked = asking !== "silent";
    setAsksHandle(lacksHandle);
    form.try();
    if (lacksHandle || isSending || (isAsked && form.isWrong)) return;
    const haveArrived = await send(
      { platform, handle: handle.trim() },
      ready,
      isAsked ? form.audience : null,
    );
    if (haveArrived) form.clear();
  };
  return (
    <Card id="import" title="Import files">
      <div className="grid gap-6 lg:grid-cols-2">
        <AccountFields
          platform={platform}
          onPlatform={setPlatform}
          handle={handle}
          onHandle={(text) => setTyped({ ...typed, [platform]: text })}
          asksHandle={asksHandle && lacksHandle}
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
      <ChosenFiles
        workspaceId={workspaceId}
        platform={platform}
        files={files}
        onMapping={(key, mapping) => change(key, { mapping })}
        onRemove={remove}
        onState={onState}
        asksHandle={asksHandle && lacksHandle}
        ready={ready.length}
        isSending={isSending}
        onStart={start}
      >
        <AudienceQuestion platform={platform} asking={asking} form={form} today={today} />
      </ChosenFiles>
    </Card>
  );
}
