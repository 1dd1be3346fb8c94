import { z } from "zod";
import { StorableText } from "../text/schemas.ts";

export const Workspace = z
  .object({
    id: z.string().meta({ examples: ["ws_4fQ1xYk2Lr8mNc6TzB0pWd"] }),
    name: z.string(),
    plan: z.enum(["creator", "pro", "agency", "enterprise"]),
    billing_period: z.enum(["monthly", "annual"]),
    team_members: z.int(),
    team_limit: z.int(),
    platforms_connected: z.int(),
    platform_limit: z.int().nullable().meta({ description: "null: unlimited" }),
    audits_used: z.int().meta({ description: "Runs used in the current month of the plan." }),
    audits_limit: z.int().nullable().meta({ description: "null: unlimited" }),
    current_service_score: z
      .number()
      .nullable()
      .meta({ description: "Composite score; null before the first audit." }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Workspace" });

/** What the people of a workspace may change of it. */
export const Settings = z.object({
  name: StorableText.min(1, { error: "expected a name" }).max(200).optional(),
  industry: StorableText.toLowerCase().max(100).optional(),
});

/** What they are after the change. */
export const SavedSettings = z.object({ name: z.string(), industry: z.string().nullable() });

export type SettingsInput = z.infer<typeof Settings>;
export type WorkspaceResource = z.infer<typeof Workspace>;
