import { z } from "zod";
import type { Platform } from "../formula/names.ts";
import type { Measure } from "../goals/values.ts";
import { StorableText } from "../text/schemas.ts";
import { NOTE_LENGTH } from "./values.ts";

export const NoteBody = z.object({
  /** UTC day that the note stands at. */
  day: z.iso.date({ error: "must be a date, YYYY-MM-DD" }),
  text: StorableText.min(1, { error: "must not be empty" }).max(NOTE_LENGTH, {
    error: `must have at most ${NOTE_LENGTH} characters`,
  }),
});

export const NoteParams = z.object({ workspace_id: z.string(), note_id: z.string() });

/** What a member wrote beside a day of the history. */
export const Note = z.object({
  id: z.string(),
  day: z.iso.date(),
  text: z.string(),
  /** Null for a member who has gone. */
  created_by: z.string().nullable(),
});

export const DeletedNote = z.object({ id: z.string(), deleted: z.literal(true) });

export type NoteBody = z.infer<typeof NoteBody>;
export type Note = z.infer<typeof Note>;
export type DeletedNote = z.infer<typeof DeletedNote>;

/** Something that happened to a brand, by the UTC day on which it did. */
export type Marker = { day: string } & (
  | { kind: "audit"; auditId: string; score: number }
  /** `phase` is null where the campaign ended. */
  | { kind: "phase"; campaignId: string; campaign: string; phase: string | null }
  | { kind: "connected" | "disconnected"; platform: Platform; handle: string }
  | { kind: "imported"; platform: Platform; fileName: string; posts: number }
  /** Of the day on which it was reached. */
  | { kind: "goal"; goalId: string; measure: Measure; target: number }
  | { kind: "note"; note: Note }
);
