import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readJsonLines } from "#lib/models/read-json-lines.ts";
import { describePosts } from "#lib/strategy/describe-posts.ts";
import type { Counts, DescribedPost, StrategyPost } from "#lib/strategy/described-post.ts";

const MIN_POSTS = 60;
const YEAR_MS = 365 * 86_400_000;
const FILES = /^(?:\w+-engagement\.(?:train|dev)|\w+-small-[\w-]+|\w+-suiteexport)\.jsonl\.gz$/;
/** Trending or picked posts: what they share is why they were picked. */
const PICKED = new Set(["yt_trending2017", "tt_english2025", "tt_trending2020", "tt_vietnam2025"]);

export type PatternAccount = {
  platform: string;
  source: string;
  author: string;
  split: "train" | "dev";
  /** Rising in time. */
  posts: DescribedPost[];
};

type Line = Counts & {
  platform: string;
  source: string;
  id: string;
  author?: string;
  split?: "train" | "dev";
  created_at?: string;
  is_reply?: boolean;
  text?: string;
  title?: string;
  media?: string;
  duration_s?: number;
};

/**
 * Real accounts with dated posts that are no replies.
 *
 * @param dir folder with the engagement sets and the small sets
 * @param least posts that an account must have
 * @returns accounts by platform, source and author
 */
export function readPatternAccounts(dir: string, least = MIN_POSTS): PatternAccount[] {
  const held = new Map<string, Line[]>();
  for (const name of readdirSync(dir)
    .filter((one) => FILES.test(one))
    .sort()) {
    const split = name.includes(".dev.") ? "dev" : "train";
    for (const line of readJsonLines(join(dir, name)) as Line[]) {
      if (line.is_reply || !line.created_at || PICKED.has(line.source)) continue;
      const key = JSON.stringify([line.platform, line.source, line.author ?? "", line.split ?? split]);
      const lines = held.get(key);
      if (lines) lines.push(line);
      else held.set(key, [line]);
    }
  }
  return [...held]
    .map(([key, lines]) => toAccount(JSON.parse(key), lines))
    .filter(({ posts }) => posts.length >= least);
}

/** The years of an account, from its first post on, that have at least 60 posts. */
export function cutIntoYears(account: PatternAccount): PatternAccount[] {
  const first = account.posts[0]?.at ?? 0;
  const years = Map.groupBy(account.posts, ({ at }) => Math.floor((at - first) / YEAR_MS));
  return [...years]
    .filter(([, posts]) => posts.length >= MIN_POSTS)
    .map(([year, posts]) => ({ ...account, author: `${account.author}, year ${year + 1}`, posts }));
}

function toAccount(
  [platform, source, author, split]: [string, string, string, "train" | "dev"],
  lines: readonly Line[],
): PatternAccount {
  const own = [...new Map(lines.map((line) => [line.id, line])).values()].map(toPost);
  const posts = describePosts(own.filter(({ createdAt }) => !Number.isNaN(createdAt.getTime())));
  return {
    platform,
    source,
    author,
    split,
    posts: posts.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
  };
}

function toPost(line: Line): StrategyPost {
  const { id, created_at, text, title, media, duration_s, likes, comments, shares, quotes, saves } = line;
  const { views, impressions, reach } = line;
  return {
    ...{ id, likes, comments, shares, quotes, saves, views, impressions, reach },
    createdAt: new Date(created_at ?? ""),
    text: text || null,
    title: title || null,
    media: media ?? null,
    durationS: duration_s ?? null,
  };
}
