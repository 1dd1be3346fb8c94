import type { FormatRow } from "../../../imports/export-row.ts";
import type { VendorSession } from "../connector.ts";
import { at, countOf, idOf, textOf, withoutUnknown } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { BUSINESS } from "./business-consent.ts";
import { secondsToTime } from "./to-post.ts";

const PAGE = 30;

type Asked = { id: string; video: string; page: number | null; since: Date };

/** A page of what others wrote under a video, newest first, down to an instant; the account's own words are left out. */
export async function listComments(
  { ask }: VendorSession,
  { id, video, page, since }: Asked,
): Promise<{ rows: FormatRow[]; next: number | null }> {
  const query = new URLSearchParams({
    business_id: id,
    video_id: video,
    status: "PUBLIC",
    // Without it the order is random.
    sort_field: "create_time",
    sort_order: "desc",
    max_count: `${PAGE}`,
    ...(page !== null && { cursor: `${page}` }),
  });
  const { body } = await ask({ url: new URL(`${BUSINESS}/business/comment/list/?${query}`) });
  const data = at(body, "data");
  const found = at(data, "comments") ?? (at(data, "has_more") === false ? [] : undefined);
  if (!Array.isArray(found))
    throw new VendorFailure("contract_changed", "TikTok gave a list of comments that cannot be read.");
  const last = secondsToTime(at(found.at(-1), "create_time"));
  const isLast = at(data, "has_more") !== true || (last !== undefined && last < since);
  const next = countOf(at(data, "cursor"));
  if (!isLast && next === undefined)
    throw new VendorFailure("contract_changed", "TikTok did not say where its list of comments continues.");
  const rows = found.flatMap((comment) => toRow(comment, video, since));
  return { rows, next: isLast ? null : (next ?? null) };
}

function toRow(comment: unknown, postId: string, since: Date): FormatRow[] {
  const [id, text] = [idOf(at(comment, "comment_id")), textOf(at(comment, "text"))];
  const createdAt = secondsToTime(at(comment, "create_time"));
  if (!id || !text || at(comment, "owner") === true || (createdAt && createdAt < since)) return [];
  const author = textOf(at(comment, "username"));
  return [{ kind: "comment", comment: withoutUnknown({ id, text, postId, createdAt, author }) } as FormatRow];
}
