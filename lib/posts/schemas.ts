import { z } from "zod";
import { PLATFORMS } from "../formula/names.ts";
import { type COMMENT_TONES, MAX_FORMAT, MAX_SEARCH, ORDERS, SORTS } from "./values.ts";

export type Sort = (typeof SORTS)[number];

const PAGE = 100;

const day = z.iso.date({ error: "must be a date, YYYY-MM-DD" });

/** Which posts, in which order. Days are those of the workspace, inclusive; `q` is looked for in title and text, `topic` as a whole word or hashtag there. */
export const PostFilter = z.object({
  sort: z.enum(SORTS).default("date"),
  order: z.enum(ORDERS).default("desc"),
  platform: z.enum(PLATFORMS).optional(),
  format: z.string().min(1).max(MAX_FORMAT).optional(),
  from: day.optional(),
  to: day.optional(),
  q: z.string().trim().min(1).max(MAX_SEARCH).optional(),
  topic: z.string().trim().min(1).max(MAX_SEARCH).optional(),
});
export type PostFilter = z.infer<typeof PostFilter>;

/** A part of the list: behind the post that `after` stands for, or its beginning. */
export const PostQuery = PostFilter.extend({ after: z.string().max(600).optional() });
export type PostQuery = z.infer<typeof PostQuery>;
export const POSTS_PER_PAGE = PAGE;

const count = z.number().nullable();

/** Where a post stands among the brand's own posts of its platform whose figures are as old. */
export const PostPlace = z.object({
  /** 0 to 100: the share of posts with fewer interactions; of those with as many, half. */
  percentile: z.number().min(0).max(100),
  /** How many posts it stands among, itself included once its figures have settled. */
  among: z.int(),
});
export type PostPlace = z.infer<typeof PostPlace>;

/** A post with its figures; null is not known. */
export const PostRow = z.object({
  profile: z.string(),
  id: z.string(),
  platform: z.enum(PLATFORMS),
  handle: z.string(),
  created_at: z.iso.datetime().nullable(),
  title: z.string().nullable(),
  text: z.string().nullable(),
  url: z.string().nullable(),
  format: z.string().nullable(),
  /** The digest of its small picture, by which that is asked for; null where none is kept. */
  picture: z.string().nullable(),
  is_reply: z.boolean(),
  likes: count,
  comments: count,
  shares: count,
  saves: count,
  reach: count,
  /** Likes, comments, shares, quotes and saves, those that are known. */
  interactions: count,
  /** Impressions or, where the platform tells none, views. */
  views: count,
  /** Interactions in a hundred impressions, views or accounts reached, the first of them that is known. */
  engagement: count,
  /** Days between the post and its figures; from `SETTLED_AGE` on they have settled. */
  age_days: z.int().nullable(),
  place: PostPlace.nullable(),
});
export type PostRow = z.infer<typeof PostRow>;

export const PostPage = z.object({
  posts: z.array(PostRow),
  /** Of the next part; null at the end. */
  next: z.string().nullable(),
  /** How many posts the filter leaves; only with the first part. */
  total: z.int().nullable(),
});
export type PostPage = z.infer<typeof PostPage>;

/** What a post had on a day. */
export type GrowthPoint = { day: string; interactions: number | null; views: number | null };

export type CommentTone = (typeof COMMENT_TONES)[number];

/** A comment below a post and what it is, by the classifier or by a person's word. */
export type PostComment = {
  id: string;
  /** ISO 8601. */
  at: string | null;
  text: string;
  tone: CommentTone;
  isCorrected: boolean;
};
