import { mean } from "../../../../statistics/mean.ts";
import type { Platform } from "../../../names.ts";
import { countExposure, countInteractions, movePosts } from "../../count-posts.ts";
import { measureCadenceMove } from "../../measure-moves.ts";
import { EXPOSURES } from "../../parameters.ts";
import { typicalLevel } from "../../typical-level.ts";
import { indexTables, type Tables } from "../place-value.ts";
import type { ReferenceTable } from "../reference-table.ts";
import { type FittedAccount, MIN_POSTS } from "./fit-account.ts";
import { fitFigureTable, round } from "./fit-table.ts";

/** What one day with a post varies by: days are counted, and counts vary by their own size (Poisson). */
const NOISE_OF_A_DAY = 1;
const SETTLED = "as on X and Instagram together";
const AS_INTERACTIONS = "as interactions move";

type Move = { source: string; size: null; value: number; n: number; noise: number };

/**
 * How accounts of a platform usually move from one window to the next. Where too few are known, as accounts do on platforms on
 * which a post is not seen for months, and exposure as interactions do.
 */
export function fitMoves(
  platform: Platform,
  all: readonly FittedAccount[],
  levels: readonly ReferenceTable[],
): ReferenceTable[] {
  const tables = indexTables(levels);
  const own = all.filter(({ account }) => account.platform === platform);
  const settled = all.filter(({ account }) => !account.isAged);
  return (["exposure_move", "engagement_move", "cadence_move"] as const).flatMap((metric) => {
    const numerator = metric === "cadence_move" ? "days with a post" : "any";
    const key = { platform, metric, numerator, denominator: "the days before" };
    const tableOf = (accounts: readonly FittedAccount[], measured: Metric = metric) => {
      const moves = accounts.flatMap((one) =>
        measured === "cadence_move" ? cadenceMove(one) : postMove(one, measured, tables),
      );
      return fitFigureTable(key, moves, halfWayOf(moves));
    };
    const known = tableOf(own);
    if (known) return [known];
    const [as, told]: [Metric, string] =
      metric === "exposure_move" ? ["engagement_move", AS_INTERACTIONS] : [metric, SETTLED];
    const other = (metric === "exposure_move" && tableOf(own, as)) || tableOf(settled, as);
    return other ? [{ ...other, derived: told }] : [];
  });
}

type Metric = "exposure_move" | "engagement_move" | "cadence_move";

function cadenceMove({ account, profile }: FittedAccount): Move[] {
  const move = account.says.cadence ? measureCadenceMove(profile) : null;
  return move
    ? [{ source: account.source, size: null, value: move.level, n: move.n, noise: NOISE_OF_A_DAY }]
    : [];
}

function postMove(
  { account, profile }: FittedAccount,
  metric: "exposure_move" | "engagement_move",
  tables: Tables,
): Move[] {
  if (!account.says.cadence) return [];
  const { recent, before } = movePosts(profile);
  const both = [...before, ...recent];
  const counts =
    metric === "engagement_move"
      ? [countInteractions(profile, both, tables)]
      : EXPOSURES.map((name) => countExposure(profile, both, name, tables));
  return counts
    .flatMap((figures) => {
      const [now, then] = [figures?.ratiosOf(recent) ?? [], figures?.ratiosOf(before) ?? []];
      if (now.length < MIN_POSTS || then.length < MIN_POSTS) return [];
      const value = (typicalLevel(now) as number) - (typicalLevel(then) as number);
      const n = (now.length * then.length) / (now.length + then.length);
      return [{ source: account.source, size: null, value, n, noise: mean([noiseOf(now), noiseOf(then)]) }];
    })
    .slice(0, 1);
}

/** The variance of one post's part, from odd and even posts. */
function noiseOf(ratios: readonly number[]): number {
  const half = (rest: number) => typicalLevel(ratios.filter((_, n) => n % 2 === rest)) ?? 0;
  return ((half(1) - half(0)) ** 2 / 2) * (ratios.length / 2);
}

/** Noise of a post divided by the variance of moves between accounts that noise does not explain. */
function halfWayOf(moves: readonly Move[]): number {
  const noise = mean(moves.map((move) => move.noise));
  const centre = mean(moves.map(({ value }) => value));
  const all = mean(moves.map(({ value }) => (value - centre) ** 2));
  const explained = mean(moves.map((move) => move.noise / move.n));
  return moves.length === 0 ? 1 : round(Math.max(1, noise / Math.max(all - explained, all / 10)));
}
