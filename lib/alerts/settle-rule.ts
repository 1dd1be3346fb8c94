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
  const made = await tx.alert.findMany({
    where: { workspaceId, id: { in: ids } },
    select: { id: true, kind: true, key: true, subject: true },
  });
  const channels = await tx.alertChannel.findMany({
    where: { workspaceId, ruleId },
    select: { id: true, kind: true, userId: true },
  });
  const dueAt = dueOf(rule, now);
  for (const alert of made) {
    const mailed = await listMailed(tx, workspaceId, alert);
    const open = channels.filter(({ kind, userId }) => kind !== "email" || !mailed.has(userId));
    await tx.alertSend.createMany({
      data: open.map(({ id: channelId }) => {
        return { workspaceId, alertId: alert.id, channelId, status: "pending", dueAt };
      }),
    });
  }
  return made.length;
}

type Made = { id: string; kind: string; key: string; subject: string };

/** Who has been mailed the same crisis, by another rule or before it seemed over, or is about to be: one crisis is one mail. */
async function listMailed(
  tx: WorkspaceTx,
  workspaceId: string,
  { id, kind, key, subject }: Made,
): Promise<ReadonlySet<string | null>> {
  if (kind !== "crisis") return new Set();
  const same = await tx.alert.findMany({
    where: { workspaceId, key, id: { not: id }, OR: [{ endedAt: null }, { subject }] },
    select: { id: true },
  });
  const sends = await tx.alertSend.findMany({
    where: {
      ...{ workspaceId, alertId: { in: same.map((one) => one.id) } },
      status: { in: ["pending", "sent"] },
    },
    select: { channelId: true },
  });
  const channels = await tx.alertChannel.findMany({
    where: { workspaceId, kind: "email", id: { in: sends.map(({ channelId }) => channelId) } },
    select: { userId: true },
  });
  return new Set(channels.map(({ userId }) => userId));
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
