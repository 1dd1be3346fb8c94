import { Prisma } from "#prisma/generated/client.ts";
import { GONE } from "../platforms/sync/forget-posts.ts";
import { endOf } from "../time.ts";
import { FORMAT } from "./post-columns.ts";
import type { PostFilter } from "./schemas.ts";
import { REPLIES } from "./values.ts";

/**
 * What a filter leaves of posts `p`, as conditions behind WHERE. Replies are left out unless they are asked for as a format; posts
 * that their platform has no more are left out always.
 */
export function filterPosts({ format, from, to, q, topic }: Omit<PostFilter, "sort" | "order">): Prisma.Sql {
  const conditions = [
    Prisma.sql`NOT starts_with(p.id, ${GONE})`,
    format === undefined
      ? Prisma.sql`p.is_reply IS NOT TRUE`
      : format === REPLIES
        ? Prisma.sql`p.is_reply`
        : Prisma.sql`${FORMAT} = ${format}`,
    ...(from ? [Prisma.sql`p.created_at >= ${new Date(from)}`] : []),
    ...(to ? [Prisma.sql`p.created_at < ${endOf(to)}`] : []),
    ...(q ? [contains(q)] : []),
    ...(topic ? [hasWord(topic)] : []),
  ];
  return Prisma.join(conditions, " AND ");
}

function contains(words: string): Prisma.Sql {
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return Prisma.sql`(p.text ILIKE ${pattern} OR p.title ILIKE ${pattern})`;
}

/** As a whole word, or a hashtag with its sign. */
function hasWord(word: string): Prisma.Sql {
  const literal = word.replace(/[^\p{L}\p{M}\p{N}]/gu, "\\$&");
  const pattern = word.startsWith("#") ? `${literal}\\M` : `(?<!#)\\m${literal}\\M`;
  return Prisma.sql`(p.text ~* ${pattern} OR p.title ~* ${pattern})`;
}
