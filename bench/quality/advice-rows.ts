import type { FormulaInput } from "#lib/formula/formula-input.ts";
import type { Recommendation } from "#lib/formula/formula-result.ts";
import { formula } from "#lib/formula/versions.ts";
import { bootstrapInterval } from "#lib/statistics/bootstrap.ts";
import { medianHigh } from "#lib/statistics/quantile.ts";
import { formatNumber } from "#lib/text/words.ts";
import type { Scored } from "./real-accounts.ts";
import type { Row } from "./row.ts";
import { shareRow } from "./share-row.ts";
import { findProposal, isOnPosting, simulateAdvice } from "./simulate-advice.ts";

/** Below this a promise is rounded to nothing, and cannot be divided by. */
const MIN_PROMISE = 0.1;
/** Every third is enough for a median, and takes a quarter of a minute. */
const EVERY = 3;
const RESAMPLES = 400;

type Advised = { input: FormulaInput; one: Recommendation };

/** What is recommended to real accounts, whether the formula confirms it, and what following it brings. */
export function adviceRows(scored: readonly Scored[]): Row[] {
  const lists = scored.map(({ input }) => ({ input, list: formula().recommend.list(input) }));
  const counts = lists.map(({ list }) => new Set(list.map(({ pillar }) => pillar)).size);
  const advised: Advised[] = lists.flatMap(({ input, list }) =>
    list.filter(({ change }) => change !== "data:any").map((one) => ({ input, one })),
  );
  const accounts = "accounts that are recommended";
  const gains = advised.map((each) => gainOf(each) > 0);
  return [
    shareRow(
      `${accounts} something`,
      counts.map((count) => count > 0),
      "accounts",
    ),
    shareRow(
      `${accounts} changes of two or more pillars`,
      counts.map((count) => count > 1),
      "accounts",
    ),
    shareRow("recommendations that the formula gives a gain of the composite", gains, "recommendations", 1),
    ...followedRows(advised),
  ];
}

/** The gain before the composite is rounded. */
function gainOf({ input, one }: Advised): number {
  return composite(findProposal(input, one).changed) - composite(input);
}

function composite(input: FormulaInput): number {
  const { explain, score } = formula();
  return explain.levels(score(input)).composite;
}

function followedRows(advised: readonly Advised[]): Row[] {
  const promised = advised
    .filter(({ one }) => Math.abs(one.pillar_gain_28) >= MIN_PROMISE)
    .filter((_, at) => at % EVERY === 0);
  const kept = promised.map(({ input, one }) => {
    const { realised, more } = simulateAdvice(input, one);
    const isPosting = isOnPosting(one);
    return { isPosting, ratio: (isPosting ? realised : more) / one.pillar_gain_28 };
  });
  const all = kept.map(({ ratio }) => ratio);
  const content = kept.filter(({ isPosting }) => !isPosting).map(({ ratio }) => ratio);
  const name = "realised / promised after 28 days of following advice, median";
  return [
    { ...medianRow(name, all), target: { figure: 0.8, is: "at least" } },
    { ...medianRow(name, all), target: { figure: 1.2, is: "at most" } },
    medianRow("the same of advice on what to post, against the same days without it", content),
  ];
}

/** A median with its bootstrap interval. */
function medianRow(name: string, values: readonly number[]): Row {
  return {
    part: "formula",
    name,
    figure: median(values),
    ...bootstrapInterval(values, median, { resamples: RESAMPLES, seed: name }),
    n: `${formatNumber(values.length)} recommendations`,
  };
}

function median(values: ArrayLike<number>): number {
  return medianHigh(values) ?? 0;
}
