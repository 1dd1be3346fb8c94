import { withWorkspace } from "../db.ts";
import type { CommentDay } from "../formula/formula-input.ts";
import { loadSentimentModel } from "../models/load-sentiment-model.ts";
import { endOf } from "../time.ts";
import { type CommentRow, compareComments, openCommentCounter } from "./count-comments.ts";
import { firstDayToRead } from "./remember-comments.ts";

const BATCH = 1_000;

type Range = { from: string; to: string };

/**
 * What others wrote about profiles of a brand from `from` to `to` (UTC days, inclusive), classified and counted by day, those
 * of one platform together (`openCommentCounter`). Read in batches, each in a transaction of its own, so that a worker's
 * lease is renewed while it reads 100,000 of them. Of the two quarters before `from` only repeats are learnt.
 * @returns by profile, without those of which nothing was written.
 */
export async function loadCommentDays(
  workspaceId: string,
  profiles: readonly { id: string; platform: string }[],
  { from, to }: Range,
): Promise<Map<string, CommentDay[]>> {
  const own = await listOwnNames(workspaceId);
  const model = loadSentimentModel(new Date());
  const counted = new Map<string, CommentDay[]>();
  for (const group of Map.groupBy(profiles, ({ platform }) => platform).values()) {
    const counter = openCommentCounter({ own, from, model });
    const range = { from: firstDayToRead(from), to };
    for await (const row of merge(group.map(({ id }) => readComments(workspaceId, id, range))))
      counter.add(row);
    for (const { id } of group) counted.set(id, counter.daysOf(id));
  }
  return counted;
}

/** What the brand itself is called where comments name their authors: its handles, and the ids of its accounts. */
async function listOwnNames(workspaceId: string): Promise<string[]> {
  const profiles = await withWorkspace(workspaceId, (tx) =>
    tx.profile.findMany({
      where: { workspaceId, role: "own" },
      select: { handle: true, platformId: true },
    }),
  );
  return profiles.flatMap(({ handle, platformId }) => [handle, platformId ?? ""]);
}

/** The dated comments of one profile in the order of `compareComments`. */
async function* readComments(workspaceId: string, profile: string, range: Range): AsyncGenerator<CommentRow> {
  let after = { createdAt: new Date(range.from), id: "" };
  for (;;) {
    const rows = await readPage(workspaceId, profile, after, range.to);
    for (const row of rows) yield { ...row, profile };
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last;
  }
}

type Position = Pick<CommentRow, "createdAt" | "id">;

function readPage(workspaceId: string, profile: string, after: Position, to: string) {
  return withWorkspace(
    workspaceId,
    (tx) => tx.$queryRaw<Omit<CommentRow, "profile">[]>`
      SELECT id, created_at AS "createdAt", author, text FROM comments
      WHERE workspace_id = ${workspaceId} AND profile_id = ${profile}
        AND created_at >= ${after.createdAt} AND created_at < ${endOf(to)}
        AND (created_at, id COLLATE "C") > (${after.createdAt}, ${after.id})
      ORDER BY created_at, id COLLATE "C" LIMIT ${BATCH}`,
  );
}

/** Several lists, each in order, as one in order. */
async function* merge(lists: AsyncGenerator<CommentRow>[]): AsyncGenerator<CommentRow> {
  if (lists.length === 1 && lists[0]) return yield* lists[0];
  const heads = await Promise.all(lists.map(async (list) => ({ list, row: await nextOf(list) })));
  for (;;) {
    const [first] = heads.filter(({ row }) => row !== null).sort((a, b) => compareHeads(a.row, b.row));
    if (!first?.row) return;
    yield first.row;
    first.row = await nextOf(first.list);
  }
}

async function nextOf(list: AsyncGenerator<CommentRow>): Promise<CommentRow | null> {
  const { value, done } = await list.next();
  return done ? null : value;
}

function compareHeads(a: CommentRow | null, b: CommentRow | null): number {
  return a && b ? compareComments(a, b) : 0;
}
