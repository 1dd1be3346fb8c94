import { z } from "zod";
import { type RoleName, WorkspaceId } from "../access/schemas.ts";
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

/** A further workspace of an account; `members` are the people who come along, each with their role. */
export const NewWorkspace = z.object({
  account_id: z.string().max(100),
  name: StorableText.min(1, { error: "must be a name" }).max(200),
  industry: StorableText.toLowerCase().max(100).default(""),
  members: z.array(z.string().max(100)).max(1_000).default([]),
});

export const MadeWorkspace = z.object({ workspace_id: WorkspaceId });

/** What the settings are after the change. */
export const SavedSettings = z.object({
  name: z.string(),
  industry: z.string().nullable(),
  time_zone: z.string(),
  locale: z.string(),
  real_time: z.boolean(),
});

export type NewWorkspace = z.infer<typeof NewWorkspace>;
export type MadeWorkspace = z.infer<typeof MadeWorkspace>;
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

/** Somebody who is in a workspace of the account beside its owner. */
export type Colleague = {
  id: string;
  name: string;
  email: string;
  /** The most they may do in any of these workspaces. */
  role: z.infer<typeof RoleName>;
  /** Whether they work in all of them, and nowhere only look. */
  isUsual: boolean;
};

/** An account in which somebody owns a workspace, so that they may make others. */
export type OwnAccount = {
  id: string;
  name: string;
  plan: WorkspaceResource["plan"];
  /** How many there are, and how many the plan allows; null is unlimited. */
  workspaces: { used: number; limit: number | null };
  /** How many people the plan allows in a workspace. */
  seats: number;
  colleagues: Colleague[];
};
