import type { Pillar, Platform } from "../names.ts";

/** One measured input of a pillar, before it is turned into points. */
export type PillarInput<P extends string = Pillar> = {
  pillar: P;
  platform: Platform | null;
  /** In the field's words, with numerator and denominator. */
  input: string;
  value: number;
  unit: string;
  benchmark: number;
  source: string;
  /** 0–100, 50 at the benchmark. */
  normalised: number;
  /** 0–1, n/(n + k). */
  confidence: number;
  /** Share of the pillar that this input carries, 0–1. */
  share: number;
};

/** A move between two windows before it becomes an input: `ratio` as measured, `usual` its norm, `damped` as scored. */
export type Move = {
  input: string;
  unit: string;
  ratio: number;
  usual: number;
  damped: number;
  source: string;
  confidence: number;
  share: number;
};
