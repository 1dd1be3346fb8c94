import { z } from "zod";
import { readPosition, writePosition } from "../paging/position.ts";

/** Where a part of the list ends. */
export type Position = { rank: number; createdAt: Date | null; profile: string; id: string };

const Written = z.tuple([z.int(), z.iso.datetime().nullable(), z.string(), z.string()]);

export function writeCursor({ rank, createdAt, profile, id }: Position): string {
  return writePosition([rank, createdAt?.toISOString() ?? null, profile, id]);
}

/** @throws Problem `Invalid Request` for what no list has given. */
export function readCursor(cursor: string): Position {
  const [rank, at, profile, id] = readPosition(Written, cursor);
  return { rank, createdAt: at === null ? null : new Date(at), profile, id };
}
