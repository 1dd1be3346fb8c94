import type { FormulaInput, PostInput } from "#lib/formula/formula-input.ts";
import { formula } from "#lib/formula/versions.ts";
import { mean } from "#lib/statistics/mean.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { addDays } from "#lib/time.ts";
import type { Scored } from "./real-accounts.ts";

const [MIN_POSTS, MAX_POSTS] = [30, 400];
const COVERAGE_ACCOUNTS = 40;
const SHUFFLES = 8;
const GAP_DAYS = 28;
const RECENT_DAYS = 154;

/**
 * Real accounts whose posts are shuffled over their dates, so that nothing but chance moves impact and reach in 28 days:
 * how often the bounds hold the change that the dates alone make (mean over the shuffles).
 */
export async function holdShuffled(scored: readonly Scored[], most = COVERAGE_ACCOUNTS): Promise<boolean[]> {
  const inside: boolean[] = [];
  for (const { account, input } of usableOf(scored, most)) {
    const random = seededRandom(account.author);
    const inputs = Array.from({ length: SHUFFLES }, () => shuffled(input, random));
    const runs = await Promise.all(inputs.map((one, run) => changeOf(one, `${run}`)));
    const usual = mean(runs.map(({ points }) => points));
    inside.push(...runs.map(({ points, low, high }) => Math.abs(points - usual) <= (high - low) / 2 + 0.05));
  }
  return inside;
}

/**
 * Posts of real accounts dealt at random into two halves that keep the dates of the first: nothing has changed between
 * them. How often the bounds hold that.
 */
export async function holdHalves(scored: readonly Scored[], most: number): Promise<boolean[]> {
  const inside: boolean[] = [];
  for (const { account, input } of usableOf(scored, most)) {
    const random = seededRandom(`halves ${account.author}`);
    for (let run = 0; run < SHUFFLES; run++) {
      const [before, after] = dealt(shuffled(input, random));
      const { low, high } = await formula().compare.interval(before, after, { seed: `${run}` });
      inside.push(low <= 0.05 && high >= -0.05);
    }
  }
  return inside;
}

/** Every second post, and the others on the days of these under names of their own. */
function dealt(input: FormulaInput): [FormulaInput, FormulaInput] {
  const side = (at: number): FormulaInput => ({
    ...input,
    platforms: input.platforms.map((own) => {
      const posts = own.posts.filter(({ isReply }) => !isReply);
      const pairs = Array.from({ length: posts.length >> 1 }, (_, pair) => ({
        ...(posts[2 * pair + at] as PostInput),
        date: (posts[2 * pair] as PostInput).date,
      }));
      return { ...own, posts: pairs };
    }),
  });
  return [side(0), side(1)];
}

function usableOf(scored: readonly Scored[], most: number): Scored[] {
  const usable = scored.filter(
    ({ input }) => countRecent(input) >= MIN_POSTS && countRecent(input) <= MAX_POSTS,
  );
  const step = Math.max(1, Math.floor(usable.length / most));
  return usable.filter((_, at) => at % step === 0);
}

function countRecent(input: FormulaInput): number {
  const since = addDays(input.asOf, -RECENT_DAYS);
  return input.platforms[0]?.posts.filter(({ date, isReply }) => date >= since && !isReply).length ?? 0;
}

function shuffled(input: FormulaInput, random: () => number): FormulaInput {
  const platforms = input.platforms.map((own) => {
    const posts = own.posts.filter(({ date }) => date >= addDays(input.asOf, -RECENT_DAYS));
    const figures = posts.map((post) => ({ post, at: random() })).sort((a, b) => a.at - b.at);
    const mixed = posts.map(
      ({ id, date }, at): PostInput => ({ ...(figures[at]?.post as PostInput), id, date }),
    );
    return { ...own, posts: mixed };
  });
  return { ...input, platforms };
}

function changeOf(after: FormulaInput, seed: string) {
  const asOf = addDays(after.asOf, -GAP_DAYS);
  const platforms = after.platforms.map((own) => ({
    ...own,
    observedTo: [own.observedTo, asOf].sort()[0] as string,
    posts: own.posts.filter(({ date }) => date <= asOf),
  }));
  return formula().compare.interval({ ...after, asOf, platforms }, after, { seed });
}
