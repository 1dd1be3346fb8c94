import { z } from "zod";
import { PageFacts, PageQuery } from "../paging/schemas.ts";
import { Instant } from "../score/schemas.ts";
import { StorableText } from "../text/schemas.ts";

export const MAX_WEEKS = 104;
export const DEFAULT_WEEKS = 12;
const MAX_PHASES = 50;
/** Longer lists of week numbers are refused unread; more than a campaign can have, so that those get the title of a duration. */
const MAX_WEEKS_LISTED = 1_000;
const MAX_OBJECTIVE = 2_000;
const STATUSES = ["draft", "active", "completed"] as const;

/** Trimmed text of one line with a maximum length in Unicode code points. */
const line = (max: number, description: string, example: string) => {
  const expected = { error: `expected text of 1 to ${max} characters` };
  return z
    .string(expected)
    .pipe(StorableText)
    .refine((text) => text !== "" && [...text].length <= max, expected)
    .meta({ description, examples: [example], minLength: 1, maxLength: max });
};

const objective = z
  .string({ error: "expected text" })
  .trim()
  .refine((text) => [...text].length <= MAX_OBJECTIVE, {
    error: `expected at most ${MAX_OBJECTIVE} characters`,
  })
  .refine((text) => !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text), {
    error: "expected text without control characters; line breaks and tabs may be in it",
  })
  .meta({
    description: "What the campaign is to achieve. Blank text means none.",
    examples: ["Make the winter collection known before the first snow."],
    maxLength: MAX_OBJECTIVE,
  });

const durationExpected = `expected a whole number from 1 to ${MAX_WEEKS}`;
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
    description: `Weeks from start to end. Left out: the sum of the phases' weeks, or ${DEFAULT_WEEKS} when no phase has weeks.`,
    examples: [10],
  });

const weeksExpected = { error: "expected a count of weeks from 1 on, or the list of week numbers" };
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
      "A count of weeks, or the numbers of the weeks: the first is 1. All phases give the same form, or none gives any: then the weeks of the campaign are split evenly.",
    examples: [3, [1, 2, 3]],
  });

const phases = z
  .array(
    z.object(
      {
        name: line(100, "Name of the phase.", "Teaser"),
        weeks: weeks.optional(),
      },
      { error: "expected an object with a name and, if you like, weeks" },
    ),
    { error: "expected a list of phases" },
  )
  .min(1, { error: "expected at least one phase" })
  .max(MAX_PHASES, { error: `expected at most ${MAX_PHASES} phases` })
  .meta({
    description: "Left out: the standard arc of Foundation, Build, Peak and Echo.",
    examples: [
      [
        { name: "Teaser", weeks: 2 },
        { name: "Launch", weeks: 4 },
      ],
    ],
  });

const name = line(200, "Name of the campaign.", "Winter launch");
const startDate = Instant.meta({
  description:
    "When the campaign begins, in the future: a timestamp with its offset, or a date for 00:00 UTC.",
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
      "Weeks from start to end, 1 to 104. Left out: as it is, or the sum of the phases' weeks when phases with weeks are given. Alone it splits a standard arc anew.",
    examples: [10],
  }),
});

export const CampaignParams = z.object({
  campaign_id: z
    .string()
    .meta({ description: "Id of the campaign.", examples: ["cmp_7Hq2Lw9ZkT4sVb1XyR8mNd"] }),
});

export const CampaignQuery = z.object({
  status: z
    .enum(STATUSES, { error: "expected active, completed or draft" })
    .optional()
    .meta({ description: "Only campaigns in this state; all when it is left out." }),
  ...PageQuery.shape,
});

/** The phases as they are kept with a campaign. */
export const StoredPhases = z.array(z.object({ name: z.string(), weeks: z.array(z.int()) }));

const CampaignPhase = z
  .object({
    name: z.string().meta({ description: "Name of the phase.", examples: ["Foundation"] }),
    weeks: z
      .array(z.int())
      .meta({ description: "Numbers of its weeks; the campaign's first is 1.", examples: [[1, 2, 3]] }),
    status: z.enum(["upcoming", "active", "completed"]).meta({ description: "Where the phase is now." }),
  })
  .meta({ id: "CampaignPhase" });

const score = (description: string) =>
  z
    .number()
    .nullable()
    .meta({ description, examples: [54.2] });

const facts = {
  id: z.string().meta({ description: "Id of the campaign.", examples: ["cmp_7Hq2Lw9ZkT4sVb1XyR8mNd"] }),
  name: z.string().meta({ description: "Name of the campaign." }),
  status: z
    .enum(STATUSES)
    .meta({ description: "draft until its start, active until its end, then completed." }),
};
const phaseList = z.array(CampaignPhase).meta({ description: "The phases in their order." });
const createdAt = z.iso.datetime().meta({ description: "When the campaign was created." });

export const NewCampaign = z
  .object({ ...facts, status: z.literal("draft"), phases: phaseList, created_at: createdAt })
  .meta({ id: "NewCampaign" });

const entry = {
  ...facts,
  current_phase: z.string().meta({
    description:
      "Name of the current phase in lower case; of a draft the first, of a completed campaign the last.",
    examples: ["build"],
  }),
  phase_progress: z
    .int()
    .min(0)
    .max(100)
    .meta({ description: "Whole percent of the current phase's time that has passed.", examples: [42] }),
  score_at_start: score(
    "The score when the campaign began, of a draft when it was created; null without one.",
  ),
  score_current: score("The workspace's current score; null without one."),
  score_delta: z
    .string()
    .nullable()
    .meta({
      description:
        "score_current minus score_at_start, signed; null without one of them, and where two versions of the formula computed them.",
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
      .meta({ description: "What the campaign is to achieve; null when none is given." }),
    start_date: z.iso.datetime().meta({ description: "When the campaign begins or began." }),
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
/** The plan of a campaign as a caller asks for it. */
export type AskedPlan = Pick<CampaignChanges, "duration_weeks" | "phases">;
