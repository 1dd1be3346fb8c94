import type { Caller } from "../caller.ts";
import { type Cell, CSV_BOM, writeCsv } from "../csv/write-csv.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { listComments } from "./list-comments.ts";
import type { CommentEntry, CommentFilters } from "./schemas.ts";

/** Read and written at once. */
const BATCH = 1_000;

const COLUMNS = [
  ...["created_at", "platform", "sentiment", "promotion", "corrected_by_hand", "language"],
  ...["answered", "counted_by_the_score", "text", "post", "post_url"],
];

/** All comments that filters leave, in the order of the list, as the pieces of a CSV file. Nobody is named. */
export async function* exportComments(
  caller: Pick<Caller, "workspaceId">,
  filters: CommentFilters,
): AsyncGenerator<string> {
  yield CSV_BOM + writeCsv([COLUMNS]);
  let after: string | undefined;
  do {
    const { comments, next } = await listComments(caller, { ...filters, after }, BATCH);
    yield writeCsv(comments.map(toRow));
    after = next ?? undefined;
  } while (after);
}

function toRow(comment: CommentEntry): Cell[] {
  const { created_at, platform, sentiment, is_spam, corrected, language, answered, verdict, text, post } =
    comment;
  return [
    ...[created_at, PLATFORM_WORDS[platform], sentiment, is_spam, corrected !== null, language],
    ...[answered, verdict === "counts", text, post?.name ?? null, post?.url ?? null],
  ];
}
