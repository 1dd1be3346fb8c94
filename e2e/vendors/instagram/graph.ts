import type { Grant, OAuthServer } from "../oauth.ts";
import type { Answer, Route, SeenRequest } from "../serve.ts";
import { type InstagramAccount, type InstagramMedia, shortcodeOf } from "./account.ts";
import { answerPage, findUnknown, formatTime, pick } from "./answer-page.ts";
import { refuse, refuseLimit, refuseUnknown } from "./refuse.ts";

const HOST = "graph.instagram.com";
const DAY = 86_400_000;
const INSIGHTS = "instagram_business_manage_insights";
const COMMON = ["views", "reach", "shares", "total_interactions"];
const METRICS: Record<InstagramMedia["product"], string[]> = {
  FEED: [...COMMON, "likes", "comments", "saved", "reposts", "follows", "profile_visits", "profile_activity"],
  REELS: [
    ...COMMON,
    ...["likes", "comments", "saved", "reposts", "reels_skip_rate"],
    ...["ig_reels_avg_watch_time", "ig_reels_video_view_total_time"],
  ],
  STORY: [...COMMON, "follows", "profile_visits", "profile_activity", "replies", "navigation"],
};
const USER_FIELDS =
  "id user_id username name account_type profile_picture_url followers_count follows_count media_count".split(
    " ",
  );
const MEDIA_FIELDS =
  "id caption media_type media_product_type permalink timestamp like_count comments_count thumbnail_url media_url shortcode username".split(
    " ",
  );

export type GraphOptions = {
  oauth: OAuthServer;
  accounts: Map<string, InstagramAccount>;
  now: () => number;
  /** Requests of 24 hours. */
  limit: () => number;
  /** Whether `/me` is wrapped in `data`, as Instagram's pages show it. */
  isWrapped: () => boolean;
};
type Asked = {
  account: InstagramAccount;
  grant: Grant;
  query: URLSearchParams;
  now: number;
  isWrapped: boolean;
};
type Work = (asked: Asked, id: string) => Answer;

/** The addresses of the Graph API with their scopes, cursors, metrics by kind of post, and limit. */
export function serveGraph({ oauth, accounts, now, limit, isWrapped }: GraphOptions): Route[] {
  let times: number[] = [];
  const route = (path: RegExp, known: string[], work: Work): Route => ({
    method: "GET",
    host: HOST,
    path,
    answer: ({ headers, query }: SeenRequest, [id = ""]) => {
      const given = query.get("access_token") ?? headers.authorization?.replace(/^Bearer /, "") ?? null;
      const grant = oauth.check(given, "instagram_business_basic");
      if (grant === "expired")
        return refuse(190, "Error validating access token: Session has expired.", { subcode: 463 });
      if (grant === "invalid") return refuse(190, "Invalid OAuth access token.");
      if (typeof grant === "string")
        return refuse(10, "Application does not have permission for this action");
      const account = accounts.get(grant.account);
      if (!account) return refuse(190, "The user has left.", { subcode: 460 });
      times = [...times.filter((time) => time > now() - DAY), now()];
      if (times.length > limit()) return refuseLimit(19, account.id);
      const unknown = [...query.keys()].find((name) => ![...known, "access_token"].includes(name));
      if (unknown) return refuse(100, `Param ${unknown} is not known.`);
      return work({ account, grant, query, now: now(), isWrapped: isWrapped() }, id);
    },
  });
  const list = ["fields", "limit", "after", "before"];
  return [
    route(/^\/v\d+\.\d+\/me$/, ["fields"], getMe),
    route(/^\/v\d+\.\d+\/(\d+)\/media$/, list, (asked, id) => listMedia(asked, id, asked.account.media)),
    route(/^\/v\d+\.\d+\/(\d+)\/stories$/, list, (asked, id) => listMedia(asked, id, asked.account.stories)),
    route(/^\/v\d+\.\d+\/(\d+)\/comments$/, list, listComments),
    route(
      /^\/v\d+\.\d+\/(\d+)\/insights$/,
      ["metric", "period", "metric_type", "since", "until"],
      (asked, id) => (id === asked.account.id ? getSeries(asked) : getInsights(asked, id)),
    ),
    route(/^\/v\d+\.\d+\/(\d+)$/, ["fields"], (asked, id) => {
      const media = findMedia(asked.account, id);
      return media ? pick(presentMedia(asked.account, media), asked.query, MEDIA_FIELDS) : refuseUnknown(id);
    }),
  ];
}

function getMe({ account, query, isWrapped }: Asked): Answer {
  const { id: user_id, ...shown } = presentUser(account);
  const user = { ...shown, id: account.appScopedId, user_id, account_type: account.type };
  const answer = pick(user, query, USER_FIELDS);
  return isWrapped && !answer.status ? { body: { data: [answer.body] } } : answer;
}

/** What anybody can see of an account. */
export function presentUser(account: InstagramAccount): Record<string, unknown> {
  return {
    id: account.id,
    username: account.username,
    name: account.name,
    profile_picture_url: `https://scontent.cdninstagram.com/picture/${account.id}`,
    followers_count: account.followers,
    follows_count: 12,
    media_count: account.media.length,
  };
}

