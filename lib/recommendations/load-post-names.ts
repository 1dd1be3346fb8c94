import { withWorkspace } from "../db.ts";
import type { PostExample } from "../formula/formula-result.ts";

const LONGEST_NAME = 40;
const LONGEST_LINK = 60;

/**
 * What posts are called: by their title or the first words of their text, in quotation marks; where two are called the
 * same, or there are no words, by their link or their id.
 * @param posts few; those that are no longer stored get no name.
 * @returns for a post its name, or null.
 */
export async function loadPostNames(
  workspaceId: string,
  posts: readonly PostExample[],
): Promise<(post: PostExample) => string | null> {
  if (posts.length === 0) return () => null;
  const rows = await withWorkspace(workspaceId, (tx) =>
    tx.post.findMany({
      where: { workspaceId, OR: posts.map(({ platform, id }) => ({ platform, id })) },
      select: { platform: true, id: true, title: true, text: true, url: true },
    }),
  );
  const words = rows.map((row) => shorten(row.title) ?? shorten(row.text));
  const names = rows.map((row, at) => {
    const own = words[at];
    const isOnly = own && words.filter((other) => other === own).length === 1;
    return [`${row.platform} ${row.id}`, isOnly ? `“${own}”` : pointTo(row)] as const;
  });
  const known = new Map(names);
  return ({ platform, id }) => known.get(`${platform} ${id}`) ?? null;
}

/** The first words, without links, control characters and marks that turn the direction of what follows. */
function shorten(text: string | null): string | null {
  const plain = (text ?? "")
    .replace(/https?:\/\/\S+/g, "")
    .replace(/[\p{Cc}\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .trim();
  if (plain === "") return null;
  const characters = [...plain];
  if (characters.length <= LONGEST_NAME) return plain;
  const start = characters.slice(0, LONGEST_NAME - 1).join("");
  return `${start.replace(/\s+\S*$/, "")}…`;
}

function pointTo({ url, id }: { url: string | null; id: string }): string {
  return url && url.length <= LONGEST_LINK ? url : `post ${id}`;
}
