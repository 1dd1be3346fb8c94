"use client";

import { useMutation } from "@tanstack/react-query";
import { internalPath } from "#components/internal-paths.ts";
import type { Draft } from "#lib/drafts/schemas.ts";
import { fetchJson, isFailure } from "#lib/http/fetch-json.ts";
import { asDraft } from "./answers.ts";
import type { DraftBody } from "./use-draft-form.ts";

type Sent = {
  body: DraftBody;
  version: number | null;
  /** Over what somebody else has saved meanwhile. */
  isOver?: boolean;
};

type Saved = { onSaved: (draft: Draft) => void; onOpened: (draft: Draft) => void };

/** Saves a draft, or opens what somebody else has saved. @param id null of a new one */
export function useSaveDraft(workspaceId: string, id: string | null, { onSaved, onOpened }: Saved) {
  const one = (draftId: string) =>
    internalPath("/internal/workspaces/[workspace_id]/drafts/[draft_id]", {
      workspace_id: workspaceId,
      draft_id: draftId,
    });
  const save = useMutation({
    mutationFn: async ({ body, version, isOver = false }: Sent) => {
      if (id === null)
        return fetchJson(
          asDraft,
          internalPath("/internal/workspaces/[workspace_id]/drafts", { workspace_id: workspaceId }),
          body,
        );
      const newest = isOver ? (await fetchJson(asDraft, one(id))).version : version;
      return fetchJson(asDraft, one(id), { ...body, version: newest }, "PATCH");
    },
    onSuccess: onSaved,
  });
  const opening = useMutation({
    mutationFn: () => fetchJson(asDraft, one(id ?? "")),
    onSuccess: (newest) => {
      save.reset();
      onOpened(newest);
    },
  });
  return {
    ...save,
    isConflict: isFailure(save.error) && save.error.code === "draft_changed",
    open: () => opening.mutate(),
    notOpened: opening.error,
  };
}
