type Key = { profile: string; id: string };

/** The path of a post's own page. Ids of platforms hold any characters, and are those of one account only. @param root of the workspace */
export function postPath(root: string, post: Key): string {
  return `${root}/posts/${partOf(post)}`;
}

/** Where the small picture of a post is; another picture has another address. @param root of the workspace */
export function picturePath(root: string, post: Key, digest: string): string {
  return `/pictures/${root.slice("/w/".length)}/${partOf(post)}?v=${digest}`;
}

function partOf({ profile, id }: Key): string {
  return encodeURIComponent(`${profile}.${id}`);
}

/** Which post a part of a path names; null where it names none. */
export function readPostAddress(part: string): Key | null {
  const [, profile, id] = /^(prf_\w+)\.(.+)$/s.exec(decode(part)) ?? [];
  return profile && id ? { profile, id } : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
