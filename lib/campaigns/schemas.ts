import { z } from "zod";
import { PageFacts, PageQuery } from "../paging/schemas.ts";
import { Instant } from "../score/schemas.ts";
import { StorableText } from "../text/schemas.ts";
import { DEFAULT_WEEKS, MAX_WEEKS } from "./values.ts";

const MAX_PHASES = 50;
/** Longer lists of week numbers are refused unread; more than a campaign can have, so that those get the title of a duration. */
const MAX_WEEKS_LISTED = 1_000;
const MAX_OBJECTIVE = 2_000;
const STATUSES = ["draft", "active", "completed"] as const;

/** Trimmed text of one line with a maximum length in Unicode code points. */
const line = (max: number, description: string, example: string) => {
  const expected = { error: `must be text of 1 to ${max} characters` };
  return z
    .string(expected)
    .pipe(StorableText)
    .refine((text) => text !== "" && [...text].length <= max, expected)
    .meta({ description, examples: [example], minLength: 1, maxLength: max });
};

const objective = z
  .string({ error: "must be text" })
  .trim()
  .refine((text) => [...text].length <= MAX_OBJECTIVE, {
    error: `must have at most ${MAX_OBJECTIVE} characters`,
  })
  .refine((text) => !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text), {
    error: "must be text without control characters, except line breaks and tabs",
  })
  .meta({
    description: "What the campaign should achieve. Blank text means none.",
    examples: ["Make the winter collection known before the first snow."],
    maxLength: MAX_OBJECTIVE,
  });

const durationExpected = `must be a whole number from 1 to ${MAX_WEEKS}`;
const duration = z
  .number({ error: durationExpected })
  .refine((weeks) => Number.isInteger(weeks), { error: durationExpected })
  .refine((weeks) => !Number.isInteger(weeks) || (weeks >= 1 && weeks <= MAX_WEEKS), {
    error: durationExpected,
    params: { title: "Invalid Duration" },
  })
  .meta({
    wireType: "integer",
    minimum: 1,
    maximum: MAX_WEEKS,
    description: `Weeks from start to end. Default: the sum of the phases' weeks, or ${DEFAULT_WEEKS} if no phase has weeks.`,
    examples: [10],
  });

const weeksExpected = { error: "must be a number of weeks, at least 1, or a list of week numbers" };
const wholeNumber = z
  .number()
  .refine((value) => Number.isInteger(value), weeksExpected)
  .meta({ wireType: "integer" });
const weeks = z
  .union(
    [
      wholeNumber.refine((count) => count >= 1, weeksExpected).meta({ wireType: "integer", minimum: 1 }),
      z.array(wholeNumber).min(1).max(MAX_WEEKS_LISTED),
    ],
    weeksExpected,
  )
  .meta({
    description:
      "A number of weeks, or the week numbers themselves, starting at 1. Use the same form for every phase, or leave it out for all: the campaign's weeks are then split evenly.",
    examples: [3, [1, 2, 3]],
  });

const phases = z
  .array(
    z
      .object(
        {
          name: line(100, "The phase's name.", "Teaser"),
          weeks: weeks.optional(),
        },
        { error: "must be an object with a name and, optionally, weeks" },
      )
      .meta({ id: "PhasePlan", description: "A phase as you plan it." }),
    { error: "must be a list of phases" },
  )
  .min(1, { error: "must have at least one phase" })
  .max(MAX_PHASES, { error: `must have at most ${MAX_PHASES} phases` })
  .meta({
    description: "Default: the standard arc of Foundation, Build, Peak and Echo.",
    examples: [
      [
        { name: "Teaser", weeks: 2 },
        { name: "Launch", weeks: 4 },
      ],
    ],
  });

const name = line(200, "The campaign's name.", "Winter launch");
const startDate = Instant.meta({
  description:
    "When the campaign starts, in the future: a timestamp with an offset, or a date for 00:00 UTC on that day.",
  examples: ["2027-01-11", "2027-01-11T09:00:00+01:00"],
});

/** The fields of a new campaign; `checkPlanAt` adds what depends on the time and on several fields. */
export const CampaignBody = z.object({
  name,
  objective: objective.optional(),
  start_date: startDate,
  duration_weeks: duration.optional(),
  phases: phases.optional(),
});

/** What can be changed of a campaign; the last three fields only while it is a draft. */
export const CampaignChanges = CampaignBody.partial().extend({
  duration_weeks: duration.optional().meta({
    description:
      "Weeks from start to end, 1 to 104. If left out, it stays as it is or, when phases with weeks are sent, becomes their sum. Sent on its own, it splits a standard arc again.",
    examples: [10],
  }),
});

export const CampaignParams = z.object({
  campaign_id: z
    .string()
    .meta({ description: "The campaign's identifier.", examples: ["cmp_7Hq2Lw9ZkT4sVb1XyR8mNd"] }),
});

