/** Which comment of which profile, as an address names it: ids of platforms have slashes and worse. */
export function writeCommentKey(profileId: string, commentId: string): string {
  return Buffer.from(JSON.stringify([profileId, commentId])).toString("base64url");
}

/** @returns null for what `writeCommentKey` has not written */
export function readCommentKey(key: string): { profileId: string; commentId: string } | null {
  try {
    const [profileId, commentId] = JSON.parse(Buffer.from(key, "base64url").toString());
    return typeof profileId === "string" && typeof commentId === "string" ? { profileId, commentId } : null;
  } catch {
    return null;
  }
}
