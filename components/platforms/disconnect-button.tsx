"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Confirm } from "#components/ui/confirm.tsx";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asDisconnected } from "./answers.ts";

type Props = { workspaceId: string; platform: Platform };

/** Disconnects a platform, after asking. */
export function DisconnectButton({ workspaceId, platform }: Props) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const name = PLATFORM_WORDS[platform];
  const path = internalPath("/internal/workspaces/[workspace_id]/platforms/[platform]", {
    workspace_id: workspaceId,
    platform,
  });
  const disconnect = useMutation({
    mutationFn: () => fetchJson(asDisconnected, path, {}, "DELETE"),
    onSuccess: () => {
      setOpen(false);
      router.refresh();
    },
  });
  return (
    <Confirm
      trigger="Disconnect"
      triggerName={`Disconnect ${name}`}
      triggerClassName={buttonClass("plain")}
      title={`Disconnect ${name}?`}
      action={disconnect.isPending ? "Disconnecting …" : "Disconnect"}
      isOpen={isOpen}
      onOpenChange={(next) => {
        disconnect.reset();
        setOpen(next);
      }}
      isPending={disconnect.isPending}
      error={disconnect.error}
      onConfirm={() => disconnect.mutate()}
    >
      <p>
        It will no longer count towards your score, audits and reconstructed history. Its figures are kept and
        count again as soon as you reconnect it or import a file from it. Any permission to read it is
        deleted.
      </p>
    </Confirm>
  );
}
