import type { WorkspaceTx } from "../db.ts";
import { utcDay } from "../time.ts";
import type { Goal } from "./schemas.ts";
import type { GoalStatus, Measure } from "./values.ts";

export type GoalRow = {
  id: string;
  measure: string;
  target: number;
  dueOn: Date;
  startValue: number;
  reachedOn: Date | null;
  droppedAt: Date | null;
  createdBy: string;
  createdAt: Date;
};

/** How far a goal is: a day is not over before its end in UTC. */
export function statusOf(
  { reachedOn, droppedAt, dueOn }: Pick<GoalRow, "reachedOn" | "droppedAt" | "dueOn">,
  now: Date,
): GoalStatus {
  if (reachedOn) return "reached";
  if (droppedAt) return "dropped";
  return utcDay(dueOn) < utcDay(now) ? "missed" : "open";
}

/** Goals as members see them, with the names of those who set them. */
export async function presentGoals(tx: WorkspaceTx, rows: readonly GoalRow[], now: Date): Promise<Goal[]> {
  if (rows.length === 0) return [];
  const id = { in: [...new Set(rows.map(({ createdBy }) => createdBy))] };
  const people = await tx.user.findMany({ where: { id }, select: { id: true, name: true } });
  const names = new Map(people.map((one) => [one.id, one.name]));
  return rows.map((row) => ({
    id: row.id,
    measure: row.measure as Measure,
    target: row.target,
    due_on: utcDay(row.dueOn),
    status: statusOf(row, now),
    start_value: row.startValue,
    created_on: utcDay(row.createdAt),
    reached_on: row.reachedOn && utcDay(row.reachedOn),
    created_by: names.get(row.createdBy) ?? null,
  }));
}
