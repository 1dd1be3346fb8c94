import { z } from "zod";
import { PLATFORMS, type Platform } from "../formula/names.ts";

export const PlatformsQuery = z.object({
  workspace_id: z.string().optional(),
});

const common = {
  name: z.enum(PLATFORMS),
  status: z.enum(["connected", "reconnect_required", "error"]),
  last_sync: z.iso.datetime().nullable(),
};
const audience = z.int().nullable().meta({ description: "null while it is not known." });

export const PlatformEntry = z.union([
  z.object({ ...common, name: z.literal("youtube"), subscribers: audience, handle: z.string() }),
  z.object({ ...common, followers: audience, handle: z.string() }),
]);

export const PlatformList = z
  .object({
    platforms: z.array(PlatformEntry),
    total_connected: z.int(),
    available: z.array(z.enum(PLATFORMS)),
  })
  .meta({ id: "PlatformList" });

/** What is left of a connection that was ended. */
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
  /** Of the connection, else of the newest file that was sent; without the @. */
  handle: string | null;
  /** Followers or subscribers; null while it is not known. */
  audience: number | null;
  posts: number;
  /** Newest day that any figure is dated at, `YYYY-MM-DD`. */
  lastDay: string | null;
  /** The newest day lies more than 35 days back. */
  isStale: boolean;
};

export type PlatformList = z.infer<typeof PlatformList>;
