"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { DeleteButton } from "#components/ui/delete-button.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { WatchedAccount } from "#lib/platforms/schemas.ts";
import { asSyncsAsked, asWatchedProfile } from "./answers.ts";

type Props = {
  workspaceId: string;
  account: Pick<WatchedAccount, "profileId" | "platform" | "handle" | "reading">;
};

/** Has a watched profile read now; one that was only imported so far begins to be read. */
export function ReadWatchedButton({ workspaceId, account, isRunning }: Props & { isRunning: boolean }) {
  const router = useRouter();
  const { profileId, platform, handle, reading } = account;
  const ask = useMutation({
    mutationFn: async (): Promise<unknown> => {
      const ids = { workspace_id: workspaceId, profile_id: profileId };
      return reading === "nightly"
        ? fetchJson(
            asSyncsAsked,
            internalPath("/internal/workspaces/[workspace_id]/watched/[profile_id]/sync", ids),
            {},
            "POST",
          )
        : fetchJson(
            asWatchedProfile,
            internalPath("/internal/workspaces/[workspace_id]/watched", ids),
            { platform, handle },
            "POST",
          );
    },
    onSuccess: () => router.refresh(),
  });
  const isBusy = isRunning || ask.isPending;
  const words = isBusy ? "Reading …" : "Read now";
  return (
    <div className="space-y-1">
      <Button
        look="quiet"
        aria-disabled={isBusy}
        aria-label={`${words}: @${handle} on ${PLATFORM_WORDS[platform]}`}
        onClick={() => {
          if (!isBusy) ask.mutate();
        }}
      >
        {words}
      </Button>
      {ask.error && (
        <p role="alert" className="max-w-60 text-sm break-words text-poor">
          {ask.error.message}
        </p>
      )}
    </div>
  );
}

/** Ends the watching of a profile, after asking. */
export function StopWatchingButton({ workspaceId, account }: Props) {
  const { profileId, platform, handle } = account;
  const name = `@${handle} on ${PLATFORM_WORDS[platform]}`;
  return (
    <DeleteButton
      path={internalPath("/internal/workspaces/[workspace_id]/watched/[profile_id]", {
        workspace_id: workspaceId,
        profile_id: profileId,
      })}
      trigger="Remove"
      triggerName={`Remove ${name}`}
      triggerClassName={buttonClass("plain")}
      title={`Stop watching ${name}?`}
      words={{ action: "Remove", pending: "Removing …" }}
    >
      <p>
        This deletes everything kept about it, including what you imported for it. Your own profiles and your
        score stay as they are.
      </p>
    </DeleteButton>
  );
}
