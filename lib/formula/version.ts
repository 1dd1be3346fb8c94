import type { ChangeInterval, IntervalOptions } from "./change-interval.ts";
import type { Movement, Platforms } from "./compare-explanations.ts";
import type { CommentDay, FormulaInput } from "./formula-input.ts";
import type { Explanation, FormulaPoint, FormulaResult, Recommendation } from "./formula-result.ts";
import type { Lever } from "./lever.ts";
import type { Pillar, Platform } from "./names.ts";
import type { OwnPast } from "./own-window.ts";
import type { Known } from "./profile-traits.ts";
import type { Proposal } from "./proposal.ts";
import type { FitData, FittedFile, ReferenceComposites, ReferencePillars } from "./reference-set.ts";

/** A change that was looked at: points of the pillar and of the composite, shrunk by its evidence. */
export type Weighed<P extends string = Pillar> = { pillar: P; action: string; points: number; gain: number };

/** What becomes of a day of comments on a platform. */
export type ChangeComments = (day: CommentDay, platform: Platform) => CommentDay;

/** One version of the formula: everything that the product asks of it. `P` names its pillars. */
export type FormulaVersion<P extends string = Pillar> = {
  /** As it stands in answers and in the database: "v1". */
  name: string;
  /** In the order in which they are shown. */
  pillars: readonly P[];
  /** How much each pillar weighs in the composite, in any unit; needed of a version whose results do not tell `knownWeight`. */
  weights?: Readonly<Record<P, number>>;
  /**
   * How far it looks back, in days, the day of the score included: `lookback` at anything, `posts` at posts. Older data
   * have no effect on the score.
   */
  days: { lookback: number; posts: number };
  /** Whether it looks at each profile by itself, or at all profiles of a platform taken together. */
  profiles: "apart" | "merged";
  /** `all` where what the brand says itself, and what is said again, counts like the rest; without it neither does. */
  comments?: "all";
  /**
   * Composite and pillars (0–100, one decimal), the explanation that adds up to them, and the confidence. What is dated
   * after `asOf` is not looked at. Throws RangeError when a date is no day.
   */
  score: (input: FormulaInput) => FormulaResult<P>;
  /**
   * What `score` gives for one brand on days in rising order, without what explains it: for who asks for many. Posts must not be
   * changed meanwhile.
   */
  openPoints: () => (input: FormulaInput) => FormulaPoint<P>;
  /**
   * The pillar of comments alone, for who asks for many changes of them: looks at the input once, and then tells what `score`
   * would give for it with each day of comments changed. A change keeps a day's date and reading. No other pillar reads comments,
   * and this one reads of posts only when they were published.
   */
  openSentiment: (input: FormulaInput) => (change: ChangeComments) => number;
  recommend: {
    /**
     * What gives the composite 0.05 points or more, the greatest gain first; throws RangeError when a date is no day. What is
     * known beside the input may be looked at, but need not.
     */
    list: (input: FormulaInput, known?: Known) => Recommendation<P>[];
    /** All that was looked at, with what the formula says that it would give, the most of its pillar first. */
    weigh: (input: FormulaInput, known?: Known) => Weighed<P>[];
    /** Everything that the data give a reason to change, in no order, before the formula has said what it would give. */
    propose: (input: FormulaInput, known?: Known) => Proposal<P>[];
  };
  /**
   * What the brand can change, each as far as its own past goes, with the data that would follow; left out by a version that does
   * not look at the past. Throws RangeError when a date is no day.
   */
  levers?: (input: FormulaInput, past: readonly OwnPast[]) => Lever[];
  explain: {
    /** Composite and pillars before they were rounded, 0–100, so that small changes show. */
    levels: (result: { explanation: Explanation<P> }) => Levels<P>;
    /** Whole weeks for which a change has to be kept up until a pillar shows all of it. */
    keptWeeks: (pillar: P) => number;
  };
  compare: {
    /** What moved between two explained scores, the largest difference in points first. */
    explanations: (before: Explanation<P>, after: Explanation<P>, asked?: Platforms) => Movement<P>[];
    /** The change of the composite with its bounds at 90 %. */
    interval: (
      before: FormulaInput,
      after: FormulaInput,
      options: IntervalOptions,
    ) => Promise<ChangeInterval<P>>;
  };
  benchmarks: {
    /** Composites of the reference accounts under this version. */
    reference: ReferenceComposites;
    /** Their pillars, of a version that has them. */
    referencePillars?: ReferencePillars<P>;
    /** A brand on one platform whose every figure lies at its benchmark. */
    brandAtBenchmark: (platform: Platform) => FormulaInput;
    /** What values are compared with, and where that comes from. */
    norms: readonly Norm[];
    /** Fits the norms of the reference set anew; the bench writes them down. */
    fit: (data: FitData) => FittedFile[];
  };
};

/** What a measure is compared with on a platform. */
export type Norm = {
  platform: Platform | "any";
  /** "engagement_rate", "audience", …, as the version names its measures. */
  metric: string;
  /** Accounts that it rests on; 0 where it rests on none, null where the source does not tell. */
  accounts: number | null;
  publisher: string;
  /** Where the publisher's own words are; null for collections without a page. */
  address: string | null;
  /** Collections of posts by name. */
  collections: readonly string[];
  /** What of it is assumed, in words. */
  assumption: string | null;
};

export type Levels<P extends string = Pillar> = { composite: number; pillars: Record<P, number> };
