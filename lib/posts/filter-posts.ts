import { Prisma } from "#prisma/generated/client.ts";
import { GONE } from "../platforms/sync/forget-posts.ts";
import { FORMAT } from "./post-columns.ts";
import type { PostFilter } from "./schemas.ts";
import { REPLIES } from "./values.ts";

type Which = Pick<PostFilter, "format" | "q" | "topic"> & {
  /** Instants between which a post went out. */
  since?: Date | undefined;
  before?: Date | undefined;
};

/**
 * What a filter leaves of posts `p`, as conditions behind WHERE. Replies are left out unless they are asked for as a format; posts
 * that their platform has no more are left out always.
 */
export function filterPosts({ format, since, before, q, topic }: Which): Prisma.Sql {
  const conditions = [
    Prisma.sql`NOT starts_with(p.id, ${GONE})`,
    format === undefined
      ? Prisma.sql`p.is_reply IS NOT TRUE`
      : format === REPLIES
        ? Prisma.sql`p.is_reply`
        : Prisma.sql`${FORMAT} = ${format}`,
    ...(since ? [Prisma.sql`p.created_at >= ${since}`] : []),
    ...(before ? [Prisma.sql`p.created_at < ${before}`] : []),
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
