import { z } from "zod";
import { WorkspaceId } from "../access/schemas.ts";
import { PageFacts } from "../paging/schemas.ts";
import { Locale, TimeZone } from "../region/schemas.ts";
import { StorableText } from "../text/schemas.ts";

export const Workspace = z
  .object({
    id: WorkspaceId,
    name: z.string().meta({ description: "Name of the brand.", examples: ["Harbour Bakery"] }),
    plan: z.enum(["creator", "pro", "agency", "enterprise"]).meta({ description: "Plan of the account." }),
    billing_period: z
      .enum(["monthly", "annual"])
      .meta({ description: "Audits are counted by the month either way." }),
    team_members: z.int().min(0).meta({ description: "People who can sign in to the workspace." }),
    team_limit: z.int().min(1).meta({ description: "How many the plan allows." }),
    platforms_connected: z.int().min(0).meta({ description: "How many have the status `connected`." }),
    platform_limit: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: "How many the plan allows; null means unlimited." }),
    audits_used: z.int().min(0).meta({ description: "Audits used in the plan's current month." }),
    audits_limit: z.int().min(0).nullable().meta({ description: "Audits per month; null means unlimited." }),
    current_service_score: z
      .number()
      .nullable()
      .meta({ minimum: 0, maximum: 100, description: "Composite score; null before the first audit." }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Workspace", description: "A workspace, its plan, and how much of it is used." });

const WorkspaceEntry = z
  .object({
    workspace_id: WorkspaceId,
    name: z.string().meta({ description: "Name of the brand.", examples: ["Harbour Bakery"] }),
    is_primary: z
      .boolean()
      .meta({ description: "Whether its keys can also be used for the account's other workspaces." }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "WorkspaceEntry", description: "A workspace the key has access to." });

export const WorkspaceList = z
  .object({ workspaces: z.array(WorkspaceEntry), ...PageFacts })
  .meta({ id: "WorkspaceList", description: "A page of the workspaces the key has access to." });

/** What the people of a workspace may change of it. */
export const Settings = z.object({
  name: StorableText.min(1, { error: "must be a name" }).max(200).optional(),
  industry: StorableText.toLowerCase().max(100).optional(),
  time_zone: TimeZone.optional(),
  locale: Locale.optional(),
  /** Whether the score follows the newest figures, without waiting for an audit. */
  real_time: z.boolean().optional(),
});

/** What they are after the change. */
export const SavedSettings = z.object({
  name: z.string(),
  industry: z.string().nullable(),
  time_zone: z.string(),
  locale: z.string(),
  real_time: z.boolean(),
});

export type SettingsInput = z.infer<typeof Settings>;
export type WorkspaceResource = z.infer<typeof Workspace>;
export type WorkspaceList = z.infer<typeof WorkspaceList>;

/** A first step of a workspace; `platform` is a second one. */
export type SetupStepName =
  | "data"
  | "audit"
  | "recommendation"
  | "competitor"
  | "campaign"
  | "key"
  | "platform"
  | "industry";
export type SetupStep = { name: SetupStepName; isDone: boolean };
