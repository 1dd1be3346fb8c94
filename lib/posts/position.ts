import { z } from "zod";
import * as paging from "../paging/position.ts";

/** Behind which post a part of a list begins: what the list is ordered by, and what tells those apart that have as much. */
export type Position = { value: number | null; profile: string; id: string };

const Stored = z.tuple([z.number().nullable(), z.string(), z.string()]);

/** The position as a text for an address. */
export function writePosition({ value, profile, id }: Position): string {
  return paging.writePosition([value, profile, id]);
}

/** @throws Problem 400 `Invalid Request` where the text is no position. */
export function readPosition(text: string): Position {
  const [value, profile, id] = paging.readPosition(Stored, text);
  return { value, profile, id };
}