export const CampaignQuery = z.object({
  status: z
    .enum(STATUSES, { error: "must be active, completed or draft" })
    .optional()
    .meta({ description: "Only campaigns in this state. Default: all." }),
  ...PageQuery.shape,
});

/** The phases as they are kept with a campaign. */
export const StoredPhases = z.array(z.object({ name: z.string(), weeks: z.array(z.int()) }));

const CampaignPhase = z
  .object({
    name: z.string().meta({ description: "The phase's name.", examples: ["Foundation"] }),
    weeks: z.array(z.int()).meta({
      description: "Its week numbers, counted from the start of the campaign: the first is 1.",
      examples: [[1, 2, 3]],
    }),
    status: z
      .enum(["upcoming", "active", "completed"])
      .meta({ description: "Whether the phase is still to come, under way or over." }),
  })
  .meta({ id: "CampaignPhase" });

const score = (description: string) =>
  z
    .number()
    .nullable()
    .meta({ description, examples: [54.2] });

const facts = {
  id: z
    .string()
    .meta({ description: "The campaign's identifier.", examples: ["cmp_7Hq2Lw9ZkT4sVb1XyR8mNd"] }),
  name: z.string().meta({ description: "The campaign's name." }),
  status: z
    .enum(STATUSES)
    .meta({ description: "draft until its start, active until its end, then completed." }),
};
const phaseList = z.array(CampaignPhase).meta({ description: "The phases, in order." });
const createdAt = z.iso.datetime().meta({ description: "When the campaign was created." });

export const NewCampaign = z
  .object({ ...facts, status: z.literal("draft"), phases: phaseList, created_at: createdAt })
  .meta({ id: "NewCampaign" });

const entry = {
  ...facts,
  current_phase: z.string().meta({
    description:
      "Name of the current phase in lower case: the first for a draft, the last for a completed campaign.",
    examples: ["build"],
  }),
  phase_progress: z
    .int()
    .min(0)
    .max(100)
    .meta({
      description: "How much of the current phase's time has passed, in whole percent.",
      examples: [42],
    }),
  score_at_start: score(
    "The score when the campaign started or, for a draft, when it was created; null if there was none.",
  ),
  score_current: score("The workspace's current score; null if there is none."),
  score_delta: z
    .string()
    .nullable()
    .meta({
      description:
        "score_current minus score_at_start, signed; null if either is missing or if they come from different versions of the formula.",
      examples: ["+3.4"],
    }),
  created_at: createdAt,
};

export const CampaignEntry = z.object(entry).meta({ id: "CampaignEntry" });

export const CampaignList = z
  .object({
    campaigns: z.array(CampaignEntry).meta({ description: "Newest first." }),
    ...PageFacts,
  })
  .meta({ id: "CampaignList" });

export const Campaign = z
  .object({
    ...entry,
    phases: phaseList,
    objective: z
      .string()
      .nullable()
      .meta({ description: "What the campaign should achieve; null if not given." }),
    start_date: z.iso.datetime().meta({ description: "When the campaign starts or started." }),
    duration_weeks: z.int().meta({ description: "Weeks from start to end.", examples: [10] }),
  })
  .meta({ id: "Campaign" });

export const DeletedCampaign = z
  .object({ id: facts.id, deleted: z.literal(true).meta({ description: "Always true." }) })
  .meta({ id: "DeletedCampaign" });

export type CampaignInput = z.infer<typeof CampaignBody>;
export type CampaignChanges = z.infer<typeof CampaignChanges>;
export type CampaignQuery = z.infer<typeof CampaignQuery>;
export type CampaignStatus = (typeof STATUSES)[number];
export type NewCampaign = z.infer<typeof NewCampaign>;
export type CampaignEntry = z.infer<typeof CampaignEntry>;
export type CampaignList = z.infer<typeof CampaignList>;
export type Campaign = z.infer<typeof Campaign>;
/** A phase with the numbers of its weeks, from 1 on. */
export type PlannedPhase = z.infer<typeof StoredPhases>[number];
/** A phase with its first and last UTC day. */
export type PhaseDays = { name: string; first_day: string; last_day: string };
/** A campaign that something can be planned for. */
export type CampaignChoice = { id: string; name: string; phases: PhaseDays[] };
/** The plan of a campaign as a caller asks for it. */
export type AskedPlan = Pick<CampaignChanges, "duration_weeks" | "phases">;

/** What a window brought over what the days before it let expect. */
export type Lift = {
  /** Engagements of the window, and what would have been without it, from `low` to `high` with 90 %. */
  actual: number;
  projected: number;
  low: number;
  high: number;
  /** Actual over projected less 1, with its 90 % interval. */
  lift: number;
  liftLow: number;
  liftHigh: number;
  /** How many windows of the past the interval rests on. */
  windows: number;
};

/** Why that cannot be told. */
export type NoLift =
  | { refused: "history" /** In days. */; needed: number; known: number }
  | { refused: "too few"; projected: number };
