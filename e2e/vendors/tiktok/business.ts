import { fieldsOf } from "#lib/platforms/connectors/read-answer.ts";
import type { OAuthServer } from "../oauth.ts";
import type { Answer, Route, SeenRequest } from "../serve.ts";
import { shareUrl, type TiktokAccount, type TiktokVideo } from "./account.ts";
import { refuseBusiness, succeed } from "./business-answer.ts";

const HOST = "business-api.tiktok.com";
const START = "/open_api/v1.3";
const DAY = 86_400_000;
const SECOND = 1_000;
const VIDEO_FIELDS: Record<string, string[]> = {
  "video.list":
    "item_id media_type create_time caption share_url embed_url thumbnail_url video_duration likes comments shares video_views".split(
      " ",
    ),
  "video.insights":
    "favorites reach profile_views website_clicks total_time_watched average_time_watched full_video_watched_rate new_followers".split(
      " ",
    ),
};
const ACCOUNT_FIELDS: Record<string, string[]> = {
  "user.info.username": ["username"],
  "user.info.basic": ["display_name", "profile_image"],
  "user.info.stats": ["followers_count", "following_count", "total_likes", "videos_count"],
  "user.insights": ["video_views", "profile_views"],
};

type Business = {
  oauth: OAuthServer;
  accounts: Map<string, TiktokAccount>;
  now: () => number;
  /** Requests of a second, of the whole app. */
  limit: () => number;
};
type Asked = { account: TiktokAccount; query: URLSearchParams; scopes: string[]; now: number };

/** The addresses of the Accounts API: failures under status 200, scopes by field, parameters that it does not know refused. */
export function serveBusiness({ oauth, accounts, now, limit }: Business): Route[] {
  let times: number[] = [];
  const route = (path: string, known: string[], work: (asked: Asked) => Answer): Route => ({
    method: "GET",
    host: HOST,
    path: `${START}${path}`,
    answer: ({ headers, query }: SeenRequest) => {
      const grant = oauth.check(headers["access-token"] ?? null);
      if (typeof grant === "string")
        return refuseBusiness(40105, "Access token is incorrect or has been revoked.");
      times = [...times.filter((time) => time > now() - SECOND), now()];
      if (times.length > limit())
        return refuseBusiness(40100, "Too many requests. Please retry in some time.");
      if ([...query.keys()].some((name) => !known.includes(name)))
        return refuseBusiness(40002, "An unknown parameter.");
      const account = accounts.get(grant.account);
      if (!account || query.get("business_id") !== account.openId)
        return refuseBusiness(40002, "business_id is not the account of the token.");
      return work({ account, query, scopes: grant.scopes, now: now() });
    },
  });
  return [
    route("/business/get/", ["business_id", "fields", "start_date", "end_date"], getAccount),
    route("/business/video/list/", ["business_id", "fields", "filters", "cursor", "max_count"], listVideos),
    route(
      "/business/comment/list/",
      ["business_id", "video_id", "status", "sort_field", "sort_order", "max_count", "cursor"],
      listComments,
    ),
  ];
}

/** The fields that were asked for; a refusal where one is unknown, or its scope was not given. */
function readFields(
  query: URLSearchParams,
  known: Record<string, string[]>,
  scopes: string[],
): string[] | Answer {
  let fields: unknown;
  try {
    fields = JSON.parse(query.get("fields") ?? "");
  } catch {
    return refuseBusiness(40002, "fields is no JSON.");
  }
  if (!Array.isArray(fields)) return refuseBusiness(40002, "fields is no list.");
  if (fields.some((field) => !Object.values(known).flat().includes(field)))
    return refuseBusiness(40002, "An unknown field.");
  const allowed = Object.entries(known).flatMap(([scope, names]) => (scopes.includes(scope) ? names : []));
  return fields.every((field) => allowed.includes(field)) ? (fields as string[]) : refusePermission();
}

