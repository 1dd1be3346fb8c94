import { z } from "zod";
import { Problem } from "../problems.ts";

/** Behind which post a part of a list begins: what the list is ordered by, and what tells those apart that have as much. */
export type Position = { value: number | null; profile: string; id: string };

const Stored = z.tuple([z.number().nullable(), z.string(), z.string()]);

/** The position as a text for an address. */
export function writePosition({ value, profile, id }: Position): string {
  return Buffer.from(JSON.stringify([value, profile, id])).toString("base64url");
}

/** @throws Problem 400 `Invalid Request` where the text is no position. */
export function readPosition(text: string): Position {
  const parsed = Stored.safeParse(parse(Buffer.from(text, "base64url").toString()));
  if (!parsed.success)
    throw new Problem("Invalid Request", "`after` is no place in the list; take it from `next`.");
  const [value, profile, id] = parsed.data;
  return { value, profile, id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
