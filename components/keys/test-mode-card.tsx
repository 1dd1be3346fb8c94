"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { AskFirst } from "#components/ui/ask-first.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

type Props = {
  workspaceId: string;
  /** Whether a test key was made before: with the first one the fixtures are there. */
  hasFixtures: boolean;
};

/** What test keys see, and how to have it as it was. */
export function TestModeCard({ workspaceId, hasFixtures }: Props) {
  const router = useRouter();
  const [isReset, setReset] = useState(false);
  return (
    <Card id="test-mode" title="Test mode">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          Test keys see a made-up brand instead of this workspace. Audits end within a second, every problem
          can be provoked, and nothing counts towards your plan.{" "}
          <TextLink href="/docs/test-mode">Read about test mode</TextLink>
        </p>
        {hasFixtures && (
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
              Everything your test keys have made is deleted: audits, campaigns, webhooks and imports. The
              keys themselves stay, and so does this workspace.
            </p>
          </AskFirst>
        )}
        <p aria-live="polite">{isReset && "The fixtures are as they were."}</p>
      </div>
    </Card>
  );
}
