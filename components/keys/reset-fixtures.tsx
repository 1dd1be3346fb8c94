"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { AskFirst } from "#components/ui/ask-first.tsx";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

/** Has what test keys see as it was, after asking. */
export function ResetFixtures({ workspaceId }: { workspaceId: string }) {
  const router = useRouter();
  const [isReset, setReset] = useState(false);
  return (
    <>
      <AskFirst
        trigger="Reset fixtures"
        title="Reset the fixtures?"
        words={{ action: "Reset", pending: "Resetting …" }}
        send={async () => {
          await fetchJson(
            ANYTHING,
            internalPath("/internal/workspaces/[workspace_id]/test-mode", { workspace_id: workspaceId }),
            {},
          );
          setReset(true);
          router.refresh();
        }}
      >
        <p>
          Everything your test keys have made is deleted: audits, campaigns, webhooks and imports. The keys
          themselves stay, and so does this workspace.
        </p>
      </AskFirst>
      <p aria-live="polite">{isReset && "The fixtures are as they were."}</p>
    </>
  );
}
