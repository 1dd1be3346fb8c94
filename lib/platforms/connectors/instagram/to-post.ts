import type { ExportPost, FormatRow } from "../../../imports/export-row.ts";
import { at, countOf, idOf, listOf, textOf, timeOf, withoutUnknown } from "../read-answer.ts";

export const FIELDS =
  "id,caption,media_type,media_product_type,permalink,timestamp,like_count,comments_count";

/** Where pictures are: asked for of an own account's posts only. */
export const PICTURE_FIELDS = "media_url,thumbnail_url";

/** A post, reel or story. `product` is what Instagram calls the place where it is shown. */
export type Media = {
  id: string;
  createdAt: Date | undefined;
  product: string;
  post: ExportPost;
  /** Instagram's address of it. */
  picture: string | undefined;
};
export type Figures = Pick<ExportPost, "views" | "reach" | "likes" | "shares" | "saves" | "profileClicks">;

const KINDS: Record<string, string> = { IMAGE: "image", VIDEO: "video", CAROUSEL_ALBUM: "carousel" };

/** https://developers.facebook.com/docs/instagram-platform/reference/instagram-media; undefined without an id. */
export function toMedia(media: unknown, isStory = false): Media | undefined {
  const id = idOf(at(media, "id"));
  if (!id) return undefined;
  const product = isStory ? "STORY" : (textOf(at(media, "media_product_type")) ?? "FEED").toUpperCase();
  const createdAt = timeOf(at(media, "timestamp"));
  const post = withoutUnknown({
    id,
    createdAt,
    text: textOf(at(media, "caption")),
    url: addressOf(textOf(at(media, "permalink"))),
    media: mediaOf(product, textOf(at(media, "media_type"))),
    // Left out where the owner hides it.
    likes: countOf(at(media, "like_count")),
    comments: countOf(at(media, "comments_count")),
  }) as ExportPost;
  return { id, createdAt, product, post, picture: pictureOf(media) };
}

/** Of a video its still: its `media_url` is the video. */
function pictureOf(media: unknown): string | undefined {
  const still = textOf(at(media, "thumbnail_url"));
  const isVideo = textOf(at(media, "media_type"))?.toUpperCase() === "VIDEO";
  return still ?? (isVideo ? undefined : textOf(at(media, "media_url")));
}

/** With the figures of its insights; likes that are hidden in the list are told there. */
export function toRow({ post }: Media, figures: Partial<Figures>): FormatRow {
  return { kind: "post", post: { ...figures, ...post } };
}

/** Metrics of an answer; one without a figure yet is absent. */
export function toFigures(body: unknown): Partial<Figures> {
  const metrics = new Map(
    listOf(at(body, "data")).map((metric) => [
      at(metric, "name"),
      countOf(at(listOf(at(metric, "values"))[0], "value") ?? at(metric, "total_value", "value")),
    ]),
  );
  return withoutUnknown({
    views: metrics.get("views"),
    reach: metrics.get("reach"),
    likes: metrics.get("likes"),
    shares: metrics.get("shares"),
    saves: metrics.get("saved"),
    profileClicks: metrics.get("profile_visits"),
  }) as Partial<Figures>;
}

/** As files of Meta's Business Suite are read: `lib/imports/formats/instagram-business-suite.ts`. */
function mediaOf(product: string, type: string | undefined): string | undefined {
  if (product === "REELS") return "reel";
  if (product === "STORY") return "story";
  return type === undefined ? undefined : KINDS[type.toUpperCase()];
}

function addressOf(given: string | undefined): string | undefined {
  if (!given || !URL.canParse(given)) return undefined;
  const { protocol, hostname, origin, pathname } = new URL(given);
  const isInstagrams = hostname === "instagram.com" || hostname.endsWith(".instagram.com");
  return protocol === "https:" && isInstagrams ? `${origin}${pathname}` : undefined;
}
