import type { z } from "zod";
import { Problem } from "../problems.ts";

/** Where a part of a list ends, as a text for an address: what the list is ordered by, and what tells apart those that have as much. */
export function writePosition(parts: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/**
 * What such a text says.
 * @throws Problem 400 `Invalid Request` for what no list has given.
 */
export function readPosition<T>(shape: z.ZodType<T>, text: string): T {
  const read = shape.safeParse(parse(Buffer.from(text, "base64url").toString()));
  if (!read.success)
    throw new Problem("Invalid Request", "`after` is not a place in the list. Take it from `next`.");
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
