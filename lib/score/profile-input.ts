import type { BenchmarkRow } from "../formula/benchmark-row.ts";
import type { PlatformInput, PostInput } from "../formula/formula-input.ts";

/**
 * What an audit freezes: the figures of each profile apart, as plain data. `mergeProfiles` makes of it what a version of the
 * formula looks at. Absent means unknown, never 0. Audits from before there were profiles froze a `FormulaInput`.
 */
export type AuditInput = {
  version: 2;
  /** UTC day of the score, YYYY-MM-DD. */
  asOf: string;
  profiles: ProfileInput[];
  operatorBenchmarks?: BenchmarkRow[];
};

export type ProfileInput = Omit<PlatformInput, "posts" | "profile"> & {
  id: string;
  /** Without the @. */
  handle: string;
  /** `watched` profiles are never part of the brand's score. */
  role: "own" | "watched";
  posts: ProfilePost[];
};

export type ProfilePost = PostInput & {
  /** What a post had at an age in days, so that posts can be compared at equal age; absent where it is not known. */
  figuresAt?: FiguresAt[];
};

type FiguresAt = { age: number } & Omit<PostInput, "id" | "date" | "isReply" | "media">;
