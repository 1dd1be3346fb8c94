import { fieldsOf } from "#lib/platforms/connectors/read-answer.ts";
import type { Grant, OAuthServer } from "../oauth.ts";
import type { Answer, Route, SeenRequest } from "../serve.ts";
import { shareUrl, type TiktokAccount, type TiktokVideo } from "./account.ts";

const API = "open.tiktokapis.com";
const MINUTE = 60_000;
/** Which scope gives which field. */
const USER_FIELDS: Record<string, string[]> = {
  "user.info.basic": [
    "open_id",
    "union_id",
    "avatar_url",
    "avatar_url_100",
    "avatar_large_url",
    "display_name",
  ],
  "user.info.profile": [
    "username",
    "bio_description",
    "profile_deep_link",
    "is_verified",
    "profile_web_link",
  ],
  "user.info.stats": ["follower_count", "following_count", "likes_count", "video_count"],
};
const VIDEO_FIELDS =
  "id create_time cover_image_url share_url video_description title duration width height embed_html embed_link view_count like_count comment_count share_count".split(
    " ",
  );

type Display = {
  oauth: OAuthServer;
  accounts: Map<string, TiktokAccount>;
  now: () => number;
  /** Requests of a minute at one address, of the whole app. */
  limit: () => number;
};

/** The addresses of the Display API: scopes by field, 20 to a page, a cursor in milliseconds, 600 a minute. */
export function serveDisplay({ oauth, accounts, now, limit }: Display): Route[] {
  const asked = new Map<string, number[]>();
  const isTooMuch = (path: string): boolean => {
    const since = now() - MINUTE;
    const times = (asked.get(path) ?? []).filter((time) => time > since);
    asked.set(path, [...times, now()]);
    return times.length >= limit();
  };
  type Work = (account: TiktokAccount, request: SeenRequest, grant: Grant, fields: string[]) => Answer;
  const route = (method: "GET" | "POST", path: string, known: string[], work: Work): Route => ({
    method,
    host: API,
    path,
    answer: (request) => {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? null;
      const grant = oauth.check(token);
      if (typeof grant === "string")
        return refuse(
          401,
          "access_token_invalid",
          "The access token is invalid or not found in the request.",
        );
      if (isTooMuch(path))
        return refuse(429, "rate_limit_exceeded", "The API rate limit was exceeded. Please try again later.");
      const fields = (request.query.get("fields") ?? "").split(",").filter(Boolean);
      if (fields.length === 0 || fields.some((field) => !known.includes(field))) return invalid();
      const account = accounts.get(grant.account);
      if (!account) return refuse(401, "access_token_invalid", "The account is not there any more.");
      return work(account, request, grant, fields);
    },
  });
  return [
    route("GET", "/v2/user/info/", Object.values(USER_FIELDS).flat(), (account, _request, grant, fields) => {
      const allowed = Object.entries(USER_FIELDS).flatMap(([scope, names]) =>
        grant.scopes.includes(scope) ? names : [],
      );
      if (fields.some((field) => !allowed.includes(field))) return missingScope();
      return succeed({ user: pick(presentUser(account), fields) });
    }),
    route("POST", "/v2/video/list/", VIDEO_FIELDS, (account, { json }, grant, fields) =>
      grant.scopes.includes("video.list") ? listVideos(account, json, fields) : missingScope(),
    ),
    route("POST", "/v2/video/query/", VIDEO_FIELDS, (account, { json }, grant, fields) => {
      if (!grant.scopes.includes("video.list")) return missingScope();
      const ids = fieldsOf(fieldsOf(json).filters).video_ids;
      if (!Array.isArray(ids) || ids.length === 0 || ids.length > 20) return invalid();
      const found = account.videos.filter(({ id }) => ids.includes(id));
      return succeed({ videos: found.map((video) => pick(presentVideo(account, video), fields)) });
    }),
  ];
}

function listVideos(account: TiktokAccount, json: unknown, fields: string[]): Answer {
  const body = fieldsOf(json);
  const { max_count = 10, cursor } = body;
  if (Object.keys(body).some((name) => name !== "max_count" && name !== "cursor")) return invalid();
  if (!Number.isInteger(max_count) || Number(max_count) < 1 || Number(max_count) > 20) return invalid();
  if (cursor !== undefined && !Number.isInteger(cursor)) return invalid();
  // The cursor is the time of the last video of the page before.
  const older = account.videos.filter(({ at }) => cursor === undefined || at < Number(cursor));
  const page = older.slice(0, Number(max_count));
  const videos = page.map((video) => pick(presentVideo(account, video), fields));
  return succeed({ videos, cursor: page.at(-1)?.at ?? 0, has_more: older.length > page.length });
}

function presentUser({ openId, username, name, followers, videos }: TiktokAccount): Record<string, unknown> {
  return {
    open_id: openId,
    union_id: `union-${openId}`,
    avatar_url: `https://p16-sign.tiktokcdn.com/picture/${openId}`,
    display_name: name,
    username,
    bio_description: "Leaves, slowly.",
    is_verified: false,
    follower_count: followers,
    following_count: 12,
    likes_count: 80_000,
    video_count: videos.length,
  };
}

function presentVideo(account: TiktokAccount, video: TiktokVideo): Record<string, unknown> {
  return {
    id: video.id,
    create_time: video.at / 1_000,
    cover_image_url: "https://p16-sign.tiktokcdn.com/cover",
    share_url: shareUrl(account, video),
    video_description: `Tea of the day #tea ${video.id.slice(-4)}`,
    title: "Tea of the day",
    duration: video.isPhoto ? 0 : 21,
    width: 576,
    height: 1_024,
    embed_link: `https://www.tiktok.com/player/v1/${video.id}`,
    view_count: video.views,
    like_count: video.likes,
    comment_count: video.comments,
    share_count: video.shares,
  };
}

function pick(all: Record<string, unknown>, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => field in all).map((field) => [field, all[field]]));
}

function succeed(data: unknown): Answer {
  return { body: { data, error: { code: "ok", message: "", log_id: "202611230000000000" } } };
}

/** An error of the Display API. */
export function refuse(status: number, code: string, message: string): Answer {
  return { status, body: { data: {}, error: { code, message, log_id: "202611230000000001" } } };
}

function invalid(): Answer {
  return refuse(400, "invalid_params", "Invalid or missing parameters in the request.");
}

function missingScope(): Answer {
  return refuse(
    401,
    "scope_not_authorized",
    "The user did not authorize the scope required for completing this request.",
  );
}
