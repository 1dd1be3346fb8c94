import { findRegion } from "../access/find-region.ts";
import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { newId } from "../ids.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { Problem } from "../problems.ts";
import { nextRun } from "./next-run.ts";
import type { SavedSchedule, ScheduleBody } from "./schemas.ts";
import { MOST_RECIPIENTS, MOST_SCHEDULES } from "./values.ts";

/**
 * Plans audits of the caller's workspace, and who gets their reports.
 * @throws Problem 403 `Insufficient Scope` for viewers, and for editors who name addresses outside; 409 `Limit Reached`, 422
 * `Invalid Request` for recipients who are no members, too many, or want no reports.
 */
export async function addSchedule(caller: Caller, body: ScheduleBody, now: Date): Promise<SavedSchedule> {
  const { workspaceId, actor } = caller;
  await requireSchedulingRole(caller);
  const id = newId("sch");
  return withWorkspace(workspaceId, async (tx) => {
    await lockUntilEnd(tx, `schedules of ${workspaceId}`);
    if ((await tx.auditSchedule.count({ where: { workspaceId } })) >= MOST_SCHEDULES)
      throw new Problem(
        "Limit Reached",
        `A workspace can have ${MOST_SCHEDULES} schedules. Delete one you do not need.`,
      );
    const { columns, nextRunAt } = await planOf(tx, workspaceId, body, now);
    await tx.auditSchedule.create({
      data: { workspaceId, id, ...columns, nextRunAt, createdBy: actor.id, createdAt: now },
    });
    await saveRecipients(tx, caller, id, body);
    return { id, next_run_at: nextRunAt.toISOString() };
  });
}

/** Changes a schedule; one that is paused stays so. @throws Problem as `addSchedule`, 404 `Not Found`. */
export async function changeSchedule(
  caller: Caller,
  id: string,
  body: ScheduleBody,
  now: Date,
): Promise<SavedSchedule> {
  const { workspaceId } = caller;
  await requireSchedulingRole(caller);
  return withWorkspace(workspaceId, async (tx) => {
    const found = await tx.auditSchedule.findUnique({ where: { workspaceId_id: { workspaceId, id } } });
    if (!found) throw scheduleNotFound();
    const plan = await planOf(tx, workspaceId, body, now);
    const nextRunAt = found.nextRunAt && plan.nextRunAt;
    const where = { workspaceId_id: { workspaceId, id } };
    await tx.auditSchedule.update({ where, data: { ...plan.columns, nextRunAt } });
    await saveRecipients(tx, caller, id, body);
    return { id, next_run_at: nextRunAt?.toISOString() ?? null };
  });
}

/** Who may run audits may plan them. */
export function requireSchedulingRole(caller: Caller): Promise<void> {
  return requireRole(caller, "editor", "Schedules can be changed only by");
}

export function scheduleNotFound(): Problem {
  return new Problem("Not Found", "There is no such schedule in this workspace.");
}

async function planOf(tx: WorkspaceTx, workspaceId: string, body: ScheduleBody, now: Date) {
  const { every, day, hour, platforms, lookback_days: lookbackDays } = body;
  const { timeZone } = await findRegion(tx, workspaceId);
  const columns = { every, day, hour, platforms, lookbackDays };
  return { columns, nextRunAt: nextRun({ every, day, hour }, timeZone, now) };
}

async function saveRecipients(tx: WorkspaceTx, caller: Caller, scheduleId: string, body: ScheduleBody) {
  const { workspaceId } = caller;
  const [members, addresses] = [[...new Set(body.members)], [...new Set(body.addresses)]];
  const where = { workspaceId, scheduleId };
  const held = await tx.reportRecipient.findMany({ where });
  const known = held.flatMap(({ email }) => email ?? []);
  const added = addresses.filter((address) => !known.includes(address));
  if (added.length > 0 || addresses.length < known.length)
    await requireRole(caller, ROLE_FOR.settings, "Addresses outside can be changed only by");
  await checkRecipients(tx, workspaceId, members, { addresses, added });
  const kept = held.filter(
    ({ userId, email }) => (userId && members.includes(userId)) || (email && addresses.includes(email)),
  );
  await tx.reportRecipient.deleteMany({ where: { ...where, id: { notIn: kept.map(({ id }) => id) } } });
  const isNew = (field: "userId" | "email") => (one: string) => !kept.some((row) => row[field] === one);
  const rows = [
    ...members.filter(isNew("userId")).map((userId) => ({ userId, email: null })),
    ...addresses.filter(isNew("email")).map((email) => ({ userId: null, email })),
  ];
  await tx.reportRecipient.createMany({
    data: rows.map((row) => ({ ...where, id: newId("rcp"), ...row, digests: [] })),
  });
}

async function checkRecipients(
  tx: WorkspaceTx,
  workspaceId: string,
  members: readonly string[],
  { addresses, added }: { addresses: readonly string[]; added: string[] },
): Promise<void> {
  if (members.length + addresses.length > MOST_RECIPIENTS)
    throw wrong("/addresses", `must be at most ${MOST_RECIPIENTS} people in all`);
  const here = await tx.membership.count({ where: { workspaceId, userId: { in: [...members] } } });
  if (here < members.length) throw wrong("/members", "must be members of the workspace");
  const [out] = await tx.reportOptout.findMany({ where: { workspaceId, email: { in: added } } });
  if (out) throw wrong("/addresses", `must leave out ${out.email}, which wants no reports of this workspace`);
}

function wrong(pointer: string, detail: string): Problem {
  return new Problem("Invalid Request", `${pointer.slice(1)} ${detail}.`, {
    status: 422,
    errors: [{ pointer, detail }],
  });
}
