import { existsSync } from "node:fs";
import { join } from "node:path";
import { measurePost } from "../draft-model/features/list-features.ts";
import type { AuthorPosts, LabelledPost } from "../draft-model/fit/labelled-post.ts";
import type { Platform } from "../formula/names.ts";
import { DAY_MS } from "../time.ts";
import { outcomeOf } from "./outcome-of.ts";
import { readJsonLines } from "./read-json-lines.ts";
import { readText } from "./read-text.ts";
import { toFacts } from "./to-facts.ts";

export type Part = "train" | "dev";

const MIN_POSTS = 5;
const YOUNG_MS = 7 * DAY_MS;

type Row = Record<string, unknown>;

/**
 * The authors of a file `<platform>-engagement.<part>.jsonl[.gz]` with at least five posts whose outcome is known; replies,
 * and videos on YouTube that were younger than a week when they were counted, are left out.
 * @param parts which files; others, such as a held-out part, are not opened
 * @returns by rising key; none when there is no such file
 */
export function readPosts(folder: string, platform: Platform, parts: readonly Part[]): AuthorPosts[] {
  return readAuthors(folder, platform, parts, (row, outcome) => toLabelledPost(platform, row, outcome));
}

/**
 * The same authors and posts, each post as a caller needs it.
 * @param toPost makes a post of a line of the file and its outcome
 */
export function readAuthors<Post>(
  folder: string,
  platform: Platform,
  parts: readonly Part[],
  toPost: (row: Row, outcome: number) => Post,
): { key: string; source: string; posts: Post[] }[] {
  const authors = new Map<string, { key: string; source: string; posts: Post[] }>();
  for (const row of parts.flatMap((part) => readRows(folder, platform, part))) {
    const outcome = settledOutcome(platform, row);
    if (outcome === null) continue;
    const source = String(row.source ?? "");
    const key = `${source}/${String(row.author ?? "").toLowerCase()}`;
    const author = authors.get(key) ?? { key, source, posts: [] };
    author.posts.push(toPost(row, outcome));
    authors.set(key, author);
  }
  return [...authors.values()]
    .filter(({ posts }) => posts.length >= MIN_POSTS)
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function readRows(folder: string, platform: Platform, part: Part): Row[] {
  const path = join(folder, `${platform}-engagement.${part}.jsonl`);
  const found = [`${path}.gz`, path].find((one) => existsSync(one));
  return found ? readJsonLines(found) : [];
}

/** Null for replies, for young videos, and where nothing was counted. */
function settledOutcome(platform: Platform, row: Row): number | null {
  const [at, seen] = [timeOf(row.created_at), timeOf(row.collected_at)];
  const isYoung = platform === "youtube" && at !== null && seen !== null && seen - at < YOUNG_MS;
  return row.is_reply || isYoung ? null : outcomeOf(platform, row);
}

function toLabelledPost(platform: Platform, row: Row, outcome: number): LabelledPost {
  const at = timeOf(row.created_at);
  const isTimed = typeof row.created_at === "string" && row.created_at.includes("T");
  const facts = toFacts(platform, {
    title: textOf(row.title),
    text: textOf(row.text) ?? "",
    media: textOf(row.media),
    durationS: typeof row.duration_s === "number" ? row.duration_s : null,
    createdAt: at !== null && isTimed ? new Date(at) : null,
  });
  const read = readText([facts.title, facts.text].filter(Boolean).join("\n"));
  return { features: measurePost(facts, read.tone), words: read.hashWords(), outcome, at };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

function timeOf(value: unknown): number | null {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
