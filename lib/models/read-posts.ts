import { existsSync } from "node:fs";
import { join } from "node:path";
import type { AuthorPosts, KnownPost } from "../formula/content/fit/author-posts.ts";
import { measurePost } from "../formula/content/v1/features/list-features.ts";
import type { Platform } from "../formula/names.ts";
import { fateOf } from "../studio/fate-of.ts";
import { readText } from "../studio/read-text.ts";
import { toFacts } from "../studio/to-facts.ts";
import { readJsonLines } from "./read-json-lines.ts";

export type Part = "train" | "dev";

const LEAST_POSTS = 5;
const YOUNG_MS = 7 * 86_400_000;

/**
 * The authors of a file `<platform>-engagement.<part>.jsonl[.gz]` with at least five posts whose fate is known; replies,
 * and videos on YouTube that were younger than a week when they were counted, are left out.
 * @param parts which files; others, such as a held-out part, are not opened
 * @returns by rising key; none when there is no such file
 */
export function readPosts(folder: string, platform: Platform, parts: readonly Part[]): AuthorPosts[] {
  const authors = new Map<string, AuthorPosts>();
  for (const row of parts.flatMap((part) => readRows(folder, platform, part))) {
    const post = toKnownPost(platform, row);
    if (post === null) continue;
    const source = String(row.source ?? "");
    const key = `${source}/${String(row.author ?? "").toLowerCase()}`;
    const author = authors.get(key) ?? { key, source, posts: [] };
    author.posts.push(post);
    authors.set(key, author);
  }
  return [...authors.values()]
    .filter(({ posts }) => posts.length >= LEAST_POSTS)
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function readRows(folder: string, platform: Platform, part: Part): Record<string, unknown>[] {
  const path = join(folder, `${platform}-engagement.${part}.jsonl`);
  const found = [`${path}.gz`, path].find((one) => existsSync(one));
  return found ? readJsonLines(found) : [];
}

function toKnownPost(platform: Platform, row: Record<string, unknown>): KnownPost | null {
  const fate = fateOf(platform, row);
  if (fate === null || row.is_reply) return null;
  const at = timeOf(row.created_at);
  const seen = timeOf(row.collected_at);
  if (platform === "youtube" && at !== null && seen !== null && seen - at < YOUNG_MS) return null;
  const isTimed = typeof row.created_at === "string" && row.created_at.includes("T");
  const facts = toFacts(platform, {
    title: textOf(row.title),
    text: textOf(row.text) ?? "",
    media: textOf(row.media),
    durationS: typeof row.duration_s === "number" ? row.duration_s : null,
    createdAt: at !== null && isTimed ? new Date(at) : null,
  });
  const read = readText([facts.title, facts.text].filter(Boolean).join("\n"));
  return { features: measurePost(facts, read.tone), words: read.hashWords(), fate, at };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

function timeOf(value: unknown): number | null {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
