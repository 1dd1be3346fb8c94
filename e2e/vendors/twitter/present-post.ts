import type { XPost } from "./x-account.ts";

export type Dialect = "tweet" | "post";
/** What was asked for. */
export type Wanted = { fields: readonly string[]; expansions: readonly string[] };

const DAY = 86_400_000;
const HIDDEN_FOR = 30 * DAY;

/** A post as X gives it: what was not asked for, and what is empty, is left out. */
export function presentPost(
  post: XPost,
  { fields, expansions }: Wanted,
  dialect: Dialect,
  reader: string,
  now: number,
) {
  const hasAuthor = fields.includes("author_id") || expansions.includes("author_id");
  const isHiddenTold = post.author === reader && now - post.at < HIDDEN_FOR;
  const hidden = { url_link_clicks: 3, user_profile_clicks: 2 };
  const counted = {
    [dialect === "tweet" ? "retweet_count" : "repost_count"]: post.likes % 5,
    reply_count: post.likes % 3,
    like_count: post.likes,
  };
  const told: Record<string, unknown> = {
    created_at: new Date(post.at).toISOString(),
    public_metrics: {
      ...counted,
      quote_count: 1,
      bookmark_count: 2,
      impression_count: 100 + post.likes * 20,
    },
    conversation_id: post.answers ?? post.id,
    ...(post.media && { attachments: { media_keys: [`${post.media}_${post.id}`] } }),
    ...(post.answers && { referenced_tweets: [{ type: "replied_to", id: post.answers }] }),
    ...(isHiddenTold && {
      non_public_metrics: { impression_count: 100 + post.likes * 20, ...hidden },
      organic_metrics: { ...counted, impression_count: 100 + post.likes * 20, ...hidden },
    }),
  };
  const asked = fields.flatMap((name) => (name in told ? [[name, told[name]]] : []));
  return {
    id: post.id,
    text: post.text,
    [dialect === "tweet" ? "edit_history_tweet_ids" : "edit_history_post_ids"]: [post.id],
    ...(hasAuthor && { author_id: post.author }),
    ...Object.fromEntries(asked),
  };
}

/** Hidden figures of posts that are too old, or somebody else's: X leaves them out and says so beside the data. */
export function listRefusals(posts: readonly XPost[], { fields }: Wanted, reader: string, now: number) {
  const hidden = fields.filter((name) => name === "non_public_metrics" || name === "organic_metrics");
  return posts
    .filter((post) => post.author !== reader || now - post.at >= HIDDEN_FOR)
    .flatMap(({ id }) =>
      hidden.map((field) => ({
        title: "Field Authorization Error",
        type: "https://api.x.com/2/problems/not-authorized-for-field",
        detail: `Sorry, you are not authorized to access '${field}' on the Post with id : [${id}].`,
        resource_id: id,
        resource_type: "tweet",
        field,
        section: "data",
      })),
    );
}

/** What a post shows, once each. @param asked for of it, beside its key and type */
export function presentMedia(posts: readonly XPost[], asked: readonly string[]) {
  const address = (name: string, id: string) =>
    asked.includes(name) && { [name]: `https://pbs.twimg.com/media/${id}.jpg` };
  return posts.flatMap(({ id, media }) =>
    media
      ? [
          {
            media_key: `${media}_${id}`,
            type: media === "13" ? "video" : "photo",
            ...(media === "13" && { duration_ms: 12_400, public_metrics: { view_count: 1_854 } }),
            ...(media === "13" ? address("preview_image_url", id) : address("url", id)),
          },
        ]
      : [],
  );
}
