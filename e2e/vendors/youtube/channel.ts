import type { Answer } from "../serve.ts";
import { refuse } from "./refuse.ts";
import { report } from "./report.ts";

const HOUR = 3_600_000;

export type Video = { id: string; at: number; shares: number; views: number; likes: number | null };
export type Channel = {
  id: string;
  handle: string;
  videos: Video[];
  /** Videos with their comments, so that a test can change them. */
  vanish: (id: string) => void;
  addVideo: (id: string, at: number) => void;
  present: () => unknown;
  listUploads: (query: URLSearchParams) => Answer;
  /** Of some ids, those that are this channel's. */
  findVideos: (ids: readonly string[]) => unknown[];
  listThreads: (query: URLSearchParams) => Answer;
  listReplies: (query: URLSearchParams) => Answer;
  report: (query: URLSearchParams) => Answer;
};

type Size = {
  posts: number;
  comments: number;
  now: number;
  id?: string;
  handle?: string;
  title?: string;
  /** null when the channel hides them. */
  subscribers?: number | null;
  /** What ids of its videos begin with. */
  prefix?: string;
  /** Between two videos; 2 when left out. */
  hours?: number;
};

/** A channel of a fictional bakery: a video every two hours back from yesterday, comments spread over them. */
export function makeChannel({
  posts,
  comments,
  now,
  id = "UCharbourbakery000000001",
  handle = "@harbourbakery",
  title = "Harbour Bakery",
  subscribers = 48_200,
  prefix = "vid",
  hours = 2,
}: Size): Channel {
  const uploads = `UU${id.slice(2)}`;
  let videos: Video[] = Array.from({ length: posts }, (_, n) => ({
    id: `${prefix}${String(n).padStart(8, "0")}`,
    at: now - (24 + n * hours) * HOUR,
    shares: n % 7,
    views: 1_000 + n,
    likes: n % 50 === 0 ? null : 40 + (n % 9),
  }));
  const threads = Array.from({ length: comments }, (_, n) => ({
    n,
    video: `${prefix}${String(n % Math.max(1, posts)).padStart(8, "0")}`,
  }));
  const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
  const present = (video: Video) => ({
    kind: "youtube#video",
    id: video.id,
    snippet: {
      publishedAt: iso(video.at),
      channelId: id,
      title: `Bread of the day ${video.id}`,
      description: "How the dough rests. #bread",
      liveBroadcastContent: "none",
      thumbnails: {
        default: { url: `https://i.ytimg.com/vi/${video.id}/default.jpg`, width: 120, height: 90 },
        medium: { url: `https://i.ytimg.com/vi/${video.id}/mqdefault.jpg`, width: 320, height: 180 },
      },
    },
    contentDetails: { duration: "PT1M12S" },
    status: { privacyStatus: "public", uploadStatus: "processed" },
    statistics: {
      viewCount: String(video.views),
      ...(video.likes !== null && { likeCount: String(video.likes) }),
      commentCount: "2",
    },
  });
  return {
    id,
    handle,
    get videos() {
      return videos;
    },
    vanish: (gone) => {
      videos = videos.filter((one) => one.id !== gone);
    },
    addVideo: (added, at) => {
      videos = [{ id: added, at, shares: 0, views: 1, likes: 0 }, ...videos];
    },
    present: () => ({
      kind: "youtube#channel",
      id,
      snippet: {
        title,
        customUrl: handle,
        thumbnails: { default: { url: `https://yt3.ggpht.com/picture/${id}=s88`, width: 88, height: 88 } },
      },
      contentDetails: { relatedPlaylists: { likes: "", uploads } },
      statistics: {
        viewCount: "99000",
        ...(subscribers !== null && { subscriberCount: `${subscribers}` }),
        hiddenSubscriberCount: subscribers === null,
        videoCount: `${videos.length}`,
      },
    }),
    listUploads: (query) => {
      if (query.get("playlistId") !== uploads)
        return refuse(404, "playlistNotFound", "The playlist cannot be found.");
      return page(videos, query, 50, (video) => ({
        kind: "youtube#playlistItem",
        snippet: { publishedAt: iso(video.at), resourceId: { kind: "youtube#video", videoId: video.id } },
        contentDetails: { videoId: video.id, videoPublishedAt: iso(video.at) },
      }));
    },
    findVideos: (ids) => {
      const known = new Map(videos.map((video) => [video.id, video]));
      return ids.flatMap((one) => known.get(one) ?? []).map(present);
    },
    listThreads: (query) => {
      if (query.get("allThreadsRelatedToChannelId") !== id)
        return refuse(404, "channelNotFound", "The channel cannot be found.");
      const spacing = (posts * hours * HOUR) / Math.max(1, comments);
      const known = new Set(videos.map((video) => video.id));
      const there = threads.filter(({ video }) => known.has(video));
      return page(there, query, 100, ({ n, video }) => {
        const comment = {
          kind: "youtube#comment",
          id: `comment${n}`,
          snippet: {
            videoId: video,
            textDisplay:
              n % 3 === 0 ? "I love this bread!" : n % 3 === 1 ? "Too salty for me." : "Which flour?",
            textOriginal:
              n % 3 === 0 ? "I love this bread!" : n % 3 === 1 ? "Too salty for me." : "Which flour?",
            authorDisplayName: `@reader_${n % 40}`,
            authorChannelId: { value: `UCreader${n % 40}` },
            publishedAt: iso(now - HOUR - n * spacing),
          },
        };
        return {
          kind: "youtube#commentThread",
          id: `comment${n}`,
          snippet: { videoId: video, topLevelComment: comment, totalReplyCount: 0 },
        };
      });
    },
    listReplies: () => ({ body: { items: [] } }),
    report: (query) => report(videos, query, now),
  };
}

/** A page of a list; its token is no number that could be guessed, and one that was never given is refused. */
function page<T>(
  all: readonly T[],
  query: URLSearchParams,
  most: number,
  present: (one: T) => unknown,
): Answer {
  const size = Math.min(most, Number(query.get("maxResults") ?? 5));
  const token = query.get("pageToken");
  const start = token
    ? Number(
        Buffer.from(token, "base64url")
          .toString()
          .replace(/^page:/, ""),
      )
    : 0;
  if (!Number.isInteger(start) || start > all.length)
    return refuse(400, "invalidPageToken", "The page token is invalid.");
  const more = start + size < all.length;
  return {
    body: {
      items: all.slice(start, start + size).map(present),
      pageInfo: { totalResults: all.length, resultsPerPage: size },
      ...(more && { nextPageToken: Buffer.from(`page:${start + size}`).toString("base64url") }),
    },
  };
}
