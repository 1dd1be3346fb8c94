import { z } from "zod";
import { Problem } from "../problems.ts";

/** Where a part of the list ends. */
export type Position = { rank: number; createdAt: Date | null; profile: string; id: string };

const Written = z.tuple([z.int(), z.iso.datetime().nullable(), z.string(), z.string()]);

export function writeCursor({ rank, createdAt, profile, id }: Position): string {
  return Buffer.from(JSON.stringify([rank, createdAt, profile, id])).toString("base64url");
}

/** @throws Problem `Invalid Request` for what no list has given. */
export function readCursor(cursor: string): Position {
  const read = Written.safeParse(parse(Buffer.from(cursor, "base64url").toString()));
  if (!read.success)
    throw new Problem("Invalid Request", "This part of the list is not known. Start again from the top.");
  const [rank, at, profile, id] = read.data;
  return { rank, createdAt: at === null ? null : new Date(at), profile, id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
