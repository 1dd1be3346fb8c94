import { listSilences } from "#lib/formula/list-silences.ts";
import { PILLARS } from "#lib/formula/names.ts";
import type { FormulaVersion } from "#lib/formula/version.ts";
import { mean } from "#lib/statistics/mean.ts";
import { medianHigh } from "#lib/statistics/quantile.ts";
import { formatNumber } from "#lib/text/words.ts";
import { holdHalves, holdShuffled } from "../hold-changes.ts";
import type { Scored } from "../real-accounts.ts";
import { isOnPosting, simulateAdvice } from "../simulate-advice.ts";
import { type Context, noiseOf, sample } from "./version-context.ts";
import type { Figure } from "./version-row.ts";

const [CHANGE_ACCOUNTS, NOISE_ACCOUNTS, ADVISED_ACCOUNTS, SIMULATED] = [50, 120, 400, 200];
const MIN_PROMISE = 0.1;
/** Under this the reader asks what to do: "red", in pillars too. */
const LOW_PILLAR = 40;
/** A post's reach falls with the number of posts, on X and YouTube. */
const FREQUENCY_ELASTICITY = -0.24;

/** Whether bounds hold what they say, and whether advice is worth its reader's time. */
export async function measureBoundsAndAdvice(context: Context): Promise<Figure[]> {
  const { scored, version } = context;
  return [
    holdRow("posts shuffled over their days, 28 days apart", await holdShuffled(scored, CHANGE_ACCOUNTS)),
    holdRow("posts dealt into two halves", await holdHalves(scored, CHANGE_ACCOUNTS)),
    await noiseRow(version, sample(scored, NOISE_ACCOUNTS)),
    ...lowPillarRows(version, sample(scored, ADVISED_ACCOUNTS)),
    frequencyRow(version, sample(scored, ADVISED_ACCOUNTS)),
  ];
}

function holdRow(name: string, inside: readonly boolean[]): Figure {
  const figure = 100 * mean(inside.map(Number));
  const error = Math.sqrt((figure * (100 - figure)) / inside.length);
  const what = `bounds said to hold 90 % hold, percent: ${name}`;
  return { what, figure, error, n: `${formatNumber(inside.length)} changes`, bar: { least: 87, most: 93 } };
}

/** The best recommendation against half the width of the bounds of the change of the last 28 days. */
async function noiseRow(version: FormulaVersion, scored: readonly Scored[]): Promise<Figure> {
  const below: number[] = [];
  for (const { input } of scored) {
    const best = Math.max(
      ...version.recommend.list(input).map(({ composite_gain }) => Math.abs(composite_gain)),
    );
    if (!Number.isFinite(best)) continue;
    below.push(best < (await noiseOf(version, input)) ? 100 : 0);
  }
  const what = "accounts whose best recommendation gives less than the noise, percent";
  return { what, figure: mean(below), n: `${formatNumber(below.length)} accounts`, bar: { most: 10 } };
}

function lowPillarRows(version: FormulaVersion, scored: readonly Scored[]): Figure[] {
  const low = scored.flatMap(({ input, result }) => {
    const advised = version.recommend.list(input);
    const named = new Set(listSilences(result, advised, input).map(({ pillar }) => pillar));
    return PILLARS.filter(
      (pillar) => result.pillars[pillar] < LOW_PILLAR && result.confidence[pillar].level !== "none",
    ).map((pillar) => ({
      isAdvised: advised.some((one) => one.pillar === pillar),
      isNamed: named.has(pillar),
    }));
  });
  const n = `${formatNumber(low.length)} pillars`;
  return [
    {
      what: "pillars under 40 without advice or a plain word, percent",
      figure: mean(low.map(({ isAdvised, isNamed }) => (isAdvised || isNamed ? 0 : 100))),
      n,
      bar: { most: 0 },
    },
    {
      what: "pillars under 40 without advice, percent",
      figure: mean(low.map(({ isAdvised }) => (isAdvised ? 0 : 100))),
      n,
    },
  ];
}

/** Advice to post more, followed by somebody whose posts reach the fewer the more there are. */
function frequencyRow(version: FormulaVersion, scored: readonly Scored[]): Figure {
  const promised = scored.flatMap(({ input }) =>
    version.recommend
      .list(input)
      .filter((one) => isOnPosting(one) && Math.abs(one.pillar_gain_28) >= MIN_PROMISE)
      .map((one) => ({ input, one })),
  );
  const kept = sample(promised, SIMULATED).map(({ input, one }) => {
    const { composite } = simulateAdvice(input, one, FREQUENCY_ELASTICITY);
    return composite / ((one.composite_gain * one.pillar_gain_28) / one.pillar_gain);
  });
  return {
    what: "advice to post more: what the composite gains with the frequency elasticity / promised, median",
    figure: medianHigh(kept) ?? Number.NaN,
    n: `${formatNumber(kept.length)} recommendations`,
    bar: { least: 0.8, most: 1.2 },
  };
}
