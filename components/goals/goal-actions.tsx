"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { DeleteButton } from "#components/ui/delete-button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import type { Goal } from "#lib/goals/schemas.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

type Props = { workspaceId: string; goal: Pick<Goal, "id" | "status"> };

/** Changes a goal, drops it or takes it up again, or deletes it. One that is reached can only be deleted. */
export function GoalActions({ workspaceId, goal: { id, status } }: Props) {
  const router = useRouter();
  const path = internalPath("/internal/workspaces/[workspace_id]/goals/[goal_id]", {
    workspace_id: workspaceId,
    goal_id: id,
  });
  const isDropped = status === "dropped";
  const drop = useMutation({
    mutationFn: () => fetchJson(ANYTHING, path, { dropped: !isDropped }, "PATCH"),
    onSuccess: () => router.refresh(),
  });
  const page = `/w/${workspaceId}/goals/${id}`;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        {status !== "reached" && (
          <>
            <Link href={`${page}/change`} prefetch={false} className={buttonClass("quiet")}>
              Change
            </Link>
            {status !== "missed" && (
              <Button look="quiet" aria-disabled={drop.isPending} onClick={() => drop.mutate()}>
                {isDropped ? "Take up again" : "Drop"}
              </Button>
            )}
          </>
        )}
        <DeleteButton
          path={path}
          leadsTo={`/w/${workspaceId}/goals`}
          trigger="Delete"
          triggerName="Delete this goal"
          triggerClassName={buttonClass("quiet")}
          title="Delete this goal?"
        >
          <p>It will be gone for everyone in the workspace, with its sign on the history. The score stays.</p>
        </DeleteButton>
      </div>
      {drop.error && <FailureAlert error={drop.error} title="The goal was not changed" />}
    </div>
  );
}
