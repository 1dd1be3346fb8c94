import { Prisma } from "#prisma/generated/client.ts";

/**
 * The SQL of the digest of a post's small picture, by which the picture is asked for.
 *
 * @param post alias of the table in the statement
 * @returns an expression that is null where no picture is kept
 */
export function pictureDigest(post: "p" | "posts"): Prisma.Sql {
  return Prisma.raw(`(SELECT g.digest FROM post_pictures g WHERE g.workspace_id = ${post}.workspace_id
    AND g.profile_id = ${post}.profile_id AND g.post_id = ${post}.id)`);
}
