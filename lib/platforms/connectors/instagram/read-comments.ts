import type { FormatRow } from "../../../imports/export-row.ts";
import type { VendorSession } from "../connector.ts";
import { at, idOf, listOf, textOf, timeOf, withoutUnknown } from "../read-answer.ts";
import { askList } from "./ask-graph.ts";

const PAGE = "50";
const FIELDS = "id,text,timestamp,username,from,hidden";

type Asked = { media: string; after: string | null; since: Date; handle: string };
/** `isEmpty`: Instagram told of no comment at all, as it does without the permission. */
export type CommentPage = { rows: FormatRow[]; next: string | null; isEmpty: boolean };

/**
 * A page of what others wrote under a post, newest first, down to an instant, with the answers to it. What the account wrote itself, and
 * what it hid, is left out.
 */
export async function listComments(session: VendorSession, asked: Asked): Promise<CommentPage> {
  const { media, after, since } = asked;
  const { found, next } = await askList(session, `${media}/comments`, {
    fields: `${FIELDS},replies{${FIELDS}}`,
    limit: PAGE,
    ...(after !== null && { after }),
  });
  const last = timeOf(at(found.at(-1), "timestamp"));
  const isLast = last !== undefined && last < since;
  const rows = found.flatMap((comment) =>
    [comment, ...listOf(at(comment, "replies", "data"))].flatMap((one) => toRow(one, asked)),
  );
  return { rows, next: isLast ? null : next, isEmpty: found.length === 0 };
}

function toRow(comment: unknown, { media, since, handle }: Asked): FormatRow[] {
  const [id, text] = [idOf(at(comment, "id")), textOf(at(comment, "text"))];
  const author = textOf(at(comment, "username")) ?? textOf(at(comment, "from", "username"));
  const createdAt = timeOf(at(comment, "timestamp"));
  const isOwn = author?.toLowerCase() === handle.toLowerCase();
  if (!id || !text || isOwn || at(comment, "hidden") === true || (createdAt && createdAt < since)) return [];
  const row = withoutUnknown({ id, text, postId: media, createdAt, author });
  return [{ kind: "comment", comment: row } as FormatRow];
}
