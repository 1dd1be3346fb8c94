import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { presentChannels } from "./present-rules.ts";
import type { Alert } from "./schemas.ts";
import type { AlertKind } from "./values.ts";

type Send = Alert["sends"][number];

/**
 * What rules have told lately, the newest first, with what became of it at each channel.
 * @param most so many
 * @param ruleId of one rule; of all without it
 * @throws Problem 403 without the scope `workspace:read`.
 */
export async function listAlerts(caller: Caller, most: number, ruleId?: string): Promise<Alert[]> {
  requireScope(caller, "workspace:read");
  const { workspaceId } = caller;
  return readWorkspace(workspaceId, async (db) => {
    const rows = await db.alert.findMany({
      where: { workspaceId, ...(ruleId !== undefined && { ruleId }) },
      orderBy: [{ firedAt: "desc" }, { id: "desc" }],
      take: most,
    });
    const sends = await db.alertSend.findMany({
      where: { workspaceId, alertId: { in: rows.map(({ id }) => id) } },
      orderBy: { channelId: "asc" },
    });
    const channels = await presentChannels(db, workspaceId, { in: rows.map((row) => row.ruleId) });
    const sendsOf = (id: string): Send[] =>
      sends.flatMap(({ alertId, channelId, status, dueAt, error }) => {
        const channel = channels.find((one) => one.id === channelId);
        if (alertId !== id || !channel) return [];
        const { kind, to } = channel;
        const due_at = dueAt?.toISOString() ?? null;
        return [{ kind, to, status: status as Send["status"], due_at, error }];
      });
    return rows.map(({ id, ruleId: rule_id, kind, subject, detail, path, firedAt, endedAt }) => ({
      ...{ id, rule_id, kind: kind as AlertKind, subject, detail, path },
      ...{ fired_at: firedAt.toISOString(), ended_at: endedAt?.toISOString() ?? null, sends: sendsOf(id) },
    }));
  });
}
