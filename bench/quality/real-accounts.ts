import { join } from "node:path";
import type { FormulaInput, PostInput } from "#lib/formula/formula-input.ts";
import type { FormulaResult } from "#lib/formula/formula-result.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import { readJsonLines } from "#lib/models/read-json-lines.ts";
import { addDays } from "#lib/time.ts";

/** An account is scored so many days after its last post, when figures have settled. */
export const SETTLED_DAYS = 7;
const MIN_POSTS = 5;

/** One real account of the public engagement sets, as far as it is known. Posts may be undated (date ""). */
export type Account = {
  platform: Platform;
  source: string;
  author: string;
  followers: number | null;
  posts: PostInput[];
};

/** Sets that are no norm: trending or picked posts, one post an account, pins without an account. */
export const NOT_TYPICAL = new Set([
  "yt_trending2017",
  "tt_english2025",
  "tt_trending2020",
  "tt_vietnam2025",
  "tw_sameauthor_users",
  "tw_brightdata_x",
  "pin_influencers2024",
]);
/** Sets that are samples of an account's posts, so that days between two of them are not silence. */
export const NOT_CONSECUTIVE = new Set(["pin_brightdata", "tw_brightdata_media_sport", "li_creators2026"]);
/** Sets of a suite that calls impressions views. */
const VIEWS_ARE_IMPRESSIONS = new Set(["li_financegroup", "ig_financegroup"]);
/** Platforms on which a post is still being seen months later, so that older posts have more of everything. */
export const AGEING: ReadonlySet<Platform> = new Set(["tiktok", "youtube"]);

/**
 * Reads the engagement sets (train and dev) and groups posts by account. Replies are kept and marked.
 *
 * @param dir folder with <platform>-engagement.{train,dev}.jsonl.gz
 * @returns accounts with at least five posts that are no replies, sorted by platform, source and author
 */
export function readAccounts(dir: string): Account[] {
  const files = PLATFORMS.flatMap((platform) =>
    ["train", "dev"].map((split) => ({
      path: join(dir, `${platform}-engagement.${split}.jsonl.gz`),
      platform,
    })),
  );
  return readAccountsOf(files);
}

/** A file of posts, one a line; its lines name their platform where the file has several. */
export type PostFile = { path: string; platform?: Platform };

/**
 * Reads files of posts and groups them by account. Replies are kept and marked.
 *
 * @returns accounts with at least five posts that are no replies, sorted by platform, source and author
 */
export function readAccountsOf(files: readonly PostFile[]): Account[] {
  const accounts = new Map<string, Account>();
  for (const { path, platform } of files) {
    for (const line of readJsonLines(path) as Line[]) addPost(accounts, platform ?? line.platform, line);
  }
  return [...accounts.values()]
    .filter(({ posts }) => posts.filter((post) => !post.isReply).length >= MIN_POSTS)
    .sort((a, b) => compare(keyOf(a), keyOf(b)));
}

/**
 * The formula's input for an account: scored a week after its last dated post, observed from its first dated post of
 * the lookback to its last. The one known audience figure is taken as of the day of the score.
 *
 * @param account an account of `readAccounts`
 * @returns the input, or null when fewer than five of its posts are dated
 */
export function inputOf(account: Account): FormulaInput | null {
  const posts = account.posts.filter(({ date }) => date !== "");
  const dates = posts.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates[dates.length - 1]];
  if (first === undefined || last === undefined || posts.filter((post) => !post.isReply).length < MIN_POSTS)
    return null;
  const asOf = addDays(last, SETTLED_DAYS);
  const followers = account.followers === null ? [] : [{ date: asOf, count: account.followers }];
  const { platform } = account;
  return {
    asOf,
    platforms: [{ platform, observedFrom: first, observedTo: last, followers, posts, comments: [] }],
  };
}

type Line = Omit<PostInput, "isReply"> & {
  platform: Platform;
  source: string;
  author?: string;
  followers?: number;
  created_at?: string;
  is_reply?: boolean;
};

function addPost(accounts: Map<string, Account>, platform: Platform, line: Line) {
  const account: Account = {
    platform,
    source: line.source,
    author: line.author ?? "",
    followers: null,
    posts: [],
  };
  const held = accounts.get(keyOf(account)) ?? account;
  accounts.set(keyOf(account), held);
  // A scraped 0 beside posts with an audience is a gap of the source.
  if (line.followers !== undefined && line.followers > 0)
    held.followers = Math.max(held.followers ?? 0, line.followers);
  const { id, media, likes, comments, shares, saves, reach } = line;
  const date = /^\d{4}-\d\d-\d\d/.test(line.created_at ?? "") ? (line.created_at ?? "").slice(0, 10) : "";
  const isReply = line.is_reply === true;
  const isSuite = VIEWS_ARE_IMPRESSIONS.has(line.source);
  // The public view count of a post on X is its count of impressions.
  const impressions = platform === "twitter" || isSuite ? line.views : line.impressions;
  const views = isSuite ? undefined : line.views;
  held.posts.push({ id, date, isReply, media, likes, comments, shares, saves, views, impressions, reach });
}

function keyOf({ platform, source, author }: Account): string {
  return `${PLATFORMS.indexOf(platform)} ${source} ${author.toLowerCase()}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export type Scored = { account: Account; input: FormulaInput; result: FormulaResult };

/** Every account of a data directory that can be scored, the highest composite first. */
export function scoreAccounts(dir: string): Scored[] {
  const scored = readAccounts(dir).flatMap((account) => {
    const input = inputOf(account);
    return input === null ? [] : [{ account, input, result: formula().score(input) }];
  });
  const order = (a: Scored, b: Scored) => b.result.score - a.result.score;
  return scored.sort((a, b) => order(a, b) || compare(keyOf(a.account), keyOf(b.account)));
}
