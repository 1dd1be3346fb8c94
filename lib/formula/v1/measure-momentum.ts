import { medianLow } from "../../statistics/quantile.ts";
import type { BenchmarkRow } from "../benchmark-row.ts";
import { chooseBasis, engagementRates } from "./choose-basis.ts";
import { chooseExposure, exposuresOf } from "./choose-exposure.ts";
import type { Benchmark } from "./find-benchmark.ts";
import { findBenchmark } from "./find-benchmark.ts";
import { maturePosts } from "./mature-posts.ts";
import { measureAudienceMove } from "./measure-audience-move.ts";
import { measureCadence } from "./measure-cadence.ts";
import { normalise } from "./normalise.ts";
import { DAMPING, DAYS, HALF_WAY, MOVE_FLOOR, SHARES } from "./parameters.ts";
import type { Move, PillarInput } from "./pillar-input.ts";
import type { PreparedPlatform } from "./prepare-platform.ts";

const COMPARED = `of the last ${DAYS.move} days against the ${DAYS.move} before`;
const NO_CHANGE = `no change from the ${DAYS.move} days before`;

/**
 * Momentum: is it getting better? The last window against the one before: audience, exposure, engagement, cadence.
 * Each ratio is damped (its square root is taken), because growth of social accounts is mean-reverting.
 *
 * @param platforms prepared data
 * @param shares weight of each platform among the platforms, 0–1
 * @param registry benchmark rows in order of preference; they choose what is counted, the benchmark is 1 (but see moveOf)
 * @returns inputs of the pillar, for what is known in both windows
 */
export function measureMomentum(
  platforms: readonly PreparedPlatform[],
  shares: readonly number[],
  registry: readonly BenchmarkRow[],
): PillarInput[] {
  return platforms.flatMap((platform, index) => {
    const moves = [
      measureAudienceMove(platform),
      exposureMove(platform, registry),
      engagementMove(platform, registry),
      cadenceMove(platform),
    ];
    return moves
      .filter((move) => move !== null)
      .map((move) => asInput(move, platform, shares[index] as number));
  });
}

function asInput(move: Move, { platform }: PreparedPlatform, share: number): PillarInput {
  return {
    pillar: "momentum",
    platform,
    input: move.input,
    value: move.ratio,
    unit: move.unit,
    benchmark: move.usual,
    source: move.source,
    normalised: normalise(move.damped, 1),
    confidence: move.confidence,
    share: share * move.share,
  };
}

function exposureMove(platform: PreparedPlatform, registry: readonly BenchmarkRow[]): Move | null {
  const basis = chooseExposure(platform, maturePosts(platform, 0, 2 * DAYS.move), registry);
  if (basis === null) return null;
  const recent = exposuresOf(maturePosts(platform, 0, DAYS.move), basis.exposure);
  const before = exposuresOf(maturePosts(platform, DAYS.move, DAYS.move), basis.exposure);
  const norm = findBenchmark({ ...basis.measure, metric: "exposure_move" }, registry);
  const move = moveOf(recent, before, basis.benchmark.value, norm);
  return move && { ...move, input: `${basis.exposure} per post ${COMPARED}`, share: SHARES.exposureMove };
}

function engagementMove(platform: PreparedPlatform, registry: readonly BenchmarkRow[]): Move | null {
  const basis = chooseBasis(platform, maturePosts(platform, 0, 2 * DAYS.move), registry);
  if (basis === null) return null;
  const recent = engagementRates(platform, maturePosts(platform, 0, DAYS.move), basis);
  const before = engagementRates(platform, maturePosts(platform, DAYS.move, DAYS.move), basis);
  const norm = findBenchmark({ ...basis.measure, metric: "engagement_move" }, registry);
  const move = moveOf(recent, before, basis.benchmark.value, norm);
  return (
    move && {
      ...move,
      input: `engagement rate by ${basis.denominator} ${COMPARED}`,
      share: SHARES.engagementMove,
    }
  );
}

/**
 * Where posts go on being seen for months, the newer window is lower for everybody: there the usual ratio of real accounts
 * takes the place of 1.
 */
function moveOf(
  recent: number[],
  before: number[],
  level: number,
  norm: Benchmark | null,
): Omit<Move, "input" | "share"> | null {
  const now = medianLow(recent);
  const then = medianLow(before);
  if (now === null || then === null) return null;
  const ratio = (now + MOVE_FLOOR * level) / (then + MOVE_FLOOR * level);
  const usual = norm?.value ?? 1;
  const n = Math.min(recent.length, before.length);
  return {
    unit: "ratio",
    ratio,
    usual,
    damped: (ratio / usual) ** DAMPING,
    source: norm === null ? NO_CHANGE : `${norm.source}: older posts have had longer to be seen`,
    confidence: n / (n + HALF_WAY.movePosts),
  };
}

/** One post is added to each full window, so that one post against none is no jump. */
function cadenceMove(platform: PreparedPlatform): Move | null {
  const recent = measureCadence(platform, platform.today - DAYS.move + 1, platform.today);
  const before = measureCadence(platform, platform.today - 2 * DAYS.move + 1, platform.today - DAYS.move);
  const n = Math.min(recent.observedDays, before.observedDays);
  if (n === 0) return null;
  const now = recent.posts / recent.observedDays + 1 / DAYS.move;
  const then = before.posts / before.observedDays + 1 / DAYS.move;
  const ratio = now / then;
  const confidence = n / (n + HALF_WAY.moveDays);
  const input = `posts per week ${COMPARED}`;
  return {
    input,
    unit: "ratio",
    ratio,
    usual: 1,
    damped: ratio ** DAMPING,
    source: NO_CHANGE,
    confidence,
    share: SHARES.cadenceMove,
  };
}
