import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readExport } from "#lib/imports/read-export.ts";
import { readJsonLines } from "#lib/models/read-json-lines.ts";
import { dayNumber, utcDay } from "#lib/time.ts";

/** Engagements of an account by day, from its first post to its last. */
export type Series = { name: string; days: number[]; isReported: boolean };
type Post = { day: number; engagements: number };

const FILES = ["twitter-small-libraries2014.jsonl.gz", "multi-brand-suiteexport.jsonl.gz"];
const COUNTS = ["likes", "comments", "shares", "saves"] as const;
const MONTHLY = /^tweet_activity_metrics_(.+?)_\d{8}_\d{8}/;
/** Of fewer in all no window can be projected. */
const LEAST_ENGAGEMENTS = 300;

/**
 * Whole timelines as series of days. Which accounts the method was chosen on and which are reported is told by a digest of the name.
 * @param data folder of the data sets
 * @param exports folder with the files of X of an account below `twitter`; without it there are none of them
 */
export async function readSeries(data: string, exports: string | undefined): Promise<Series[]> {
  const accounts = new Map<string, Post[]>();
  for (const file of FILES)
    for (const row of readJsonLines(join(data, file))) {
      const name = `${row.source}:${row.author}`;
      const engagements = COUNTS.reduce((sum, count) => sum + Number(row[count] ?? 0), 0);
      const post = { day: dayNumber(String(row.created_at)), engagements };
      const posts = accounts.get(name) ?? [];
      posts.push(post);
      accounts.set(name, posts);
    }
  if (exports !== undefined)
    for (const [name, posts] of await readFiles(join(exports, "twitter"))) accounts.set(name, posts);
  return [...accounts].flatMap(([name, posts]) => {
    const days = sumDays(posts);
    const isReported = createHash("sha256").update(name).digest().readUInt32BE() % 2 === 1;
    const sum = days.reduce((total, day) => total + day, 0);
    return sum < LEAST_ENGAGEMENTS ? [] : [{ name, days, isReported }];
  });
}

async function readFiles(folder: string): Promise<Map<string, Post[]>> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const accounts = new Map<string, Post[]>();
  for (const fileName of readdirSync(folder)) {
    const name = MONTHLY.exec(fileName)?.[1]?.toLowerCase();
    if (name === undefined) continue;
    const posts = accounts.get(name) ?? [];
    accounts.set(name, posts);
    for await (const row of readExport(createReadStream(join(folder, fileName)), {
      platform: "twitter",
      fileName,
    })) {
      if (row.kind !== "post" || row.post.createdAt === undefined) continue;
      const { likes = 0, comments = 0, shares = 0 } = row.post;
      posts.push({
        day: dayNumber(utcDay(row.post.createdAt)),
        engagements: Number(likes) + Number(comments) + Number(shares),
      });
    }
  }
  return accounts;
}

function sumDays(posts: readonly Post[]): number[] {
  if (posts.length === 0) return [];
  const numbers = posts.map(({ day }) => day);
  const first = numbers.reduce((least, day) => Math.min(least, day));
  const last = numbers.reduce((most, day) => Math.max(most, day));
  const days = Array.from({ length: last - first + 1 }, () => 0);
  for (const { day, engagements } of posts) days[day - first] = (days[day - first] ?? 0) + engagements;
  return days;
}