function getAccount({ account, query, scopes, now }: Asked): Answer {
  const fields = readFields(query, ACCOUNT_FIELDS, scopes);
  if (!Array.isArray(fields)) return fields;
  const all: Record<string, unknown> = {
    username: account.username,
    display_name: account.name,
    profile_image: `https://p16-sign.tiktokcdn.com/picture/${account.openId}`,
    followers_count: account.followers,
  };
  const [start, end] = [query.get("start_date"), query.get("end_date")].map((day) => Date.parse(day ?? ""));
  if (start === undefined || end === undefined || Number.isNaN(start)) return succeed(pick(all, fields));
  if (!scopes.includes("user.insights")) return refusePermission();
  if (end >= Math.floor(now / DAY) * DAY || end - start > 60 * DAY)
    return refuseBusiness(40002, "The days cannot be asked for.");
  const metrics = [];
  // The last day is not counted yet.
  for (let at = start; at < end; at += DAY) {
    const followers_count = account.followers - Math.round((now - at) / DAY) * 5;
    metrics.push({ date: new Date(at).toISOString().slice(0, 10), video_views: 900, followers_count });
  }
  return succeed({ ...pick(all, fields), metrics });
}

function listVideos({ account, query, scopes }: Asked): Answer {
  if (!scopes.includes("video.list")) return refusePermission();
  const fields = readFields(query, VIDEO_FIELDS, scopes);
  if (!Array.isArray(fields)) return fields;
  const size = Number(query.get("max_count") ?? 10);
  if (!(size >= 1 && size <= 20)) return refuseBusiness(40002, "max_count is 1 to 20.");
  const filters = query.get("filters");
  const wanted = filters ? fieldsOf(JSON.parse(filters)).video_ids : undefined;
  const cursor = query.get("cursor");
  const there = account.videos.filter(
    ({ id, at }) => (!Array.isArray(wanted) || wanted.includes(id)) && (!cursor || at < Number(cursor)),
  );
  const page = there.slice(0, size);
  const videos = page.map((video) => pick(presentVideo(account, video), fields));
  return succeed({ videos, cursor: page.at(-1)?.at ?? 0, has_more: there.length > page.length });
}

function presentVideo(account: TiktokAccount, video: TiktokVideo): Record<string, unknown> {
  return {
    item_id: video.id,
    media_type: video.isPhoto ? "PHOTO" : "VIDEO",
    create_time: `${video.at / SECOND}`,
    caption: `Tea of the day #tea ${video.id.slice(-4)}`,
    share_url: shareUrl(account, video),
    video_duration: video.isPhoto ? 0 : 21.5,
    likes: video.likes,
    comments: video.comments,
    shares: video.shares,
    video_views: video.views,
    favorites: 12,
    reach: video.views - 300,
    profile_views: 6,
    website_clicks: 2,
  };
}

/** Every tenth comment is the account's own. */
function listComments({ account, query, scopes }: Asked): Answer {
  if (!scopes.includes("comment.list")) return refusePermission();
  const video = account.videos.find(({ id }) => id === query.get("video_id"));
  const size = Number(query.get("max_count") ?? 20);
  if (!video || !(size >= 1 && size <= 30)) return refuseBusiness(40002, "video_id or max_count is wrong.");
  const all = Array.from({ length: video.comments }, (_, n) => ({
    comment_id: String(BigInt(video.id) + BigInt(n + 1)),
    video_id: video.id,
    username: `reader_${n % 40}`,
    text: ["I love this tea!", "Too bitter for me.", "Which leaves?"][n % 3],
    create_time: `${video.at / SECOND + (video.comments - n) * 60}`,
    likes: n % 4,
    replies: 0,
    owner: n % 10 === 9,
    status: "PUBLIC",
  }));
  const sorted = query.get("sort_field") === "create_time" ? all : all.toReversed();
  const start = Number(query.get("cursor") ?? 0);
  const comments = sorted.slice(start, start + size);
  return succeed({ comments, cursor: start + size, has_more: start + size < all.length });
}

function refusePermission(): Answer {
  return refuseBusiness(40001, "The account did not give the permission for this.");
}

function pick(all: Record<string, unknown>, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => field in all).map((field) => [field, all[field]]));
}
