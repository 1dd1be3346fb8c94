import { refuse as refuseInstagram } from "#e2e/vendors/instagram/refuse.ts";
import { INSTAGRAM_CLIENT, serveInstagram } from "#e2e/vendors/instagram/serve-instagram.ts";
import { refuse as refuseLinkedin } from "#e2e/vendors/linkedin/refuse.ts";
import { LINKEDIN_CLIENT, serveLinkedin } from "#e2e/vendors/linkedin/serve-linkedin.ts";
import type { OAuthServer } from "#e2e/vendors/oauth.ts";
import { refuse as refusePinterest } from "#e2e/vendors/pinterest/refuse.ts";
import { PINTEREST_CLIENT, servePinterest } from "#e2e/vendors/pinterest/serve-pinterest.ts";
import type { Answer, StandIn } from "#e2e/vendors/serve.ts";
import { refuseBusiness } from "#e2e/vendors/tiktok/business-answer.ts";
import { refuse as refuseTiktok } from "#e2e/vendors/tiktok/display.ts";
import { serveTiktok, TIKTOK_CLIENT } from "#e2e/vendors/tiktok/serve-tiktok.ts";
import { serveTiktokBusiness, TIKTOK_BUSINESS_CLIENT } from "#e2e/vendors/tiktok/serve-tiktok-business.ts";
import { refuse as refuseX } from "#e2e/vendors/twitter/refuse.ts";
import { serveTwitter, TWITTER_CLIENT } from "#e2e/vendors/twitter/serve-twitter.ts";
import { refuse as refuseYoutube } from "#e2e/vendors/youtube/refuse.ts";
import { serveYoutube, YOUTUBE_CLIENT } from "#e2e/vendors/youtube/serve-youtube.ts";
import type { Platform } from "#lib/formula/names.ts";

type Clock = { now: () => number };

/** A vendor as its stand-in has it, with its own words for what every vendor may say. A further one is one more row. */
export type Vendor = {
  name: string;
  platform: Platform;
  serve: (clock: Clock) => Promise<StandIn & { oauth: OAuthServer }>;
  client: { id: string; secret: string };
  /** Settings of the product beside those of every platform. */
  settings?: Record<string, string>;
  /** What the account has, as the product counts it. */
  posts: number;
  comments: number;
  /** The end of the address of the list of posts, which has several pages. */
  list: string;
  /** That of the question for posts by their ids, where there is one of its own. */
  lookup?: string;
  /** That of the address for tokens. */
  tokens: string;
  /** A token that is not taken. */
  refused: Answer;
  /** The answer for a token that nothing can be renewed by. */
  refusedGrant: Answer;
  /** A limit, with a wait of a second and of an hour; null where the vendor states none. */
  limited: (seconds: number | null) => Answer;
  /** Whether the vendor states so short a wait, and so long a one. */
  states: { second: boolean; hour: boolean };
  /** A cursor that is not known any more. */
  lost: Answer;
  /** Whether a token that is refused can be renewed without the person. */
  canRenew: boolean;
  /** Milliseconds that a token lives, and after which it is renewed by itself. */
  livesMs: number;
  renewsAfterMs: number;
};

const HOUR = 3_600_000;
const GRANT = { error: "invalid_grant", error_description: "Token has been expired or revoked." };
const retryAfter = (answer: Answer, seconds: number | null): Answer =>
  seconds === null ? answer : { ...answer, headers: { "retry-after": `${seconds}` } };

