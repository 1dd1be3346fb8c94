import type { CommentDay } from "../formula/formula-input.ts";
import { shippedModel } from "../sentiment/shipped-model.ts";
import { type CommentRow, compareComments, openCommentCounter } from "./count-comments.ts";
import { readText } from "./read-text.ts";

/** A comment on "p" of 2026-11-02, 09:00, by "ada". */
export function comment(change: Partial<CommentRow> & { at?: string }): CommentRow {
  const { at = "2026-11-02T09:00:00Z", ...own } = change;
  return { id: "c", profile: "p", createdAt: new Date(at), author: "ada", text: "I love this cake", ...own };
}

/** So many comments, each made of its number, one a minute. */
export function comments(
  count: number,
  make: (n: number) => Partial<CommentRow> & { at?: string },
): CommentRow[] {
  return Array.from({ length: count }, (_, n) =>
    comment({
      id: `c${String(n).padStart(6, "0")}`,
      createdAt: new Date(Date.UTC(2026, 10, 2, 0, n)),
      ...make(n),
    }),
  );
}

/** Rows counted in their order, of one profile. */
export function countRows(rows: readonly CommentRow[], from = "2000-01-01", profile = "p"): CommentDay[] {
  const counter = openCommentCounter({ own: ["@Blue.Cup"], from });
  for (const row of rows.toSorted(compareComments))
    counter.add(row, (withTone) => readText(row.text, shippedModel(), withTone));
  return counter.daysOf(profile);
}

/** What was counted, and what was not, of all days. */
export function totalOf(days: readonly CommentDay[]) {
  const sum = (pick: (day: CommentDay) => number | undefined) =>
    days.reduce((total, day) => total + (pick(day) ?? 0), 0);
  return {
    counted: sum(({ positive, neutral, negative, unknown }) => positive + neutral + negative + unknown),
    repeated: sum(({ repeated }) => repeated),
    chorus: sum(({ chorus }) => chorus && chorus.positive + chorus.neutral + chorus.negative),
  };
}
