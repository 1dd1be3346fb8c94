import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { planIncludes, planLimits } from "../plans.ts";
import type { SetupStep, SetupStepName } from "./schemas.ts";

/** So many are shown: those of the list below that the plan includes, from the first on. */
const STEPS = 5;

/**
 * The first steps of a workspace, in the order in which they are best done: five that the account's plan includes, each done or
 * not by what is stored.
 *
 * @param caller who asks, for its own workspace
 * @param mayMakeKeys whether the person who sees them is one who may
 * @throws Problem 403 without the scope `score:read`.
 */
export async function listSetupSteps(caller: Caller, mayMakeKeys: boolean): Promise<SetupStep[]> {
  requireScope(caller, "score:read");
  const { workspaceId, plan } = caller;
  const [done] = await readWorkspace(
    workspaceId,
    (db) => db.$queryRaw<Record<SetupStepName, boolean>[]>`
      SELECT
        EXISTS (SELECT FROM profiles WHERE workspace_id = ${workspaceId} AND role = 'own' AND disconnected_at IS NULL) AS data,
        EXISTS (SELECT FROM audits WHERE workspace_id = ${workspaceId} AND status = 'completed') AS audit,
        EXISTS (SELECT FROM recommendation_entries WHERE workspace_id = ${workspaceId} AND decided_at IS NOT NULL) AS recommendation,
        EXISTS (SELECT FROM profiles WHERE workspace_id = ${workspaceId} AND role = 'watched' AND disconnected_at IS NULL) AS competitor,
        EXISTS (SELECT FROM campaigns WHERE workspace_id = ${workspaceId}) AS campaign,
        EXISTS (SELECT FROM api_keys WHERE workspace_id = ${workspaceId} AND revoked_at IS NULL) AS key,
        (SELECT count(DISTINCT platform) > 1 FROM profiles
          WHERE workspace_id = ${workspaceId} AND role = 'own' AND disconnected_at IS NULL) AS platform,
        EXISTS (SELECT FROM workspaces WHERE id = ${workspaceId} AND industry IS NOT NULL) AS industry`,
  );
  const isIncluded: Record<SetupStepName, boolean> = {
    data: true,
    audit: true,
    recommendation: true,
    competitor: planLimits(plan).watched_profiles !== 0,
    campaign: planIncludes(plan, "agency"),
    key: mayMakeKeys && planLimits(plan).api,
    platform: true,
    industry: true,
  };
  const names = (Object.keys(isIncluded) as SetupStepName[]).filter((name) => isIncluded[name]);
  return names.slice(0, STEPS).map((name) => ({ name, isDone: done?.[name] === true }));
}
