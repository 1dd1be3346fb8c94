import type { ExportPost, FormatRow } from "../../../imports/export-row.ts";
import { at, countOf, idOf, textOf, withoutUnknown } from "../read-answer.ts";

type Figures = Pick<
  ExportPost,
  "likes" | "comments" | "shares" | "saves" | "views" | "reach" | "clicks" | "profileClicks"
>;

/** A video, or a series of photos, as either product tells it; undefined without an id. */
export type Video = { id: string; createdAt: Date | undefined; row: FormatRow };

/** A video of the Display API: https://developers.tiktok.com/doc/tiktok-api-v2-video-object */
export function toDisplayVideo(video: unknown): Video | undefined {
  return toVideo(at(video, "id"), video, {
    text: textOf(at(video, "video_description")) ?? textOf(at(video, "title")),
    seconds: at(video, "duration"),
    figures: {
      likes: countOf(at(video, "like_count")),
      comments: countOf(at(video, "comment_count")),
      shares: countOf(at(video, "share_count")),
      views: countOf(at(video, "view_count")),
    },
  });
}

/** A post of the Business API. */
export function toBusinessVideo(video: unknown): Video | undefined {
  return toVideo(at(video, "item_id"), video, {
    text: textOf(at(video, "caption")),
    seconds: at(video, "video_duration"),
    isPhoto: /^(photo|image|carousel)/i.test(textOf(at(video, "media_type")) ?? ""),
    figures: {
      likes: countOf(at(video, "likes")),
      comments: countOf(at(video, "comments")),
      shares: countOf(at(video, "shares")),
      saves: countOf(at(video, "favorites")),
      views: countOf(at(video, "video_views")),
      reach: countOf(at(video, "reach")),
      clicks: countOf(at(video, "website_clicks")),
      profileClicks: countOf(at(video, "profile_views")),
    },
  });
}

/** Seconds since 1970, as a number or in digits. */
export function secondsToTime(value: unknown): Date | undefined {
  const seconds = countOf(value);
  return seconds && seconds < 1e11 ? new Date(seconds * 1_000) : undefined;
}

type Parts = {
  text: string | undefined;
  seconds: unknown;
  isPhoto?: boolean;
  figures: { [Key in keyof Figures]: Figures[Key] | undefined };
};

function toVideo(
  given: unknown,
  video: unknown,
  { text, seconds, isPhoto, figures }: Parts,
): Video | undefined {
  const id = idOf(given);
  if (!id) return undefined;
  const url = addressOf(textOf(at(video, "share_url")));
  const createdAt = secondsToTime(at(video, "create_time"));
  const durationS = typeof seconds === "number" && seconds > 0 && seconds < 1e6 ? seconds : undefined;
  // As files of TikTok Studio are read: `lib/imports/formats/tiktok-content.ts`.
  const media = isPhoto || url?.includes("/photo/") ? "image" : "video";
  const post = withoutUnknown({ id, createdAt, text, url, media, durationS, ...figures });
  return { id, createdAt, row: { kind: "post", post } as FormatRow };
}

/** Without what TikTok hangs on it to follow those who open it. */
function addressOf(given: string | undefined): string | undefined {
  if (!given || !URL.canParse(given)) return undefined;
  const { protocol, hostname, origin, pathname } = new URL(given);
  const isTikToks = hostname === "tiktok.com" || hostname.endsWith(".tiktok.com");
  return protocol === "https:" && isTikToks ? `${origin}${pathname}` : undefined;
}
