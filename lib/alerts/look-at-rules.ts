import { operatorFor } from "../access/operator-for.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { wakeWorker } from "../jobs/wake-worker.ts";
import { Problem } from "../problems.ts";
import { endOf, utcDay } from "../time.ts";
import type { ClaimedWatch } from "./claim-work.ts";
import { judgeFacts } from "./judge/judge-facts.ts";
import { readFacts } from "./read-facts.ts";
import { type RuleRow, settleRule } from "./settle-rule.ts";
import type { AlertKind } from "./values.ts";

/** After midnight UTC, when a day more has passed without a post, and the night's syncs have begun. */
const AFTER_MIDNIGHT_MS = 3_600_000;

/**
 * Looks at the rules of a workspace: what has begun is written with its ways to the channels, what is over ends. It is looked at again when
 * something changes, else after the next midnight; a workspace without a rule that is on is not watched any more, and of one that was deleted nothing is told, but its
 * owners may still keep it.
 * @returns how many alerts began
 */
export async function lookAtRules({ workspaceId, leaseEnd }: ClaimedWatch, now: Date): Promise<number> {
  const rules = await withWorkspace(workspaceId, (tx) =>
    tx.alertRule.findMany({ where: { workspaceId, isOn: true } }),
  );
  // Something that changed meanwhile has made it due anew.
  const held = { where: { workspaceId, dueAt: leaseEnd } };
  if (rules.length === 0) {
    await withWorkspace(workspaceId, (tx) => tx.alertWatch.deleteMany(held));
    return 0;
  }
  const data = { dueAt: new Date(endOf(utcDay(now)).getTime() + AFTER_MIDNIGHT_MS) };
  const caller = await findOperator(workspaceId);
  if (!caller) {
    await withWorkspace(workspaceId, (tx) => tx.alertWatch.updateMany({ ...held, data }));
    return 0;
  }
  const kinds = new Set(rules.flatMap((rule) => rule.kinds as AlertKind[]));
  const facts = await readFacts(caller, kinds, now);
  return withWorkspace(workspaceId, async (tx) => {
    let begun = 0;
    for (const rule of await lockRules(tx, rules)) {
      const limits = { ...rule, kinds: rule.kinds as AlertKind[] };
      begun += await settleRule(tx, rule, judgeFacts(limits, facts), now);
    }
    if (begun > 0) await wakeWorker(tx, "alerts");
    await tx.alertWatch.updateMany({ ...held, data });
    return begun;
  });
}

type Tx = Parameters<Parameters<typeof withWorkspace>[1]>[0];

/** Those that are still as they were when the facts were read: who changes a rule has it looked at anew. */
async function lockRules(tx: Tx, rules: readonly RuleRow[]): Promise<RuleRow[]> {
  const workspaceId = rules[0]?.workspaceId ?? "";
  await tx.$executeRaw`SELECT 1 FROM alert_rules WHERE workspace_id = ${workspaceId} ORDER BY id FOR SHARE`;
  const now = await tx.alertRule.findMany({ where: { workspaceId, isOn: true } });
  return now.filter((one) => rules.some(({ id }) => id === one.id));
}

async function findOperator(workspaceId: string): Promise<Caller | null> {
  try {
    return await operatorFor(workspaceId);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
