import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { findRule } from "./find-rule.ts";
import { presentRules } from "./present-rules.ts";
import { ruleData } from "./rule-data.ts";
import { saveChannels } from "./save-channels.ts";
import type { Rule, RuleChanges, SavedRule } from "./schemas.ts";
import { endAlerts } from "./settle-rule.ts";
import { watchRules } from "./watch-rules.ts";

/**
 * Changes a rule, or switches it on or off. What a rule that is switched off has told is over, so that it is told anew once it is on again.
 * @returns the rule, and the secrets of new HTTPS addresses, to be shown once
 * @throws Problem 404 when the workspace has no such rule; 400 `Invalid Request` as `addRule`.
 */
export function changeRule(
  { workspaceId }: Caller,
  ruleId: string,
  changes: RuleChanges,
  now: Date,
): Promise<SavedRule> {
  const data = ruleData(changes);
  return withWorkspace(workspaceId, async (tx) => {
    await findRule(tx, workspaceId, ruleId);
    const where = { workspaceId_id: { workspaceId, id: ruleId } };
    const row = await tx.alertRule.update({ where, data });
    const secrets = changes.channels
      ? await saveChannels(tx, { workspaceId, ruleId }, changes.channels, now)
      : [];
    if (!row.isOn) await endAlerts(tx, { workspaceId, ruleId }, now);
    await watchRules(tx, workspaceId, now);
    return { rule: (await presentRules(tx, workspaceId, [row]))[0] as Rule, secrets };
  });
}
