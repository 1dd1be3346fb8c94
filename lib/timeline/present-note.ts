import type { WorkspaceTx } from "../db.ts";
import { utcDay } from "../time.ts";
import type { Note } from "./schemas.ts";

type Row = { id: string; day: Date; text: string; createdBy: string };

/** Notes as members see them, with the names of those who wrote them. */
export async function presentNotes(tx: WorkspaceTx, rows: readonly Row[]): Promise<Note[]> {
  if (rows.length === 0) return [];
  const id = { in: [...new Set(rows.map(({ createdBy }) => createdBy))] };
  const people = await tx.user.findMany({ where: { id }, select: { id: true, name: true } });
  const names = new Map(people.map((one) => [one.id, one.name]));
  return rows.map((row) => ({
    id: row.id,
    day: utcDay(row.day),
    text: row.text,
    created_by: names.get(row.createdBy) ?? null,
  }));
}
