import type { FormulaInput, PlatformInput, PostInput } from "#lib/formula/formula-input.ts";
import type { Recommendation } from "#lib/formula/formula-result.ts";
import type { Proposal } from "#lib/formula/proposal.ts";
import { formula } from "#lib/formula/versions.ts";
import { mean } from "#lib/statistics/mean.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { POST_COUNTS } from "#lib/strategy/post-counts.ts";
import { addDays, daysBetween } from "#lib/time.ts";

const KEPT_DAYS = 28;
const LEVEL_DAYS = 91;
const MOVE_DAYS = 56;
const RUNS = 5;
/** The days that show the cadence of each kind of advice on how often to post. */
const CADENCE_DAYS: Record<string, number> = {
  revive: KEPT_DAYS,
  cadence: LEVEL_DAYS,
  weekly: MOVE_DAYS,
  return: KEPT_DAYS,
};

/**
 * What 28 days bring to an account of one platform that follows advice: it posts at the advised cadence, its new posts do as
 * its own did or, as often as the advice counts on, as they would have done with it. Mean of five simulations.
 *
 * @param elasticity of what a post achieves with the number of posts: −0.24 gives 15 % less at twice as many
 * @returns points of the recommended pillar: since now, and those by which the same days without the advice fall short; points
 * of the composite since now
 */
export function simulateAdvice(
  input: FormulaInput,
  advice: Recommendation,
  elasticity = 0,
): { realised: number; more: number; composite: number } {
  const proposal = findProposal(input, advice);
  const levelsOf = (one: FormulaInput) => {
    const { composite, pillars } = formula().explain.levels(formula().score(one));
    return { composite, pillar: pillars[advice.pillar] };
  };
  const [with_, without] = [proposal, { ...proposal, shrinkage: 0 }].map((one) => {
    const random = seededRandom(`${input.asOf} ${advice.change}`);
    const runs = Array.from({ length: RUNS }, () => levelsOf(goOn(input, one, random, elasticity)));
    return { composite: mean(runs.map((run) => run.composite)), pillar: mean(runs.map((run) => run.pillar)) };
  }) as [ReturnType<typeof levelsOf>, ReturnType<typeof levelsOf>];
  const now = levelsOf(input);
  return {
    realised: with_.pillar - now.pillar,
    more: with_.pillar - without.pillar,
    composite: with_.composite - now.composite,
  };
}

/** The proposal behind a recommendation. */
export function findProposal(input: FormulaInput, { change, action }: Recommendation): Proposal {
  const found = formula()
    .recommend.propose(input)
    .find((one) => one.change === change && one.action === action);
  if (!found) throw new Error(`nothing proposes ${change}`);
  return found;
}

function goOn(
  input: FormulaInput,
  { change, changed, shrinkage }: Proposal,
  random: () => number,
  elasticity: number,
): FormulaInput {
  const [own, advised] = [input.platforms[0], changed.platforms[0]];
  if (!own || !advised) throw new Error("an account without a platform");
  const kind = change.split(":")[0] ?? "";
  const isPosting = isOnPosting({ change });
  const perWeek = postsPerWeek(
    isPosting && kind !== "weekly" ? advised : own,
    CADENCE_DAYS[kind] ?? LEVEL_DAYS,
  );
  const count = Math.max(kind === "weekly" ? KEPT_DAYS / 7 : 1, Math.round((perWeek * KEPT_DAYS) / 7));
  const more = Math.max(1, perWeek / Math.max(postsPerWeek(own, LEVEL_DAYS), 7 / LEVEL_DAYS));
  const models = new Map(advised.posts.map((post) => [post.id, post]));
  const drawn = recentOf(own, LEVEL_DAYS);
  const added = Array.from({ length: count }, (_, at): PostInput => {
    const one = drawn[Math.floor(random() * drawn.length)];
    const figures = !isPosting && random() < shrinkage ? models.get(one?.id ?? "") : one;
    const date = addDays(own.observedTo, KEPT_DAYS - Math.floor(((at + 0.5) * KEPT_DAYS) / count));
    return { ...scaled(figures, more ** elasticity), id: `new ${at}`, date };
  });
  const observedTo = addDays(own.observedTo, KEPT_DAYS);
  const known = { from: own.postsKnown?.from ?? own.observedFrom, to: observedTo };
  const later: PlatformInput = {
    ...own,
    observedTo,
    ...(own.postsKnown && { postsKnown: known }),
    ...(own.covered && { covered: [...own.covered.slice(0, -1), known] }),
    posts: [...own.posts, ...added],
  };
  return { ...input, asOf: addDays(input.asOf, KEPT_DAYS), platforms: [later] };
}

/** Whether advice says how often to post, and not what. */
export function isOnPosting({ change }: { change: string }): boolean {
  return (change.split(":")[0] ?? "") in CADENCE_DAYS;
}

function scaled(post: PostInput | undefined, factor: number): Partial<PostInput> {
  if (post === undefined || factor === 1) return { ...post };
  const known = POST_COUNTS.filter((name) => post[name] !== undefined);
  return { ...post, ...Object.fromEntries(known.map((name) => [name, (post[name] ?? 0) * factor])) };
}

function recentOf({ posts, observedTo }: PlatformInput, days: number): PostInput[] {
  const since = addDays(observedTo, -days);
  return posts.filter(({ date, isReply }) => date > since && isReply !== true);
}

/** Posts a week over the last days, as far as they were observed. */
function postsPerWeek(platform: PlatformInput, days: number): number {
  const observed = daysBetween(platform.observedFrom, platform.observedTo) + 1;
  return (recentOf(platform, days).length * 7) / Math.min(days, observed);
}
