"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Confirm } from "#components/ui/confirm.tsx";
import { formatDay } from "#components/ui/format.ts";
import { sendFile } from "#lib/http/fetch-json.ts";
import { asUpload } from "./answers.ts";
import type { Account } from "./group-files.ts";
import { describeFile } from "./use-staged-files.ts";

type Props = {
  workspaceId: string;
  account: Account;
  /** The last day of which posts are known, and the first and last of those that are stated to have none; UTC, YYYY-MM-DD. */
  known: string;
  silent: { from: string; to: string };
};

/** States that nothing was posted since a day, by a file of posts without any: it goes the way of all files. */
export function SilenceButton({ workspaceId, account, known, silent }: Props) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const day = formatDay(known);
  const state = useMutation({
    mutationFn: () => {
      const file = new File(["id,created_at\n"], `No posts from ${silent.from} to ${silent.to}.csv`);
      const path = internalPath(
        "/internal/workspaces/[workspace_id]/uploads",
        { workspace_id: workspaceId },
        describeFile(account, file, null),
      );
      return sendFile(asUpload, path, file, () => {});
    },
    onSuccess: async () => {
      setOpen(false);
      await queries.invalidateQueries({ queryKey: ["uploads", workspaceId] });
    },
  });
  return (
    <Confirm
      trigger="I have posted nothing since"
      triggerName={`I have posted nothing since ${day}: @${account.handle}`}
      triggerClassName={buttonClass("plain")}
      title={`Nothing posted since ${day}?`}
      action={state.isPending ? "Saving …" : "Nothing was posted"}
      isOpen={isOpen}
      onOpenChange={(next) => {
        state.reset();
        setOpen(next);
      }}
      isPending={state.isPending}
      error={state.error}
      onConfirm={() => state.mutate()}
    >
      <p>
        The days up to {formatDay(silent.to)} will count as days without a post on @{account.handle}. Posts in
        files you add later still count.
      </p>
    </Confirm>
  );
}
