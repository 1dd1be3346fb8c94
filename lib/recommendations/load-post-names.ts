import { readWorkspace } from "../db.ts";
import type { PostExample } from "../formula/formula-result.ts";
import { firstWords } from "../text/first-words.ts";

const MAX_LINK_LENGTH = 60;

/** What a post is called, and the profile that it is of: ids of platforms are those of one account only. */
export type NamedPost = { name: string; profile: string };

/**
 * What posts are called: by their title or the first words of their text, in quotation marks; where two of one
 * day are called the same, or there are no words, by their link or their id. A day stands beside each name that is shown.
 * @param posts few; those that are no longer stored get no name.
 * @returns for a post its name and profile, or null.
 */
export async function loadPostNames(
  workspaceId: string,
  posts: readonly PostExample[],
): Promise<(post: PostExample) => NamedPost | null> {
  if (posts.length === 0) return () => null;
  const rows = await readWorkspace(workspaceId, async (db) => {
    const profiles = await db.profile.findMany({ where: { workspaceId, role: "own" } });
    const platforms = new Map(profiles.map(({ id, platform }) => [id, platform]));
    const found = await db.post.findMany({
      where: {
        workspaceId,
        profileId: { in: [...platforms.keys()] },
        id: { in: posts.map(({ id }) => id) },
      },
      select: { profileId: true, id: true, title: true, text: true, url: true },
      orderBy: { profileId: "asc" },
    });
    const isAsked = (row: { platform: string; id: string }) =>
      posts.some(({ platform, id }) => platform === row.platform && id === row.id);
    return found.map((row) => ({ ...row, platform: platforms.get(row.profileId) as string })).filter(isAsked);
  });
  const dayOf = new Map(posts.map(({ platform, id, date }) => [`${platform} ${id}`, date]));
  const called = rows.map((row) => {
    const words = firstWords(row.title) ?? firstWords(row.text);
    return { words, onDay: `${words} ${dayOf.get(`${row.platform} ${row.id}`)}` };
  });
  const names = rows.map((row, at) => {
    const { words, onDay } = called[at] as (typeof called)[number];
    const isUnique = words && called.filter((other) => other.onDay === onDay).length === 1;
    const named = { name: isUnique ? `“${words}”` : pointTo(row), profile: row.profileId };
    return [`${row.platform} ${row.id}`, named] as const;
  });
  const known = new Map(names);
  return ({ platform, id }) => known.get(`${platform} ${id}`) ?? null;
}

function pointTo({ url, id }: { url: string | null; id: string }): string {
  return url && url.length <= MAX_LINK_LENGTH ? url : `post ${id}`;
}
