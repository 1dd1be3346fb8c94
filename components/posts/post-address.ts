/** The path of a post's own page. Ids of platforms hold any characters, and are those of one account only. @param root of the workspace */
export function postPath(root: string, { profile, id }: { profile: string; id: string }): string {
  return `${root}/posts/${encodeURIComponent(`${profile}.${id}`)}`;
}

/** Which post a part of a path names; null where it names none. */
export function readPostAddress(part: string): { profile: string; id: string } | null {
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
