import { z } from "zod";

const examples = ["ws_4fQ1xYk2Lr8mNc6TzB0pWd"];

/** The workspace that an answer is about. */
export const WorkspaceId = z.string().meta({ description: "The workspace's identifier.", examples });

/** What a member may do, the most first. */
export const RoleName = z.enum(["owner", "admin", "editor", "viewer"]);

/** The workspace that a request names, for `resolveWorkspace`. */
export const NamedWorkspace = z.string().optional().meta({
  description: "The workspace to use. Default: the key's own.",
  examples,
});
