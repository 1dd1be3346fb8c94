import type { WorkspaceReader } from "../db.ts";
import type { Channel, Rule } from "./schemas.ts";
import type { RuleRow } from "./settle-rule.ts";
import type { AlertKind, ChannelKind } from "./values.ts";

/** Rules as members see them, with where they send and when they fired last. */
export async function presentRules(
  tx: WorkspaceReader,
  workspaceId: string,
  rows: readonly RuleRow[],
): Promise<Rule[]> {
  const ruleId = { in: rows.map(({ id }) => id) };
  const channels = await presentChannels(tx, workspaceId, ruleId);
  const fired = await tx.alert.groupBy({
    by: ["ruleId"],
    where: { workspaceId, ruleId },
    _max: { firedAt: true },
  });
  return rows.map((row) => ({
    ...{ id: row.id, kinds: row.kinds as AlertKind[], points: row.points, silent_days: row.silentDays },
    quiet: quietOf(row),
    ...{ time_zone: row.timeZone, is_on: row.isOn },
    channels: channels
      .filter((one) => one.ruleId === row.id)
      .map(({ id, kind, user_id, to }) => ({ id, kind, user_id, to })),
    last_fired_at: fired.find((one) => one.ruleId === row.id)?._max.firedAt?.toISOString() ?? null,
  }));
}

/** Channels of rules as members see them, the oldest first: an address is shown in part. */
export async function presentChannels(
  tx: WorkspaceReader,
  workspaceId: string,
  ruleId: { in: string[] },
): Promise<(Channel & { ruleId: string })[]> {
  const rows = await tx.alertChannel.findMany({
    where: { workspaceId, ruleId },
    select: { id: true, ruleId: true, kind: true, userId: true, shown: true },
    orderBy: [{ createdAt: "asc" }, { kind: "asc" }, { id: "asc" }],
  });
  const people = await tx.membership.findMany({
    where: { workspaceId, userId: { in: rows.flatMap(({ userId }) => userId ?? []) } },
    select: { userId: true, user: { select: { name: true } } },
  });
  const names = new Map(people.map((one) => [one.userId, one.user.name]));
  return rows.map(({ id, ruleId: of, kind, userId, shown }) => ({
    ...{ id, ruleId: of, kind: kind as ChannelKind, user_id: userId },
    to: userId ? (names.get(userId) ?? null) : shown,
  }));
}

function quietOf({ quietFrom, quietUntil }: RuleRow): Rule["quiet"] {
  if (quietFrom === null || quietUntil === null) return null;
  return { from: toClock(quietFrom), until: toClock(quietUntil) };
}

/** 1,320 minutes as "22:00". */
function toClock(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