export const VENDORS: readonly Vendor[] = [
  {
    name: "Instagram",
    platform: "instagram",
    serve: ({ now }) => serveInstagram({ posts: 60, comments: 30, now }),
    client: INSTAGRAM_CLIENT,
    // With the two stories of today.
    posts: 62,
    comments: 30,
    list: "/media$",
    tokens: "access_token$",
    refused: refuseInstagram(190, "Invalid OAuth access token."),
    refusedGrant: refuseInstagram(190, "Error validating access token"),
    limited: (seconds) => {
      const minutes = seconds === null ? 0 : Math.ceil(seconds / 60);
      const use = [{ type: "instagram", call_count: 100, estimated_time_to_regain_access: minutes }];
      const headers = { "x-business-use-case-usage": JSON.stringify({ "17841499000000000001": use }) };
      return { ...refuseInstagram(80_002, "There have been too many calls."), headers };
    },
    // It states minutes.
    states: { second: false, hour: true },
    lost: refuseInstagram(100, "Invalid cursors values"),
    canRenew: false,
    livesMs: 60 * 24 * HOUR,
    renewsAfterMs: 8 * 24 * HOUR,
  },
  {
    name: "LinkedIn",
    platform: "linkedin",
    serve: ({ now }) => serveLinkedin({ posts: 230, comments: 30, renews: true, now }),
    client: LINKEDIN_CLIENT,
    posts: 230,
    comments: 30,
    list: "/rest/posts$",
    tokens: "/accessToken$",
    refused: refuseLinkedin(401, "EXPIRED_ACCESS_TOKEN", "The token used in the request has expired", 65_602),
    refusedGrant: { status: 400, body: { ...GRANT, error: "invalid_request" } },
    limited: () => refuseLinkedin(429, "TOO_MANY_REQUESTS", "Resource level throttle limit is reached.", 101),
    // It states nothing: the counters begin anew at midnight.
    states: { second: false, hour: false },
    lost: refuseLinkedin(400, "ILLEGAL_ARGUMENT", "start is beyond the list."),
    canRenew: true,
    livesMs: 60 * 24 * HOUR,
    renewsAfterMs: 61 * 24 * HOUR,
  },
  {
    name: "Pinterest",
    platform: "pinterest",
    // Every tenth pin was saved from others.
    serve: ({ now }) => servePinterest({ pins: 700, daily: 100_000, now }),
    client: PINTEREST_CLIENT,
    posts: 630,
    comments: 0,
    list: "/v5/pins$",
    tokens: "/token$",
    refused: refusePinterest(401, 2, "Authentication failed."),
    refusedGrant: refusePinterest(401, 2, "Authentication failed."),
    limited: (seconds) => ({
      ...refusePinterest(429, 8, "This request exceeded a rate limit."),
      ...(seconds !== null && { headers: { "x-ratelimit-reset": `${seconds}` } }),
    }),
    states: { second: true, hour: true },
    lost: refusePinterest(400, 4, "Invalid bookmark."),
    canRenew: true,
    livesMs: 30 * 24 * HOUR,
    renewsAfterMs: 31 * 24 * HOUR,
  },
  {
    name: "TikTok",
    platform: "tiktok",
    serve: ({ now }) => serveTiktok({ posts: 70, now }),
    client: TIKTOK_CLIENT,
    posts: 70,
    comments: 0,
    list: "/v2/video/list/$",
    lookup: "/v2/video/query/$",
    tokens: "/token/$",
    refused: refuseTiktok(401, "access_token_invalid", "The access token is invalid."),
    refusedGrant: { status: 400, body: { ...GRANT, log_id: "1" } },
    limited: (seconds) =>
      retryAfter(refuseTiktok(429, "rate_limit_exceeded", "The API rate limit was exceeded."), seconds),
    states: { second: true, hour: true },
    lost: refuseTiktok(400, "invalid_params", "Invalid or missing parameters."),
    canRenew: true,
    livesMs: 2 * HOUR,
    renewsAfterMs: 3 * HOUR,
  },
  {
    name: "TikTok for Business",
    platform: "tiktok",
    serve: ({ now }) => serveTiktokBusiness({ posts: 25, comments: 20, limit: 100_000, now }),
    client: TIKTOK_BUSINESS_CLIENT,
    settings: { TIKTOK_PRODUCT: "business" },
    posts: 25,
    comments: 20,
    list: "/business/video/list/$",
    tokens: "token/$",
    refused: refuseBusiness(40105, "Access token is incorrect or has been revoked."),
    refusedGrant: refuseBusiness(40110, "The token is not valid any more."),
    limited: () => refuseBusiness(40100, "Too many requests."),
    states: { second: false, hour: false },
    lost: refuseBusiness(40002, "The cursor is not valid."),
    canRenew: true,
    livesMs: 24 * HOUR,
    renewsAfterMs: 25 * HOUR,
  },
  {
    name: "X",
    platform: "twitter",
    serve: ({ now }) => serveTwitter({ posts: 250, mentions: 60, now }),
    client: TWITTER_CLIENT,
    posts: 250,
    comments: 60,
    list: "/tweets$",
    lookup: "/2/tweets$",
    tokens: "/token$",
    refused: refuseX(401, "Unauthorized", "Unauthorized"),
    refusedGrant: {
      status: 400,
      body: { error: "invalid_request", error_description: "Value passed for the token was invalid." },
    },
    limited: (seconds) => ({
      ...refuseX(429, "Too Many Requests", "Too Many Requests"),
      ...(seconds !== null && {
        headers: {
          "x-rate-limit-remaining": "0",
          "x-rate-limit-reset": `${Math.ceil(Date.now() / 1_000) + seconds}`,
        },
      }),
    }),
    states: { second: true, hour: true },
    lost: refuseX(400, "Invalid Request", "The `pagination_token` query parameter value is not valid."),
    canRenew: true,
    livesMs: 2 * HOUR,
    renewsAfterMs: 3 * HOUR,
  },
  {
    name: "YouTube",
    platform: "youtube",
    serve: ({ now }) => serveYoutube({ posts: 120, comments: 150, quota: 1_000_000, now }),
    client: YOUTUBE_CLIENT,
    posts: 120,
    comments: 150,
    list: "/playlistItems$",
    lookup: "/youtube/v3/videos$",
    tokens: "/token$",
    refused: refuseYoutube(401, "authError", "Invalid Credentials"),
    refusedGrant: { status: 400, body: GRANT },
    limited: (seconds) => retryAfter(refuseYoutube(429, "rateLimitExceeded", "Quota exceeded."), seconds),
    states: { second: true, hour: true },
    lost: refuseYoutube(400, "invalidPageToken", "The page token is invalid."),
    canRenew: true,
    livesMs: HOUR,
    renewsAfterMs: 2 * HOUR,
  },
];
