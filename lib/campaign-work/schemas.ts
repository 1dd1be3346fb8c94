import { z } from "zod";
import type { Lift, NoLift, PhaseDays } from "../campaigns/schemas.ts";
import { type DraftRow, NewDraft } from "../drafts/schemas.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";

/** A post that went out, with what it got; null is not known. */
export type PublishedPost = {
  profile: string;
  id: string;
  platform: Platform;
  /** UTC day, YYYY-MM-DD. */
  day: string;
  /** The beginning of its title, or of its text. */
  words: string | null;
  /** Title and text. */
  text: string;
  interactions: number | null;
  /** Impressions or, where the platform tells none, views. */
  views: number | null;
};

/** What became of a planned post: the post itself, and whether a person said so. */
export type Posted = Omit<PublishedPost, "text"> & { isChosen: boolean };

/** A post that is planned for a campaign, as its page shows it. */
export type PlannedPost = Pick<DraftRow, "id" | "platform" | "kind" | "status" | "planned_on" | "words"> & {
  /** The name of who answers for it; null of who is no member any more. */
  owner: string | null;
  /** Null while nothing that was posted is like it, or a person says that nothing is it. */
  posted: Posted | null;
};

/** Comments of a kind. */
type Tones = { positive: number; neutral: number; negative: number; unknown: number };

/** What came of a phase so far. */
export type PhaseResults = {
  posts: number;
  /** Of posts of which they are known: null where of none. */
  views: number | null;
  /** How many posts tell them. */
  withViews: number;
  engagements: number | null;
  withEngagements: number;
  /** Engagements in a hundred views, of posts that tell both. */
  rate: number | null;
  /** Posts that the rate is of. */
  withRate: number;
  /** What others wrote in its days; null where no comments are known. */
  comments: Tones | null;
  /** The score at its start and at its end, or today while it runs; both of one formula, else null. */
  score: { start: number; end: number } | null;
  /** Of which platforms all its days so far are known, and of which not. */
  known: Platform[];
  missing: Platform[];
};

export type PhaseWork = PhaseDays & {
  /** By their days; what was dropped is not planned any more. */
  planned: PlannedPost[];
  /** Null of a phase that has not begun. */
  results: PhaseResults | null;
};

/** Something that a plan lacks. */
export type Gap = {
  kind: "empty" | "promotional" | "silent";
  /** What is so; days as YYYY-MM-DD. */
  title: string;
  /** What to do. */
  advice: string;
  /** A post that would fill it; `day` YYYY-MM-DD. */
  post?: { platform?: Platform; day: string };
};

/** What is planned for a campaign, and what came of it. */
export type CampaignWork = {
  phases: PhaseWork[];
  /** Without a day, or with one before or after the campaign. */
  outside: PlannedPost[];
  gaps: Gap[];
};

const MAX_ID = 1_000;

/** What a person says became of a planned post: a post, nothing, or nothing any more. */
export const MatchBody = z.object({
  posted_as: z.enum(["post", "none", "auto"], { error: "must be post, none or auto" }),
  profile: z.string().max(MAX_ID).optional(),
  post: z.string().max(MAX_ID).optional(),
});
export type MatchBody = z.infer<typeof MatchBody>;

export const MatchAnswer = z.object({ id: z.string(), posted_as: MatchBody.shape.posted_as });
export type MatchAnswer = z.infer<typeof MatchAnswer>;

/** What became of a draft, and what a person may choose instead. */
export type DraftMatch = {
  posted_as: MatchBody["posted_as"];
  posted: Posted | null;
  /** Posts of its platform about its day, the newest first. */
  choices: Omit<PublishedPost, "text">[];
};

/** What a campaign brought, or why that cannot be told. Days are YYYY-MM-DD. */
export type CampaignLift =
  | (Lift & {
      /** Of the days that were compared. */
      first: string;
      last: string;
      weeks: number;
      platforms: Platform[];
    })
  | NoLift
  /** No whole week of it has passed and settled; from which day on one has. */
  | { refused: "early"; from: string }
  /** Another campaign ran at the time. */
  | { refused: "campaign"; name: string }
  /** So many of its days are known on no platform. */
  | { refused: "missing"; days: number; of: number };

/** Posts that are planned from one file. */
export const MOST_PLANNED = 100;
const MAX_FILE = 1_000_000;

const PlanRow = z.object({
  platform: z.enum(PLATFORMS),
  planned_on: z.iso.date(),
  format: NewDraft.shape.format.unwrap(),
  text: z.string(),
});
export type PlanRow = z.infer<typeof PlanRow>;

/** A CSV file of planned posts: what can be planned of it and what is wrong with the other lines. */
const ReadPlan = z.object({
  rows: z.array(PlanRow),
  errors: z.array(z.object({ line: z.int(), message: z.string() })),
});
export type ReadPlan = z.infer<typeof ReadPlan>;

export const PlanBody = z.object({
  csv: z
    .string({ error: "must be the text of a CSV file" })
    .max(MAX_FILE, { error: "must have at most 1 MB" }),
  /** Whether nothing is planned yet. */
  is_preview: z.boolean({ error: "must be true or false" }),
});
export type PlanBody = z.infer<typeof PlanBody>;

export const PlanAnswer = ReadPlan.extend({
  planned: z.int(),
  /** Posts of the file that are planned for the campaign already: they are left out. */
  known: z.int(),
});
export type PlanAnswer = z.infer<typeof PlanAnswer>;
