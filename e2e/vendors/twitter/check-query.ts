import type { Dialect } from "./present-post.ts";

const COMMON =
  "created_at,public_metrics,attachments,conversation_id,lang,non_public_metrics,organic_metrics";
/** As X's contract lists them in version 2.166 and in 2.167. */
const FIELDS: Record<Dialect, string[]> = {
  tweet: `${COMMON},author_id,in_reply_to_user_id,note_tweet,referenced_tweets`.split(","),
  post: `${COMMON},note_post`.split(","),
};
const EXPANSIONS: Record<Dialect, string[]> = {
  tweet: ["author_id", "attachments.media_keys", "in_reply_to_user_id", "referenced_tweets.id"],
  post: ["author_id", "attachments.media_keys", "in_reply_to_user_id", "referenced_posts"],
};
const USER_FIELDS = [
  "created_at",
  "description",
  "public_metrics",
  "profile_image_url",
  "protected",
  "verified",
];
const MEDIA_FIELDS = ["type", "public_metrics", "duration_ms", "media_key", "url", "preview_image_url"];
const TIMELINE = [
  "max_results",
  "pagination_token",
  "start_time",
  "end_time",
  "since_id",
  "until_id",
  "expansions",
];

export type Kind = "timeline" | "mentions" | "lookup" | "user";

/** Why X refuses a query: parameters and values that it does not know, in its own words; null when it takes it. */
export function findQueryFault(kind: Kind, query: URLSearchParams, dialect: Dialect): string | null {
  const lists: Record<string, readonly string[]> = {
    "user.fields": USER_FIELDS,
    ...(kind !== "user" && {
      [`${dialect}.fields`]: FIELDS[dialect],
      expansions: EXPANSIONS[dialect],
      "media.fields": MEDIA_FIELDS,
    }),
    ...(kind === "timeline" && { exclude: ["replies", "retweets"] }),
  };
  const plain = kind === "lookup" ? ["ids"] : kind === "user" ? [] : TIMELINE;
  for (const [name, value] of query) {
    const allowed = lists[name];
    if (!allowed && !plain.includes(name))
      return `The query parameter [${name}] is not one of [${plain.join()}]`;
    const unknown = allowed && value.split(",").find((one) => !allowed.includes(one));
    if (unknown !== undefined)
      return `The \`${name}\` query parameter value [${unknown}] is not one of [${allowed}]`;
    if (name.endsWith("_id") && !/^\d{1,19}$/.test(value))
      return `The \`${name}\` query parameter value is not valid`;
    if (name.endsWith("_time") && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value))
      return `The \`${name}\` query parameter value [${value}] is not a valid RFC3339 date-time`;
  }
  const most = Number(query.get("max_results") ?? 10);
  if (!(most >= 5 && most <= 100))
    return `The \`max_results\` query parameter value [${most}] is not between 5 and 100`;
  if (query.has("since_id") && query.has("start_time")) return "since_id and start_time exclude each other";
  return null;
}
