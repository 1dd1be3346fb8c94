import { withWorkspace } from "#lib/db.ts";

/**
 * Gives profiles so many posts together, made by PostgreSQL: over two years up to now, each tenth a reply, figures that differ
 * by orders of magnitude, some not known, and of those of the last 13 weeks what they had on each of their first days.
 */
export async function fillPosts(
  workspaceId: string,
  profiles: readonly string[],
  posts: number,
): Promise<void> {
  await withWorkspace(
    workspaceId,
    (tx) => tx.$executeRaw`
      INSERT INTO posts (workspace_id, profile_id, id, created_at, text, url, media, is_reply, likes, comments, shares,
        impressions, imported_at)
      SELECT ${workspaceId}, (${profiles}::text[])[1 + n % ${profiles.length}::int], 'post' || n,
        now() - make_interval(mins => (n * 730 * 1440.0 / ${posts}::int)::int),
        'Number ' || n || ': ' || (ARRAY['the first pot of the morning', 'what we pack for a long walk',
          'a new colour for the autumn', 'three questions about care', 'behind the scenes of the workshop'])[1 + n % 5]
          || ', and what people said of it over the year, with all that came of it in the end '
          || (ARRAY['#tea', '#walks', '#autumn', ''])[1 + n % 4],
        'https://social.example/post' || n, (ARRAY['image', 'video', 'carousel', 'text'])[1 + n % 4], n % 10 = 3,
        (exp(2 + 5 * random()))::int, (exp(3 * random()))::int, CASE WHEN n % 7 > 0 THEN (exp(3 * random()))::int END,
        CASE WHEN n % 3 > 0 THEN (exp(5 + 5 * random()))::int END, now()
      FROM generate_series(0, ${posts}::int - 1) AS n`,
    { timeoutMs: 120_000 },
  );
  await withWorkspace(
    workspaceId,
    (tx) => tx.$executeRaw`
      INSERT INTO post_figures (workspace_id, profile_id, post_id, day, likes, comments)
      SELECT workspace_id, profile_id, id, created_at::date + age, likes * (1 + age) / 8, comments
      FROM posts, generate_series(0, 6) AS age
      WHERE workspace_id = ${workspaceId} AND created_at < now() - interval '7 days' AND created_at > now() - interval '91 days'`,
    { timeoutMs: 120_000 },
  );
}

/** Gives a profile so many comments, below ten thousand of its posts. */
export function fillComments(workspaceId: string, profile: string, comments: number): Promise<number> {
  return withWorkspace(
    workspaceId,
    (tx) => tx.$executeRaw`
      INSERT INTO comments (workspace_id, profile_id, id, post_id, created_at, author, text, imported_at)
      SELECT ${workspaceId}, ${profile}, 'c' || n, 'post' || (4 * (n % 10000)), now() - make_interval(mins => n * 5), 'a' || n,
        'Number ' || n || ' says that the pot is good and the tea is better than before, all in all', now()
      FROM generate_series(1, ${comments}::int) AS n`,
    { timeoutMs: 120_000 },
  );
}
