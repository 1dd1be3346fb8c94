import type { Caller } from "../caller.ts";
import { CSV_BOM, writeCsv } from "../csv/write-csv.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { roundTo } from "../statistics/round-to.ts";
import { listPosts } from "./list-posts.ts";
import type { PostFilter, PostRow } from "./schemas.ts";

const ROWS_AT_ONCE = 2_000;
/** As long as the longest text that a platform takes. */
const MAX_CHARACTERS = 100_000;

type Column = [name: string, value: (post: PostRow) => string | number | null];

const COLUMNS: Column[] = [
  ["date (UTC)", (post) => post.created_at],
  ["platform", (post) => PLATFORM_WORDS[post.platform]],
  ["account", (post) => post.handle],
  ["format", (post) => post.format],
  ["title", (post) => post.title],
  ["text", (post) => post.text],
  ["interactions", (post) => post.interactions],
  ["impressions or views", (post) => post.views],
  ["engagement %", (post) => round(post.engagement, 2)],
  ["percentile", (post) => round(post.place?.percentile ?? null, 1)],
  ["compared with posts", (post) => post.place?.among ?? null],
  ["age of figures, days", (post) => post.age_days],
  ["likes", (post) => post.likes],
  ["comments", (post) => post.comments],
  ["shares", (post) => post.shares],
  ["saves", (post) => post.saves],
  ["reach", (post) => post.reach],
  ["address", (post) => post.url],
  ["id", (post) => post.id],
];

/**
 * All posts that a filter leaves, as a CSV file in UTF-8 with the byte order mark, read and written piece by piece.
 *
 * @param caller who asks, for its own workspace
 * @throws Problem 403 without the scope `score:read`, before anything is given.
 */
export async function* writePostsCsv(caller: Caller, filter: PostFilter): AsyncGenerator<string> {
  let after: string | undefined;
  let start = CSV_BOM + writeCsv([COLUMNS.map(([name]) => name)]);
  for (;;) {
    const page = await listPosts(
      caller,
      { ...filter, after },
      { limit: ROWS_AT_ONCE, maxCharacters: MAX_CHARACTERS },
    );
    yield start + writeCsv(page.posts.map((post) => COLUMNS.map(([, value]) => value(post))));
    if (page.next === null) return;
    after = page.next;
    start = "";
  }
}

function round(value: number | null, digits: number): number | null {
  return value === null ? null : roundTo(value, digits);
}
