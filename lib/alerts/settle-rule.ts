import type { WorkspaceTx } from "../db.ts";
import { newId } from "../ids.ts";
import { quietEnd } from "./clock/quiet-end.ts";
import type { Finding } from "./judge/facts.ts";

export type RuleRow = {
  workspaceId: string;
  id: string;
  kinds: string[];
  points: number;
  silentDays: number;
  quietFrom: number | null;
  quietUntil: number | null;
  timeZone: string;
  isOn: boolean;
};

/**
 * Writes what a rule has found: what begins becomes an alert with a way to each channel, what is over ends. Of a thing that is told already
 * no second alert is made, whoever else looks at the same time.
 * @returns how many alerts began
 */
export async function settleRule(
  tx: WorkspaceTx,
  rule: RuleRow,
  findings: readonly Finding[],
  now: Date,
): Promise<number> {
  const { workspaceId, id: ruleId } = rule;
  const staying = findings.filter(({ state }) => state !== "off").map(({ key }) => key);
  await endAlerts(tx, { workspaceId, ruleId, key: { notIn: staying } }, now);
  const begun = findings.filter(({ state }) => state === "on");
  const rows = begun.map(({ state: _, ...told }) => ({
    ...{ workspaceId, ruleId, id: newId("alt"), firedAt: now, ...told },
  }));
  const ids = rows.map(({ id }) => id);
  await tx.alert.createMany({ data: rows, skipDuplicates: true });
  const made = await tx.alert.findMany({ where: { workspaceId, id: { in: ids } }, select: { id: true } });
  const channels = await tx.alertChannel.findMany({ where: { workspaceId, ruleId }, select: { id: true } });
  const dueAt = dueOf(rule, now);
  await tx.alertSend.createMany({
    data: made.flatMap(({ id: alertId }) =>
      channels.map(({ id: channelId }) => ({ workspaceId, alertId, channelId, status: "pending", dueAt })),
    ),
  });
  return made.length;
}

/** Ends open alerts; what of them has not been tried yet is not sent any more. */
export async function endAlerts(
  tx: WorkspaceTx,
  which: { workspaceId: string; ruleId: string; key?: { notIn: string[] } },
  now: Date,
): Promise<void> {
  const { workspaceId } = which;
  const open = await tx.alert.findMany({ where: { ...which, endedAt: null }, select: { id: true } });
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  await tx.alert.updateMany({ where: { workspaceId, id: { in: ids } }, data: { endedAt: now } });
  await tx.alertSend.updateMany({
    where: { workspaceId, alertId: { in: ids }, status: "pending", attempts: 0 },
    data: { status: "dropped", dueAt: null, endedAt: now },
  });
}

function dueOf({ quietFrom: from, quietUntil: until, timeZone }: RuleRow, now: Date): Date {
  if (from === null || until === null) return now;
  return quietEnd({ from, until, timeZone }, now) ?? now;
}
