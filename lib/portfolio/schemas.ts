import type { z } from "zod";
import type { RoleName } from "../access/schemas.ts";
import type { ScoreMove } from "../score/schemas.ts";

/** What of a workspace needs somebody, the most urgent first. */
export const ATTENTION = ["crisis", "broken", "webhook", "silent", "phase", "empty"] as const;
export type Attention = (typeof ATTENTION)[number];

/** A workspace beside the others that a person may see. */
export type PortfolioEntry = {
  id: string;
  name: string;
  account: { id: string; name: string };
  planName: string;
  role: z.infer<typeof RoleName>;
  /** The composite of the current audit, 0–100; null before the first. */
  score: number | null;
  calculatedAt: string | null;
  /** Since the audit before; null with the first. */
  change: ScoreMove | null;
  /** The composite of the last 90 days, one point a week, ascending. */
  points: { date: string; value: number }[];
  /** Connected profiles of the brand; of them those that need reconnecting, and those without figures for some weeks. */
  sources: { all: number; broken: number; stale: number };
  /** The newest day that anything is known of, YYYY-MM-DD. */
  lastDay: string | null;
  /** Days since then; null where nothing is known. */
  silentDays: number | null;
  /** Webhooks that fail or were switched off for it. */
  failingWebhooks: number;
  lastAudit: { status: "processing" | "completed" | "failed"; at: string } | null;
  /** In words, where comments have turned negative. */
  crisis: string | null;
  /** The page of its comments, behind the address of the workspace; null without one. */
  crisisPath: string | null;
  /** A phase of a campaign that runs, or begins within two weeks, without a planned or published post; null without one. */
  emptyPhase: { campaign_id: string; name: string; first_day: string } | null;
  attention: Attention[];
};
