import type { FormulaInput } from "../../formula/formula-input.ts";
import { LEVER_KINDS, type Lever } from "../../formula/lever.ts";
import type { Pillars } from "../../formula/names.ts";
import type { OwnPast } from "../../formula/own-window.ts";
import type { FormulaVersion } from "../../formula/version.ts";
import type { ScoreMeasure } from "../values.ts";

/** No more changes at once: who is told of four does none of them. */
const MOST_CHANGES = 3;
/** Those that give most are combined; with all of six platforms there would be too many combinations. */
const MOST_LEVERS = 6;
/** Of brands with more posts fewer values of each lever are tried, so that the work stays about the same. */
const STEPS_BY_POSTS = [
  { posts: 60, steps: 3 },
  { posts: 600, steps: 2 },
] as const;
/** Between two pauses, so that other work gets its turn. */
const BETWEEN_PAUSES = 10;

export type Change = { lever: Lever; to: number };
/** What was tried, with what the formula gives for it, 0–100 with one decimal. */
export type Tried = {
  changes: Change[];
  score: number;
  pillars: Pillars;
  /** The sum of how far each change goes towards the brand's own best, 0–1 each. */
  effort: number;
  /** Posts a week beyond today's. */
  extraPosts: number;
};

export type Search = {
  version: Pick<FormulaVersion, "levers" | "openPoints">;
  past: readonly OwnPast[];
  /** For how many days the changes will have been kept up, 1 or more. */
  keptDays: number;
  /** Awaited now and then; nothing when left out. */
  pause?: () => Promise<void>;
};

/**
 * Every combination of up to three changes within what the brand has done before, each scored by the formula itself on the
 * changed data. Of more than six levers those are combined that give the composite most by themselves.
 *
 * @param input the frozen data of an audit
 * @param search the version of that audit, the brand's own past, and how long changes are kept up
 * @returns what was tried, the least effort first: the sum of the shares of the own range; of equal ones fewer posts a week, then
 * fewer changes. The first changes nothing. Always the same for the same data
 * @throws RangeError when a date is no day
 */
export async function tryChanges(
  input: FormulaInput,
  { version, past, keptDays, pause = async () => {} }: Search,
): Promise<Tried[]> {
  const score = version.openPoints();
  const tried: Tried[] = [];
  const attempt = async (changes: Change[]) => {
    const { score: composite, pillars } = score(applyChanges(input, changes, keptDays));
    const one = { changes, score: composite, pillars, ...costOf(changes) };
    tried.push(one);
    if (tried.length % BETWEEN_PAUSES === 0) await pause();
    return one;
  };
  const now = await attempt([]);
  const levers = thin(version.levers?.(input, past) ?? [], input);
  const gains: { lever: Lever; gain: number }[] = [];
  for (const lever of levers) {
    let gain = Number.NEGATIVE_INFINITY;
    for (const to of lever.steps) gain = Math.max(gain, (await attempt([{ lever, to }])).score - now.score);
    gains.push({ lever, gain });
  }
  const chosen = gains
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST_LEVERS)
    .map(({ lever }) => lever);
  for (const group of groupsOf(chosen)) for (const changes of valuesOf(group)) await attempt(changes);
  return tried.sort(
    (a, b) => a.effort - b.effort || a.extraPosts - b.extraPosts || a.changes.length - b.changes.length || 0,
  );
}

/** The data with the changes in them, in the order of `LEVER_KINDS`. */
export function applyChanges(
  input: FormulaInput,
  changes: readonly Change[],
  keptDays: number,
): FormulaInput {
  return changes
    .toSorted((a, b) => LEVER_KINDS.indexOf(a.lever.kind) - LEVER_KINDS.indexOf(b.lever.kind))
    .reduce((changed, { lever, to }) => lever.apply(changed, to, keptDays), input);
}

/** The measure of a score. */
export function measured(
  { score, pillars }: { score: number; pillars: Pillars },
  measure: ScoreMeasure,
): number {
  return measure === "composite" ? score : pillars[measure];
}

const MOST_WAYS = 3;

/**
 * The ways to a target that take the least effort, no two by the same levers and none that is another with something added.
 *
 * @param tried by `tryChanges`, the least effort first
 * @param target value of the measure, 0–100
 * @returns up to three; empty where the target cannot be reached within what the brand has done
 */
export function chooseWays(tried: readonly Tried[], measure: ScoreMeasure, target: number): Tried[] {
  const ways: Tried[] = [];
  for (const one of tried) {
    if (ways.length === MOST_WAYS) break;
    if (one.changes.length === 0 || measured(one, measure) < target) continue;
    if (!ways.some((way) => includes(one, way))) ways.push(one);
  }
  return ways;
}

/** The most that can be reached, by the least effort; null where nothing can be changed. */
export function bestOf(tried: readonly Tried[], measure: ScoreMeasure): Tried | null {
  return tried.reduce<Tried | null>(
    (best, one) => (best === null || measured(one, measure) > measured(best, measure) ? one : best),
    null,
  );
}

function includes(one: Tried, other: Tried): boolean {
  return other.changes.every(({ lever }) => one.changes.some((change) => change.lever === lever));
}

function costOf(changes: readonly Change[]): { effort: number; extraPosts: number } {
  const shares = changes.map(({ lever: { from, best }, to }) => (to - from) / (best - from));
  return {
    effort: shares.reduce((sum, share) => sum + share, 0),
    extraPosts: changes.reduce((sum, { lever, to }) => sum + lever.extraPosts(to), 0),
  };
}

function thin(levers: readonly Lever[], { platforms }: FormulaInput): Lever[] {
  const posts = platforms.reduce((sum, own) => sum + own.posts.length, 0);
  const steps = STEPS_BY_POSTS.find((one) => posts <= one.posts)?.steps ?? 1;
  return levers.map((lever) => ({ ...lever, steps: lever.steps.slice(-steps) }));
}

/** Two or three of the levers. */
function groupsOf(levers: readonly Lever[]): Lever[][] {
  const groups: Lever[][] = [];
  const extend = (group: Lever[], next: number) => {
    if (group.length > 1) groups.push(group);
    if (group.length === MOST_CHANGES) return;
    for (let at = next; at < levers.length; at++) extend([...group, levers[at] as Lever], at + 1);
  };
  extend([], 0);
  return groups;
}

function valuesOf(levers: readonly Lever[]): Change[][] {
  return levers.reduce<Change[][]>(
    (all, lever) => all.flatMap((changes) => lever.steps.map((to) => [...changes, { lever, to }])),
    [[]],
  );
}
