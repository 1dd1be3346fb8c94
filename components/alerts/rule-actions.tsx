"use client";

import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { AskFirst } from "#components/ui/ask-first.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import { TestRule } from "./test-rule.tsx";

type Props = { workspaceId: string; ruleId: string; isOn: boolean };

/** Tests a rule, switches it on or off, or deletes it. */
export function RuleActions({ workspaceId, ruleId, isOn }: Props) {
  const router = useRouter();
  const ids = { workspace_id: workspaceId, rule_id: ruleId };
  const turn = useSending(async (is_on: boolean) => {
    await fetchJson(
      ANYTHING,
      internalPath("/internal/workspaces/[workspace_id]/alerts/[rule_id]", ids),
      { is_on },
      "PATCH",
    );
    router.refresh();
    return true;
  });
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-start gap-2">
        <TestRule ids={ids} />
        <Button look="quiet" aria-disabled={turn.isPending} onClick={() => void turn.send(!isOn)}>
          {isOn ? "Switch off" : "Switch on"}
        </Button>
        <AskFirst
          trigger="Delete"
          triggerName="Delete this rule"
          title="Delete this rule?"
          words={{ action: "Delete", pending: "Deleting …" }}
          send={async () => {
            await fetchJson(
              ANYTHING,
              internalPath("/internal/workspaces/[workspace_id]/alerts/[rule_id]", ids),
              {},
              "DELETE",
            );
            router.push(`/w/${workspaceId}/settings/alerts`);
            router.refresh();
          }}
        >
          <p>Its addresses and past alerts are deleted for everyone in the workspace.</p>
        </AskFirst>
      </div>
      {turn.error && <FailureAlert error={turn.error} title="The rule was not changed" />}
    </div>
  );
}
