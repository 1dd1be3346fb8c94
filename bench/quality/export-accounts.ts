import { createReadStream, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { PlatformInput, PostInput } from "#lib/formula/formula-input.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import type { ExportPost } from "#lib/imports/export-row.ts";
import { readExport } from "#lib/imports/read-export.ts";
import { POST_COUNTS } from "#lib/strategy/post-counts.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { type Scored, SETTLED_DAYS } from "./real-accounts.ts";

type Held = { posts: Map<string, PostInput>; followers: Map<string, number> };

/**
 * The accounts of real export files, read as the product imports them and scored a week after their last dated post.
 *
 * @param dir folder with one folder for each platform, with the files of its accounts
 * @returns a scored account for each platform and account that has a dated post, by platform and name; files that are no
 * export are passed over
 */
export async function scoreExports(dir: string): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const platform of PLATFORMS) {
    const folder = join(dir, platform);
    if (!existsSync(folder)) continue;
    const names = readdirSync(folder).sort();
    for (const author of [...new Set(names.map(authorOf))].sort()) {
      const held: Held = { posts: new Map(), followers: new Map() };
      for (const name of names.filter((one) => authorOf(one) === author))
        await read(folder, name, platform, held);
      const one = score(platform, author, held);
      if (one !== null) scored.push(one);
    }
  }
  return scored;
}

/** The account in a file's name: "tweet_activity_metrics_brand_20190101_20190201_en.csv", "brand - Table data.csv". */
function authorOf(name: string): string {
  const bare = name.replace(/\.\w+$/, "");
  const [, author] =
    /^tweet_activity_metrics_(.+?)_\d{8}_\d{8}/.exec(bare) ??
    /^twitter_metrics_monthly_(.+)$/.exec(bare) ??
    /^(.+?) - /.exec(bare) ??
    [];
  return author ?? bare;
}

async function read(folder: string, fileName: string, platform: Platform, held: Held): Promise<void> {
  const source = createReadStream(join(folder, fileName));
  for await (const row of readExport(source, { platform, fileName })) {
    if (row.kind === "post") held.posts.set(row.post.id, toPostInput(row.post));
    if (row.kind === "account_day") held.followers.set(utcDay(row.day.date), row.day.followers);
  }
}

function toPostInput({ id, createdAt, isReply, media, ...counts }: ExportPost): PostInput {
  const date = createdAt === undefined ? "" : utcDay(createdAt);
  const known = POST_COUNTS.map((name) => [name, (counts as Partial<PostInput>)[name]]);
  return { id, date, isReply, media, ...Object.fromEntries(known) };
}

function score(platform: Platform, author: string, held: Held): Scored | null {
  const posts = [...held.posts.values()].filter(({ date }) => date !== "");
  const last = posts
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (last === undefined) return null;
  const asOf = addDays(last, SETTLED_DAYS);
  const followers = [...held.followers]
    .map(([date, count]) => ({ date, count }))
    .filter(({ date }) => date <= asOf)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const days = [...posts, ...followers].map(({ date }) => date).sort();
  const [observedFrom, observedTo] = [days[0] ?? last, days.at(-1) ?? last];
  const own: PlatformInput = { platform, observedFrom, observedTo, followers, posts, comments: [] };
  const input = { asOf, platforms: [own] };
  const audience = followers.at(-1)?.count ?? null;
  const account = { platform, source: "export", author, followers: audience, posts };
  return { account, input, result: formula().score(input) };
}
