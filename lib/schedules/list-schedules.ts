import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import type { ScheduleView } from "./schemas.ts";
import type { Rhythm } from "./values.ts";

/** The schedules of the caller's workspace, those that come next first, the paused ones last. */
export function listSchedules({ workspaceId }: Caller): Promise<ScheduleView[]> {
  return readWorkspace(workspaceId, async (db) => {
    const rows = await db.auditSchedule.findMany({
      where: { workspaceId },
      include: { recipients: { omit: { digests: true }, orderBy: { id: "asc" } } },
      orderBy: [{ nextRunAt: { sort: "asc", nulls: "last" } }, { createdAt: "asc" }],
    });
    const outs = await db.reportOptout.findMany({ where: { workspaceId }, select: { email: true } });
    const ids = rows.flatMap(({ lastAuditId }) => lastAuditId ?? []);
    const running = await db.audit.findMany({
      where: { workspaceId, id: { in: ids }, status: "processing" },
      select: { id: true },
    });
    return rows.map((row) => {
      const addresses = row.recipients.flatMap(({ email }) => email ?? []);
      return {
        id: row.id,
        ...{ every: row.every as Rhythm, day: row.day, hour: row.hour },
        platforms: row.platforms as Platform[],
        lookback_days: row.lookbackDays,
        members: row.recipients.flatMap(({ userId }) => userId ?? []),
        addresses,
        unsubscribed: outs.map(({ email }) => email).filter((email) => addresses.includes(email)),
        next_run_at: row.nextRunAt?.toISOString() ?? null,
        last: row.lastRunAt && {
          at: row.lastRunAt.toISOString(),
          audit_id: row.lastAuditId,
          problem: row.lastProblem,
          isRunning: running.some(({ id }) => id === row.lastAuditId),
        },
      };
    });
  });
}
