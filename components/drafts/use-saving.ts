"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import type { Draft } from "#lib/drafts/schemas.ts";
import { bodyOf, type DraftEditing } from "./use-draft-form.ts";
import { useSaveDraft } from "./use-save-draft.ts";

type Saving = { workspaceId: string; initial: Draft | null; draft: DraftEditing; canEdit: boolean };

/** Saves a draft by button or keys; a new one then has a page of its own. */
export function useSaving({ workspaceId, initial, draft, canEdit }: Saving) {
  const router = useRouter();
  const [kept, setKept] = useState(initial);
  const take = (saved: Draft) => {
    setKept(saved);
    draft.setKept(saved);
    if (initial === null) router.replace(`/w/${workspaceId}/drafts/${saved.id}`);
    else router.refresh();
  };
  const open = (newest: Draft) => {
    setKept(newest);
    draft.open(newest);
  };
  const openNewer = useEffectEvent((newest: Draft | null) => {
    if (newest && newest.version > (draft.version ?? 0) && !draft.isChanged) open(newest);
  });
  // The page was read again, and somebody else has saved since.
  useEffect(() => openNewer(initial), [initial]);
  const save = useSaveDraft(workspaceId, initial?.id ?? null, { onSaved: take, onOpened: open });
  const send = (isOver: boolean) => save.mutate({ body: bodyOf(draft.form), version: draft.version, isOver });
  const saveByKeys = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (!canEdit) return;
    event.preventDefault();
    if (draft.isChanged && !save.isPending) send(false);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKeys(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  useLeaveWarning(draft.isChanged && kept !== null);
  return {
    kept,
    save,
    /** A new one is being kept: its own page comes in a moment. */
    isLeaving: initial === null && (save.isPending || save.isSuccess),
    onSave: () => send(false),
    onOverwrite: () => send(true),
  };
}

/** The browser asks before the tab is closed with what is not saved. */
function useLeaveWarning(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isWanted]);
}
