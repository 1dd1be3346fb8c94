import type { WorkspaceTx } from "../../db.ts";
import type { Crisis } from "../../formula/find-crisis.ts";
import type { CommentDay } from "../../formula/formula-input.ts";
import type { FormulaResult, Recommendation, Silence } from "../../formula/formula-result.ts";
import type { Platform } from "../../formula/names.ts";
import type { FormulaVersion } from "../../formula/version.ts";
import type { ProfileData } from "../../score/load-profile-data.ts";
import type { StoredResult } from "../audit-result.ts";

/** What each kind of step leaves behind for the later ones: the checkpoint of a run. */
export type StepOutputs = {
  /** Of the profiles of one platform of which anything is known. */
  collect: ProfileData[];
  analyse: { profile: string; days: CommentDay[] }[];
  /** A step that was finished by an older version looked for no crisis. */
  score: FormulaResult & { crisis?: Crisis | null };
  compare: Pick<StoredResult, "industry_benchmark" | "previous_audit_id" | "change" | "pillar_noise">;
  /** Runs that began before silences were told left the recommendations alone. */
  recommend: Recommended | Recommendation[];
};

export type Recommended = { recommendations: Recommendation[]; silent: Silence[] };

export type RunningAudit = {
  workspaceId: string;
  id: string;
  platforms: Platform[];
  lookbackDays: number;
  asOf: Date | null;
  /** Where the end of the run is told, beside the webhooks. */
  webhookUrl: string | null;
  createdAt: Date;
  /** The formula that it is scored by. */
  version: FormulaVersion;
  /** UTC day that the score is of. */
  day: string;
  /** Of a workspace of fixtures, which its lookback may tell how to end (`provoked-audit.ts`). */
  isTest: boolean;
  /** One of the fixtures themselves. */
  isLaid: boolean;
};

export type StepContext = {
  audit: RunningAudit;
  platform: Platform | null;
  now: () => Date;
  /** Reads in a transaction of the workspace. */
  read: <T>(work: (tx: WorkspaceTx) => Promise<T>) => Promise<T>;
  /** Writes, as long as this worker holds the audit. */
  write: <T>(work: (tx: WorkspaceTx) => Promise<T>) => Promise<T>;
  /** What the finished steps of one kind left, in order. */
  outputs: <N extends keyof StepOutputs>(name: N) => StepOutputs[N][];
  /** What the one step of a kind left; throws when it is not done. */
  output: <N extends keyof StepOutputs>(name: N) => StepOutputs[N];
};
