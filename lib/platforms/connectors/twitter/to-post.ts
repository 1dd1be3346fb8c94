import type { ExportPost } from "../../../imports/export-row.ts";
import type { VendorPicture } from "../connector.ts";
import { at, countOf, idOf, listOf, textOf, timeOf, withoutUnknown } from "../read-answer.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** The text of a post; that of a long one stands apart. X escapes three signs. */
export function textOfPost(post: unknown): string | undefined {
  const long = textOf(at(post, "note_tweet", "text")) ?? textOf(at(post, "note_post", "text"));
  const text = long ?? textOf(at(post, "text"));
  return text?.replace(/&(?:amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * A post of X in either vocabulary; null for one without an id, and for a repost, which is somebody else's.
 * @param media `includes.media` of the answer, by key
 */
export function toPost(
  post: unknown,
  { id: accountId, handle }: { id: string; handle: string },
  media: ReadonlyMap<string, unknown>,
): ExportPost | null {
  const id = idOf(at(post, "id"));
  const text = textOfPost(post);
  if (!id || !text || isRepost(post)) return null;
  const shown = listOf(at(post, "attachments", "media_keys")).flatMap((key) => media.get(String(key)) ?? []);
  const count = (name: string) => countOf(at(post, "public_metrics", name));
  const hidden = (name: string) =>
    countOf(at(post, "non_public_metrics", name)) ?? countOf(at(post, "organic_metrics", name));
  const [likes, comments] = [count("like_count"), count("reply_count")];
  const shares = count("retweet_count") ?? count("repost_count");
  const impressions = count("impression_count") ?? hidden("impression_count");
  const video = shown.find((one) => at(one, "type") === "video");
  const durationMs = countOf(at(video, "duration_ms"));
  // What somebody liked was seen: X counts impressions only since the end of 2022 and tells 0 for earlier posts.
  const isSeen = (likes ?? 0) + (comments ?? 0) + (shares ?? 0) > 0;
  return withoutUnknown({
    id,
    createdAt: timeOf(at(post, "created_at")),
    text,
    url: `https://x.com/${handle}/status/${id}`,
    media: mediaOf(post, shown),
    durationS: durationMs ? Math.max(1, Math.round(durationMs / 1_000)) : undefined,
    isReply: isReply(post, text, accountId),
    likes,
    comments,
    shares,
    quotes: count("quote_count"),
    saves: count("bookmark_count"),
    views: countOf(at(video, "public_metrics", "view_count")),
    impressions: impressions === 0 && isSeen ? undefined : impressions,
    clicks: hidden("url_link_clicks"),
    profileClicks: hidden("user_profile_clicks"),
  }) as ExportPost;
}

/** Of each post its first photo, or the still of its video or GIF. */
export function listPictures(
  posts: readonly unknown[],
  media: ReadonlyMap<string, unknown>,
): VendorPicture[] {
  return posts.flatMap((post) => {
    const [key] = listOf(at(post, "attachments", "media_keys"));
    const shown = media.get(String(key));
    const id = idOf(at(post, "id"));
    const url = textOf(at(shown, "url")) ?? textOf(at(shown, "preview_image_url"));
    return id && url ? [{ post: id, url }] : [];
  });
}

function isRepost(post: unknown): boolean {
  const references = [...listOf(at(post, "referenced_tweets")), ...listOf(at(post, "referenced_posts"))];
  return references.some((one) => ["retweeted", "reposted"].includes(String(at(one, "type"))));
}

/** As in X's own files: an answer to somebody begins with a name. One to the account itself goes on with a thread. */
function isReply(post: unknown, text: string, accountId: string): boolean {
  const answered = idOf(at(post, "in_reply_to_user_id"));
  return answered === undefined ? text.trimStart().startsWith("@") : answered !== accountId;
}

function mediaOf(post: unknown, shown: readonly unknown[]): string | undefined {
  const hasMedia = listOf(at(post, "attachments", "media_keys")).length > 0;
  if (listOf(at(post, "attachments", "poll_ids")).length > 0) return "poll";
  if (!hasMedia) return "text";
  const kinds = shown.map((one) => at(one, "type"));
  if (kinds.includes("video")) return "video";
  if (kinds.includes("animated_gif")) return "gif";
  if (kinds.length > 1) return "carousel";
  return kinds.includes("photo") ? "image" : undefined;
}
