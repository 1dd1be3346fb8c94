import { withWorkspace } from "../db.ts";
import type { CommentDay } from "../formula/formula-input.ts";
import { loadSentimentModel } from "../models/load-sentiment-model.ts";
import { classifySentiment, type Sentiment } from "../sentiment/classify-sentiment.ts";
import { endOf, utcDay } from "../time.ts";

const BATCH = 1_000;

/**
 * What others wrote about one profile of a brand, classified and counted by UTC day. Read in batches, each in a
 * transaction of its own, so that a worker's lease is renewed while it reads 100,000 of them.
 */
export async function loadCommentDays(
  workspaceId: string,
  profileId: string,
  range: { from: string; to: string },
): Promise<CommentDay[]> {
  const days = new Map<string, CommentDay>();
  const model = loadSentimentModel(new Date());
  const createdAt = { gte: new Date(range.from), lt: endOf(range.to) };
  for (let after = ""; ; ) {
    const rows = await withWorkspace(workspaceId, (tx) =>
      tx.comment.findMany({
        where: { workspaceId, profileId, id: { gt: after }, createdAt },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, createdAt: true, text: true },
      }),
    );
    for (const row of rows)
      count(days, utcDay(row.createdAt as Date), classifySentiment(row.text, model).label);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.id;
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function count(days: Map<string, CommentDay>, date: string, label: Sentiment["label"]): void {
  const day = days.get(date) ?? { date, positive: 0, neutral: 0, negative: 0, unknown: 0 };
  day[label]++;
  days.set(date, day);
}
