import { z } from "zod";
import { PLATFORMS } from "../formula/names.ts";

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

export type PlatformList = z.infer<typeof PlatformList>;
