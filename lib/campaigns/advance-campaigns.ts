import { acrossWorkspaces, withWorkspace } from "../db.ts";
import { log } from "../log.ts";
import { applyTransitions } from "./apply-transitions.ts";

/** Campaigns that one call advances; the rest follows with the next one. */
const MAX_AT_ONCE = 500;

type Due = { workspaceId: string; id: string };

/**
 * Applies the due transitions of all campaigns, in every workspace that is not deleted and whatever its plan, each campaign
 * in a transaction of its own. Any number of workers may do this at once; every transition happens once. A campaign that
 * fails is logged and does not hold up the others.
 */
export async function advanceCampaigns(now: Date): Promise<void> {
  for (const due of await findDue(now)) {
    await advanceOne(due, now).catch((error) =>
      log().error(
        { campaign_id: due.id, workspace_id: due.workspaceId, err: error },
        "a campaign was not advanced",
      ),
    );
  }
}

function findDue(now: Date): Promise<Due[]> {
  return acrossWorkspaces(
    (tx) => tx.$queryRaw<Due[]>`
      SELECT c.workspace_id AS "workspaceId", c.id FROM campaigns c
      JOIN workspaces w ON w.id = c.workspace_id AND w.deleted_at IS NULL
      WHERE c.next_move_at <= ${now} ORDER BY c.next_move_at, c.id LIMIT ${MAX_AT_ONCE}`,
  );
}

function advanceOne({ workspaceId, id }: Due, now: Date): Promise<void> {
  return withWorkspace(workspaceId, async (tx) => {
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM campaigns WHERE workspace_id = ${workspaceId} AND id = ${id} AND next_move_at <= ${now}
      FOR UPDATE SKIP LOCKED`;
    if (held.length === 0) return;
    const where = { workspaceId_id: { workspaceId, id } };
    await applyTransitions(tx, await tx.campaign.findUniqueOrThrow({ where }), now);
  });
}
