import type { Pillar, Platform } from "../names.ts";

/** Inputs of one kind, on whatever profile: what is correlated with what is kept by kind. */
export type Kind =
  | "cadence"
  | "recent_cadence"
  | "audience"
  | "exposure"
  | "engagement"
  | "engagement_rate"
  | "depth"
  | "net"
  | "audience_move"
  | "exposure_move"
  | "engagement_move"
  | "cadence_move";

/** One measured input of a pillar, before it is turned into points. */
export type MeasuredInput = {
  pillar: Pillar;
  kind: Kind;
  platform: Platform;
  /** Place of the profile among the profiles of the brand. */
  profile: number;
  /** In the field's words, with numerator and denominator. */
  input: string;
  value: number;
  unit: string;
  benchmark: number;
  source: string;
  /** Place among the reference accounts in standard deviations, silence and gaps counted in. */
  z: number;
  /** 0–1: how far the evidence lets this input move its pillar. */
  evidence: number;
  /** Standard error of `z`: what luck of single posts or comments moves it by; 0 where the brand itself decides. */
  error: number;
  /** Weight in its pillar, 0 or more. */
  weight: number;
};
