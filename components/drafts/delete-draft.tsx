"use client";

import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Confirm } from "#components/ui/confirm.tsx";
import { DeletedDraft } from "#lib/drafts/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";

/** Deletes a draft, after asking, and goes back to the list. */
export function DeleteDraft({ workspaceId, id }: { workspaceId: string; id: string }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      fetchJson(
        DeletedDraft,
        internalPath("draft", { workspace_id: workspaceId, draft_id: id }),
        {},
        "DELETE",
      ),
    onSuccess: () => router.push(`/w/${workspaceId}/drafts`),
  });
  const isPending = remove.isPending || remove.isSuccess;
  return (
    <Confirm
      trigger={
        <>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete
        </>
      }
      triggerName="Delete this draft"
      triggerClassName={buttonClass("quiet")}
      title="Delete this draft?"
      action={isPending ? "Deleting …" : "Delete"}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (isPending) return;
        remove.reset();
        setOpen(next);
      }}
      isPending={isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    >
      <p>The draft, its variants and their scores are gone for good. A post that went out stays.</p>
    </Confirm>
  );
}
