/** `@[Fern Joinery](urn:li:organization:1)`, and hashtags, in either of LinkedIn's forms. */
const MENTION = /@\[((?:\\.|[^\]\\])*)\]\(urn:li:[^)]*\)/g;
const HASHTAG = /\{hashtag\|\\?#\|((?:\\.|[^}\\])*)\}/g;
const ESCAPED = /\\([\\|{}@[\]()<>#*_~])/g;

/**
 * The text of a post as people read it, of LinkedIn's "little text format":
 * https://learn.microsoft.com/linkedin/marketing/community-management/shares/little-text-format
 */
export function readCommentary(text: string | undefined): string | undefined {
  const plain = text?.replace(MENTION, "@$1").replace(HASHTAG, "#$1").replace(ESCAPED, "$1");
  return plain === "" ? undefined : plain;
}
