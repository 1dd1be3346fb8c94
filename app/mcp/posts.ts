import { z } from "zod";
import { placeOf } from "#lib/access/find-workspace-of.ts";
import { NamedWorkspace } from "#lib/access/schemas.ts";
import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { listPosts } from "#lib/posts/list-posts.ts";
import { PostPage, PostQuery, PostRow } from "#lib/posts/schemas.ts";
import { preferReplica } from "#lib/prefer-replica.ts";

const MOST = 50;
const DEFAULT = 10;
const expected = { error: `must be a whole number from 1 to ${MOST}` };

const shape = PostQuery.shape;
const Query = PostQuery.extend({
  workspace_id: NamedWorkspace,
  sort: shape.sort.meta({
    description:
      "What to order by. `percentile` compares each post with the brand's own posts of the same platform and age: the best way to find what worked.",
  }),
  order: shape.order.meta({ description: "`desc`: largest or newest first." }),
  platform: shape.platform.meta({ description: "Only posts of this platform." }),
  format: shape.format.meta({
    description:
      "Only posts of this format, as the platform names it, such as `reel`; `reply` lists replies to others.",
  }),
  from: shape.from.meta({
    description: "Only posts from this day on, YYYY-MM-DD, in the workspace's time zone.",
  }),
  to: shape.to.meta({ description: "Only posts up to this day, YYYY-MM-DD." }),
  q: shape.q.meta({ description: "Only posts with these characters in title or text." }),
  topic: shape.topic.meta({ description: "Only posts with this whole word or hashtag." }),
  after: shape.after.meta({ description: "`next` of the part before, to go on from there." }),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, expected)
    .transform(Number)
    .refine((most) => most >= 1 && most <= MOST, expected)
    .optional()
    .transform((most) => most ?? DEFAULT)
    .meta({
      wireType: "integer",
      minimum: 1,
      maximum: MOST,
      default: DEFAULT,
      description: "The most posts to return.",
    }),
});

const Row = PostRow.omit({ profile: true, picture: true }).extend({
  interactions: PostRow.shape.interactions.meta({
    description: "Likes, comments, shares, quotes and saves, those that are known; null is not known.",
  }),
  views: PostRow.shape.views.meta({ description: "Impressions or, where the platform tells none, views." }),
  engagement: PostRow.shape.engagement.meta({
    description: "Interactions per hundred impressions, views or accounts reached.",
  }),
  age_days: PostRow.shape.age_days.meta({ description: "Days between the post and its figures." }),
  place: PostRow.shape.place.meta({
    description:
      "Where the post stands among the brand's own posts of its platform at the same age: `percentile` 0 to 100, `among` how many posts; null among too few.",
  }),
});
const Answer = PostPage.extend({
  posts: z.array(Row),
  next: PostPage.shape.next.meta({ description: "Pass as `after` for the next part; null at the end." }),
  total: PostPage.shape.total.meta({
    description: "How many posts the filter leaves; only with the first part.",
  }),
});

const get = operation({
  id: "listPosts",
  summary: "List posts",
  description:
    "The posts of the brand's connected accounts with their figures, each with its place among the others.",
  plan: "pro",
  scope: "score:read",
  query: Query,
  response: Answer,
  problems: ["Not Found"],
  placeOf: ({ caller, query }) => placeOf(caller, query.workspace_id),
  handle: ({ caller, query: { workspace_id: _, limit, ...query } }) =>
    preferReplica(() => listPosts(caller, query, { limit })),
});

export const { GET } = route({ GET: get }, keyDoor);
