import { z } from "zod";
import { PLATFORMS } from "../formula/names.ts";

export const PostSearchQuery = z.object({
  /** What somebody looks for, as typed. */
  words: z.string().max(100),
});

/** A post whose words were looked for. */
export const FoundPost = z.object({
  profile: z.string(),
  id: z.string(),
  platform: z.enum(PLATFORMS),
  created_at: z.iso.datetime().nullable(),
  /** The beginning of its title, or of its text. */
  words: z.string(),
});
export type FoundPost = z.infer<typeof FoundPost>;

export const FoundPosts = z.object({ posts: z.array(FoundPost) });

/** What is newest in a workspace, to be found by name. */
export const NewestThings = z.object({
  audits: z.array(
    z.object({
      id: z.string(),
      status: z.enum(["processing", "completed", "failed"]),
      started_at: z.iso.datetime(),
    }),
  ),
  drafts: z.array(
    z.object({
      id: z.string(),
      /** The beginning of its text; null while there is none. */
      words: z.string().nullable(),
      platform: z.enum(PLATFORMS),
      status: z.enum(["draft", "ready", "posted", "dropped"]),
    }),
  ),
  campaigns: z.array(
    z.object({ id: z.string(), name: z.string(), status: z.enum(["draft", "active", "completed"]) }),
  ),
});
export type NewestThings = z.infer<typeof NewestThings>;