function listMedia({ account, query }: Asked, id: string, all: InstagramMedia[]): Answer {
  if (id !== account.id) return refuseUnknown(id);
  const unknown = findUnknown(query, MEDIA_FIELDS);
  if (unknown) return refuse(100, `Tried accessing nonexisting field (${unknown})`);
  return answerPage(
    query,
    // Never more than the newest.
    all.slice(0, 10_000).map((media) => pick(presentMedia(account, media), query, MEDIA_FIELDS).body),
  );
}

export function presentMedia(account: InstagramAccount, media: InstagramMedia): Record<string, unknown> {
  const code = shortcodeOf(media);
  const kind = media.product === "REELS" ? "reel" : "p";
  const isStory = media.product === "STORY";
  return {
    id: media.id,
    ...(!isStory && { caption: `Fresh from the oven #bread ${media.id.slice(-4)}` }),
    media_type: media.type,
    media_product_type: media.product,
    permalink: isStory
      ? `https://www.instagram.com/stories/${account.username}/${media.id}`
      : `https://www.instagram.com/${kind}/${code}/`,
    timestamp: formatTime(media.at),
    shortcode: code,
    username: account.username,
    ...(!media.hidesLikes && { like_count: media.likes }),
    comments_count: media.comments,
    // A video's own address is no picture.
    ...(media.type === "VIDEO"
      ? {
          media_url: `https://scontent.cdninstagram.com/video/${media.id}?oe=1`,
          thumbnail_url: `https://scontent.cdninstagram.com/picture/${media.id}?oe=1`,
        }
      : { media_url: `https://scontent.cdninstagram.com/picture/${media.id}?oe=1` }),
  };
}

function getInsights({ account, grant, query }: Asked, id: string): Answer {
  if (!grant.scopes.includes(INSIGHTS))
    return refuse(10, "Application does not have permission for this action");
  const media = findMedia(account, id);
  if (!media) return refuseUnknown(id);
  const asked = (query.get("metric") ?? "").split(",");
  const unfit = asked.find((metric) => !METRICS[media.product].includes(metric));
  if (unfit !== undefined)
    return refuse(
      100,
      `The Media Insights API does not support the ${unfit} metric for this media product type.`,
    );
  if (media.viewers < 5) return refuse(10, "Not enough viewers for the media to show insights");
  const values: Record<string, number> = {
    views: media.views,
    reach: media.views - 400,
    likes: media.likes,
    comments: media.comments,
    shares: 14,
    saved: 27,
    total_interactions: media.likes + media.comments + 41,
    profile_visits: 8,
  };
  const data = asked.map((name) => ({
    name,
    period: "lifetime",
    values: [{ value: values[name] ?? 0 }],
    title: name,
    description: "",
    id: `${id}/insights/${name}/lifetime`,
  }));
  return { body: { data } };
}

/** 21 people come each day. */
function getSeries({ account, grant, query, now }: Asked): Answer {
  if (!grant.scopes.includes(INSIGHTS))
    return refuse(10, "Application does not have permission for this action");
  const metric = query.get("metric") ?? "";
  if (!["follower_count", "reach"].includes(metric) || query.get("period") !== "day")
    return refuse(100, "metric[0] must be one of: reach, follower_count");
  if (account.followers < 100) return refuse(10, "Not enough followers");
  const [since, until] = ["since", "until"].map((name) => Number(query.get(name)) * 1_000);
  if (!since || !until || until - since > 30 * DAY)
    return refuse(100, "There cannot be more than 30 days (2592000 s) between since and until");
  if (since < now - 91 * DAY) return refuse(100, "The days are not kept any more.");
  const values = [];
  for (let day = Math.ceil(since / DAY) * DAY; day < Math.min(until, now - (now % DAY)); day += DAY)
    values.push({ value: 21, end_time: formatTime(day + DAY + 7 * 3_600_000) });
  const id = `${account.id}/insights/${metric}/day`;
  return { body: { data: [{ name: metric, period: "day", values, title: metric, description: "", id }] } };
}

/** Every tenth comment is the account's own, the first has an answer. Without the permission the list is empty. */
function listComments({ account, grant, query }: Asked, id: string): Answer {
  const media = findMedia(account, id);
  if (!media) return refuseUnknown(id);
  const isAllowed = grant.scopes.includes("instagram_business_manage_comments");
  const all = Array.from({ length: isAllowed ? media.comments : 0 }, (_, n) => {
    const username = n % 10 === 9 ? account.username : `reader_${n % 40}`;
    const timestamp = formatTime(media.at + (media.comments - n) * 60_000);
    return {
      id: String(BigInt(media.id) + 10_000_000_000_000n + BigInt(n)),
      text: ["I love this bread!", "Too dry for me.", "Which flour is it?"][n % 3],
      timestamp,
      username,
      from: { id: `90000000000${n % 40}`, username },
      hidden: false,
      ...(n === 0 && {
        replies: {
          data: [
            {
              id: String(BigInt(media.id) + 20_000_000_000_000n),
              text: "Thank you!",
              timestamp,
              username: account.username,
            },
          ],
        },
      }),
    };
  });
  return answerPage(query, all);
}

function findMedia({ media, stories }: InstagramAccount, id: string): InstagramMedia | undefined {
  return [...media, ...stories].find((one) => one.id === id);
}
