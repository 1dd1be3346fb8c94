import { requirePlan } from "../access/require-plan.ts";
import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { replanSchedules } from "../schedules/pause-schedule.ts";
import type { SettingsInput } from "./schemas.ts";

/**
 * Changes what the owners and admins of a workspace may change themselves: its name, its
 * industry ("" for none), its time zone, the language of its numbers and dates, and whether its score is a live one.
 * @throws Problem 403 `Insufficient Scope` for others than owners and admins; `Plan Required` for a live score below Enterprise.
 */
export async function updateWorkspace(
  caller: Caller,
  { name, industry, time_zone, locale, real_time }: SettingsInput,
  now: Date,
) {
  await requireRole(caller, ROLE_FOR.settings, "Settings can be changed only by");
  if (real_time) requirePlan(caller, "enterprise", "Live scores need");
  const { workspaceId } = caller;
  const data = {
    ...(name !== undefined && { name }),
    ...(industry !== undefined && { industry: industry === "" ? null : industry }),
    ...(time_zone !== undefined && { timeZone: time_zone }),
    ...(locale !== undefined && { locale }),
    ...(real_time !== undefined && { realTime: real_time }),
  };
  const workspace = await withWorkspace(workspaceId, async (tx) => {
    if (time_zone !== undefined) await replanSchedules(tx, workspaceId, time_zone, now);
    return tx.workspace.update({ where: { id: workspaceId, deletedAt: null }, data });
  });
  const { timeZone, realTime, ...saved } = workspace;
  return {
    name: saved.name,
    industry: saved.industry,
    time_zone: timeZone,
    locale: saved.locale,
    real_time: realTime,
  };
}
