import type { Platform } from "#lib/formula/names.ts";

/** A platform as its stand-in has it: what a person meets on the way from its page of consent to its figures. */
export type Row = {
  platform: Platform;
  /** Without the @. */
  handle: string;
  followers: string;
  posts: number;
  comments: number;
  /** LinkedIn keeps logos behind another product. */
  hasPicture: boolean;
  /** A part of the address whose answer is held back, so that the reading can be watched. */
  slowAt: string;
  /** What the page says meanwhile. */
  slowWords: RegExp;
  /** A permission without which nothing can be read. */
  permission: string;
  /** An account of a kind that cannot be read, and what is said to be needed; null where each can. */
  unfit: { account: string; needs: string } | null;
};

/** All that can be connected. */
export const ROWS: readonly Row[] = [
  {
    platform: "instagram",
    handle: "millstonebakery",
    followers: "18,400 followers",
    posts: 62,
    comments: 90,
    hasPicture: true,
    slowAt: "/media",
    slowWords: /^Reading posts …/,
    permission: "instagram_business_basic",
    unfit: { account: "personal", needs: "a business or creator account" },
  },
  {
    platform: "linkedin",
    handle: "quarrymill",
    followers: "5,230 followers",
    posts: 60,
    comments: 90,
    hasPicture: false,
    slowAt: "/rest/posts",
    slowWords: /^Reading .+ …/,
    permission: "r_organization_social",
    unfit: { account: "nobody", needs: "a company page" },
  },
  {
    platform: "pinterest",
    handle: "fernjoinery",
    followers: "1,210 followers",
    posts: 54,
    comments: 0,
    hasPicture: true,
    slowAt: "/v5/pins",
    slowWords: /^Reading (the account|posts) …/,
    permission: "pins:read",
    unfit: { account: "personal", needs: "a business account" },
  },
  {
    platform: "tiktok",
    handle: "harbourteahouse",
    followers: "31,400 followers",
    posts: 60,
    comments: 0,
    hasPicture: true,
    slowAt: "/v2/video/list/",
    slowWords: /^Reading (the account|posts) …/,
    permission: "video.list",
    unfit: null,
  },
  {
    platform: "twitter",
    handle: "lindentea",
    followers: "8,400 followers",
    posts: 60,
    comments: 90,
    hasPicture: true,
    slowAt: "/mentions",
    slowWords: /^Reading (posts|comments) …/,
    permission: "tweet.read",
    unfit: null,
  },
  {
    platform: "youtube",
    handle: "harbourbakery",
    followers: "48,200 subscribers",
    posts: 60,
    comments: 90,
    hasPicture: true,
    slowAt: "/youtube/v3/commentThreads",
    slowWords: /^Reading .+ …/,
    permission: "https://www.googleapis.com/auth/youtube.readonly",
    unfit: { account: "nobody", needs: "a YouTube channel" },
  },
];
