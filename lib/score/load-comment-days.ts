import { hash } from "node:crypto";
import { setImmediate as yieldToOthers } from "node:timers/promises";
import { withWorkspace } from "../db.ts";
import type { CommentDay } from "../formula/formula-input.ts";
import type { FormulaVersion } from "../formula/version.ts";
import { loadSentimentModel } from "../models/load-sentiment-model.ts";
import { findAuthorDigests } from "../secrets/author-digests.ts";
import type { SentimentModel } from "../sentiment/sentiment-model.ts";
import { nameOfAuthor } from "../text/name-of-author.ts";
import { endOf } from "../time.ts";
import {
  COUNTING,
  type CommentRow,
  compareComments,
  openCommentCounter,
  openUndated,
  type Reader,
} from "./count-comments.ts";
import { openSentimentKeeper, type SentimentKeeper } from "./keep-sentiments.ts";
import { keepCommentDays } from "./kept-comment-days.ts";
import { readBatches, readHere } from "./read-batches.ts";
import { firstDayToRead } from "./remember-comments.ts";

const BATCH = 1_000;
/** Counted without a pause: about 10 ms. */
const AT_ONCE = 100;

type Range = { from: string; to: string };
/** Of a profile that was disconnected, nothing later than that day is read. */
type Read = { id: string; platform: string; disconnectedOn?: string };

/** Who is the brand itself, and by what comments are read and counted. */
type Counting = { own: string[]; model: SentimentModel } & Pick<FormulaVersion, "comments">;
/** What is read of each comment is told to a keeper, where it is to be kept. */
type Told = { sentiments?: SentimentKeeper | undefined };

/**
 * What others wrote about profiles of a brand from `from` to `to` (UTC days, inclusive), classified and counted by day, those
 * of one platform together (`openCommentCounter`). What was counted before is not read again (`keepCommentDays`).
 * @param version of the formula that they are counted for.
 * @returns by profile, without those of which nothing was written.
 */
export async function loadCommentDays(
  workspaceId: string,
  profiles: readonly Read[],
  range: Range,
  { comments }: Pick<FormulaVersion, "comments">,
): Promise<Map<string, CommentDay[]>> {
  const own = await listOwnNames(workspaceId);
  const model = loadSentimentModel(new Date());
  const counting = { own, model, comments };
  const key = hash("sha256", JSON.stringify([COUNTING, model.reading, [...new Set(own)].sort()]));
  const counted = new Map<string, CommentDay[]>();
  for (const [platform, group] of Map.groupBy(profiles, (one) => one.platform)) {
    const members = Object.fromEntries(group.map(({ id, disconnectedOn }) => [id, disconnectedOn ?? null]));
    const count = (from: string, sentiments?: SentimentKeeper) =>
      countDays(workspaceId, group, { ...range, from }, { ...counting, sentiments });
    const days =
      comments === "all"
        ? await count(range.from)
        : await keepCommentDays(workspaceId, { platform, members, ...range, key }, count);
    for (const [id, own] of days) counted.set(id, own);
    if (comments !== "all") await keepUndated(workspaceId, Object.keys(members), counting);
  }
  return counted;
}

/**
 * Read in batches, each in a transaction of its own, so that a worker's lease is renewed while it reads 100,000 of them. Of the two
 * quarters before `from` only repeats are learnt.
 */
async function countDays(
  workspaceId: string,
  group: readonly Read[],
  { from, to }: Range,
  { comments: counts, sentiments, own, model }: Counting & Told,
): Promise<Map<string, CommentDay[]>> {
  const note = sentiments?.note;
  const counter = openCommentCounter({ own, note, from, ...(counts && { counts }) });
  const first = counts === "all" ? from : firstDayToRead(from);
  const lists = group.map(({ id, disconnectedOn: ended }) =>
    readPages(workspaceId, id, { from: first, to: ended && ended < to ? ended : to }),
  );
  for await (const { rows, readers } of readBatches(merge(lists), { model, from })) {
    for (const [at, row] of rows.entries()) {
      // The database reads the next page and writes what was read meanwhile.
      if (at % AT_ONCE === 0) await yieldToOthers();
      counter.add(row, readers[at] as Reader);
    }
    await sentiments?.flush();
  }
  return new Map(group.map(({ id }) => [id, counter.daysOf(id)]));
}

