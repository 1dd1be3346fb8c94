"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import type { CommentEntry, Tone } from "#lib/comments/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { CommentLabel } from "#lib/score/schemas.ts";
import { asCorrected } from "./answers.ts";

type Shown = { label: CommentLabel | null; sentiment: Tone; isSpam: boolean };

/** A comment as a person corrects it: shown at once, as it was again where that fails, and counted anew above the list. */
export function useCorrection(workspaceId: string, comment: CommentEntry) {
  const router = useRouter();
  const path = internalPath("/internal/workspaces/[workspace_id]/comments/[comment_id]", {
    workspace_id: workspaceId,
    comment_id: comment.id,
  });
  const [known, setKnown] = useState(comment.corrected?.label ?? null);
  const correct = useMutation({
    mutationFn: (label: CommentLabel | null) => fetchJson(asCorrected, path, { label }, "PATCH"),
    onSuccess: ({ label }) => {
      setKnown(label);
      router.refresh();
    },
  });
  const label = correct.isPending ? correct.variables : known;
  return {
    shown: shownAs(comment, label),
    correct: (to: CommentLabel | null) => correct.mutate(to),
    isPending: correct.isPending,
    wasAsked: correct.isSuccess,
    error: correct.error,
  };
}

function shownAs({ read_as }: CommentEntry, label: CommentLabel | null): Shown {
  if (label === null) return { label, sentiment: read_as.sentiment, isSpam: read_as.is_spam };
  if (label === "spam") return { label, sentiment: read_as.sentiment, isSpam: true };
  return { label, sentiment: label, isSpam: false };
}
