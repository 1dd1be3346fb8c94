import { z } from "zod";
import { NamedWorkspace } from "../access/schemas.ts";
import { type Pillar, PLATFORMS, type Platform } from "../formula/names.ts";
import { PlatformName } from "../score/schemas.ts";

export const PlatformsQuery = z.object({ workspace_id: NamedWorkspace });

const status = z
  .enum(["connected", "reconnect_required", "error"])
  .meta({ description: "Only `connected` platforms count towards scores and audits." });
const lastSync = z.iso
  .datetime()
  .nullable()
  .meta({ description: "When figures were last read; null if they never were." });
const audience = z.int().min(0).nullable().meta({ description: "Null while it is not known." });
const handle = z
  .string()
  .meta({ description: "The profile's handle, without the @.", examples: ["harbourbakery"] });
const WITH_FOLLOWERS = PLATFORMS.filter((name) => name !== "youtube");

export const PlatformEntry = z
  .discriminatedUnion("name", [
    z
      .object({
        name: z.literal("youtube"),
        status,
        last_sync: lastSync,
        subscribers: audience,
        handle,
      })
      .meta({
        id: "VideoPlatformEntry",
        description: "The video platform, where the audience is counted in subscribers.",
      }),
    z
      .object({
        name: z.enum(WITH_FOLLOWERS),
        status,
        last_sync: lastSync,
        followers: audience,
        handle,
      })
      .meta({
        id: "FollowerPlatformEntry",
        description: "A platform where the audience is counted in followers.",
      }),
  ])
  .meta({ id: "PlatformEntry", description: "A platform of the workspace." });

export const PlatformList = z
  .object({
    platforms: z.array(PlatformEntry),
    total_connected: z.int().min(0).meta({ description: "How many have the status `connected`." }),
    available: z.array(PlatformName).meta({ description: "Platforms that could still be connected." }),
  })
  .meta({ id: "PlatformList", description: "The platforms of a workspace." });

/** The answer to disconnecting a platform. */
export const Disconnected = z.object({ platform: z.enum(PLATFORMS), disconnected: z.literal(true) });

/** What is kept of a platform, connected or not. */
export type PlatformFacts = {
  platform: Platform;
  /** The platform counts in scores and audits; null while it is not connected. */
  connection: {
    status: "connected" | "reconnect_required" | "error";
    /** ISO 8601. */
    lastSync: string | null;
  } | null;
  /** Of the connection, else of the newest file that was sent, else of what was disconnected; without the @. */
  handle: string | null;
  /** Of the other profiles that are connected there. */
  otherHandles: string[];
  /** Followers or subscribers of the profile with that handle; Null while it is not known. */
  audience: number | null;
  /** Of all profiles there. */
  posts: number;
  /** Newest day that any figure is dated at, `YYYY-MM-DD`. */
  lastDay: string | null;
  /** Newest day of those on which every post is known; null when there is none. */
  postsUntil: string | null;
  /** Days within the 18 weeks before `postsUntil` that no file of posts covers; null without such a hole. */
  missing: { from: string; to: string } | null;
  /** The newest day, or the newest on which posts are known, lies more than 35 days back. */
  isStale: boolean;
};

/** On which days a profile has what; UTC days, YYYY-MM-DD. */
export type ProfileCoverage = {
  profileId: string;
  platform: Platform;
  /** Without the @. */
  handle: string;
  /** First and last day that anything is dated at. */
  from: string;
  to: string;
  parts: {
    kind: "posts" | "followers" | "comments";
    /** How many days have any. */
    days: number;
    /** Equal parts of the days from first to last, each with the share of its days that have any, 0 to 1. */
    cells: number[];
  }[];
};

/** What a usual post achieves, in the median, in the last 13 weeks and before. */
export type PostTrend = {
  /** What is counted: "interactions", "views", "impressions", "accounts reached". */
  unit: string;
  now: number;
  before: number;
  /** `now` by `before`. */
  times: number;
  isBeyondNoise: boolean;
  /** The same weeks of the year before, or the 13 weeks before. */
  against: "year" | "quarter";
};
export type PostTrends = { [platform in Platform]?: PostTrend };

/** What is known of the audience of a profile, own or watched. */
export type KnownAudience = {
  platform: Platform;
  /** Without the @. */
  handle: string;
  role: "own" | "watched";
  /** The newest figure, with its UTC day `YYYY-MM-DD`; null while there is none. */
  newest: { followers: number; day: string } | null;
};

export type PlatformList = z.infer<typeof PlatformList>;

/** What became of an attempt to connect an account: the dashboard has a sentence for each. */
export const CONNECT_RESULTS = [
  "connected",
  "choose",
  "denied",
  "refused",
  "state",
  "code",
  "permission",
  "unfit",
  "limit",
  "later",
  "not_set_up",
] as const;
export type ConnectResult = (typeof CONNECT_RESULTS)[number];

/** The answer to asking for a sync: how many profiles are read. */
export const SyncsAsked = z.object({ profiles: z.int().min(0) });

export type SyncFacts = {
  status: string;
  /** What it reads at the moment; null before it begins. */
  step: string | null;
  posts: number;
  comments: number;
  /** ISO 8601; null while it runs. */
  completedAt: string | null;
  /** What could not be read and why, in words for a person. */
  missing: string[];
  error: string | null;
};

/** An account that is connected by its platform's own interface. */
export type ConnectedAccount = {
  profileId: string;
  platform: Platform;
  /** Without the @. */
  handle: string;
  name: string | null;
  followers: number | null;
  status: string;
  /** Why it is not `connected`, in words for a person. */
  problem: string | null;
  hasPicture: boolean;
  /** The newest one; null before the first. */
  sync: SyncFacts | null;
};

/** The answer to watching somebody else's profile. */
export const WatchedProfile = z.object({
  profile_id: z.string(),
  platform: z.enum(PLATFORMS),
  /** Without the @, as the platform writes it where it was looked up. */
  handle: z.string(),
  role: z.literal("watched"),
  /** From its platform every night, or only what is imported for it. */
  reading: z.enum(["nightly", "import"]),
  /** Why it is not read, with what there is to do; null when it is. */
  why: z.string().nullable(),
});
export type WatchedProfile = z.infer<typeof WatchedProfile>;

/** The answer to the end of watching a profile. */
export const WatchingEnded = z.object({
  platform: z.enum(PLATFORMS),
  handle: z.string(),
  removed: z.literal(true),
});

/** Somebody else's profile, as the page of platforms shows it. */
export type WatchedAccount = ConnectedAccount & {
  reading: WatchedProfile["reading"];
  /** Why it is not read, with what there is to do; null when it is, or could be. */
  why: string | null;
};

export type ComparedProfile = {
  profileId: string;
  /** Without the @. */
  handle: string;
  role: "own" | "watched";
  /** Newest figure; Null while it is not known. */
  followers: number | null;
};

/** Own and watched profiles on a platform, measured by the same inputs. */
export type ComparedPlatform = {
  platform: Platform;
  profiles: ComparedProfile[];
  inputs: {
    key: string;
    pillar: Pillar;
    /** In the field's words. */
    input: string;
    unit: string;
    /** In the order of the profiles; null where it is not known of one. */
    values: ({
      value: number;
      /** Place among the reference accounts, 0 to 100. */
      percentile: number;
      /** 0 to 1: how much the figure rests on. */
      confidence: number;
    } | null)[];
  }[];
};
