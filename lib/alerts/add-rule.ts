import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { newId } from "../ids.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { Problem } from "../problems.ts";
import { presentRules } from "./present-rules.ts";
import { ruleData } from "./rule-data.ts";
import { saveChannels } from "./save-channels.ts";
import type { Rule, RuleBody, SavedRule } from "./schemas.ts";
import { MOST_RULES } from "./values.ts";
import { watchRules } from "./watch-rules.ts";

/**
 * Makes a rule: what is so already is told at once.
 * @returns the rule, and the secrets of its HTTPS addresses, to be shown once
 * @throws Problem 400 `Invalid Request` for an address that is not public, somebody who is no member, or what is no time zone; 409
 * `Limit Reached` when the workspace has 20 rules.
 */
export function addRule(caller: Caller, body: RuleBody, now: Date): Promise<SavedRule> {
  const { workspaceId, actor } = caller;
  const data = ruleData(body) as Required<ReturnType<typeof ruleData>>;
  return withWorkspace(workspaceId, async (tx) => {
    await checkLimit(tx, workspaceId);
    const id = newId("alr");
    const row = await tx.alertRule.create({
      data: { workspaceId, id, ...data, createdBy: actor.id, createdAt: now },
    });
    const secrets = await saveChannels(tx, { workspaceId, ruleId: id }, body.channels, now);
    await watchRules(tx, workspaceId, now);
    return { rule: (await presentRules(tx, workspaceId, [row]))[0] as Rule, secrets };
  });
}

async function checkLimit(tx: WorkspaceTx, workspaceId: string): Promise<void> {
  await lockUntilEnd(tx, `alert rules of ${workspaceId}`);
  if ((await tx.alertRule.count({ where: { workspaceId } })) < MOST_RULES) return;
  throw new Problem(
    "Limit Reached",
    `A workspace can have at most ${MOST_RULES} alert rules. Delete one you no longer use.`,
  );
}