/** Comments without a date count on no day; they are read all the same, once, for lists. */
async function keepUndated(workspaceId: string, profiles: string[], counting: Counting): Promise<void> {
  const tell = openUndated(counting.own);
  for (;;) {
    const rows = await withWorkspace(
      workspaceId,
      (tx) => tx.$queryRaw<Omit<CommentRow, "createdAt">[]>`
        SELECT c.id, c.profile_id AS profile, c.author, c.text FROM comments c
        WHERE c.workspace_id = ${workspaceId} AND c.profile_id = ANY(${profiles}) AND c.created_at IS NULL
          AND NOT EXISTS (SELECT FROM comment_sentiments s WHERE s.workspace_id = ${workspaceId}
            AND s.profile_id = c.profile_id AND s.comment_id = c.id) LIMIT ${BATCH}`,
    );
    if (rows.length === 0) return;
    const sentiments = openSentimentKeeper(workspaceId);
    const { readers } = await readHere(rows, counting.model);
    for (const [at, row] of rows.entries()) sentiments.note(tell(row, readers[at] as Reader));
    if (!(await sentiments.end())) return;
  }
}

/**
 * What the brand itself is called where comments name their authors: its handles, and the ids of its accounts, each also as its digest.
 */
export function listOwnNames(workspaceId: string): Promise<string[]> {
  return withWorkspace(workspaceId, async (tx) => {
    const profiles = await tx.profile.findMany({
      where: { workspaceId, role: "own" },
      select: { handle: true, platformId: true },
    });
    const names = profiles.flatMap(({ handle, platformId }) => [handle, platformId ?? ""]);
    const digests = await findAuthorDigests(tx, workspaceId);
    const named = names.filter((name) => nameOfAuthor(name) !== "");
    return digests ? [...named, ...named.map(digests.digest)] : named;
  });
}

/** The dated comments of one profile in the order of `compareComments`, page by page, and one page ahead. */
async function* readPages(workspaceId: string, profile: string, range: Range): AsyncGenerator<CommentRow[]> {
  const read = (after: Position) => {
    const page = readPage(workspaceId, profile, after, range.to);
    // Whoever awaits it hears of a failure.
    page.catch(() => {});
    return page;
  };
  let next: ReturnType<typeof readPage> | null = read({ createdAt: new Date(range.from), id: "" });
  while (next) {
    const rows: CommentRow[] = await next;
    const last = rows.at(-1);
    // Read while this one is counted.
    next = last && rows.length === BATCH ? read(last) : null;
    yield rows;
  }
}

type Position = Pick<CommentRow, "createdAt" | "id">;

function readPage(workspaceId: string, profile: string, after: Position, to: string) {
  return withWorkspace(
    workspaceId,
    (tx) => tx.$queryRaw<CommentRow[]>`
      SELECT c.id, c.profile_id AS profile, c.created_at AS "createdAt", c.author, c.text, said.label AS corrected
      FROM comments c LEFT JOIN comment_corrections said
        ON said.workspace_id = c.workspace_id AND said.profile_id = c.profile_id AND said.comment_id = c.id
      WHERE c.workspace_id = ${workspaceId} AND c.profile_id = ${profile}
        AND c.created_at >= ${after.createdAt} AND c.created_at < ${endOf(to)}
        AND (c.created_at, c.id COLLATE "C") > (${after.createdAt}, ${after.id})
      ORDER BY c.created_at, c.id COLLATE "C" LIMIT ${BATCH}`,
  );
}

type Head = { pages: AsyncGenerator<CommentRow[]>; page: CommentRow[]; at: number };

/** Several lists, each in order, as one in order; of a single one whole pages. */
async function* merge(lists: readonly AsyncGenerator<CommentRow[]>[]): AsyncGenerator<CommentRow[]> {
  const [first, ...others] = lists;
  if (first && others.length === 0) return yield* first;
  const heads: Head[] = lists.map((pages) => ({ pages, page: [], at: 0 }));
  for (;;) {
    for (const head of heads) if (head.at >= head.page.length) await turnPage(head);
    const left = heads.filter(({ page }) => page.length > 0);
    if (left.length === 0) return;
    yield takeOrdered(left);
  }
}

async function turnPage(head: Head): Promise<void> {
  const { value, done } = await head.pages.next();
  head.page = done ? [] : value;
  head.at = 0;
}

/** Takes rows in order until one of the pages has been read to its end. */
function takeOrdered(heads: readonly Head[]): CommentRow[] {
  const taken: CommentRow[] = [];
  while (heads.every(({ page, at }) => at < page.length)) {
    let least = heads[0] as Head;
    for (const head of heads) if (compareComments(rowOf(head), rowOf(least)) < 0) least = head;
    taken.push(rowOf(least));
    least.at++;
  }
  return taken;
}

function rowOf({ page, at }: Head): CommentRow {
  return page[at] as CommentRow;
}
