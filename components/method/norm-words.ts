import { formatCount } from "#components/ui/format.ts";
import type { Platform } from "#lib/formula/names.ts";
import type { Norm } from "#lib/formula/version.ts";

/** What is measured, by the version's names, in the order in which it is told. */
const METRICS: Record<string, string> = {
  cadence: "Days with a post a week, over 13 weeks",
  recent_cadence: "Days with a post a week, over 4 weeks",
  audience: "Audience",
  exposure: "Reach of a post",
  interactions: "Interactions of a post",
  depth: "Depth of interactions",
  engagement_rate: "Interactions by reach",
  audience_move: "Growth of audience",
  exposure_move: "Growth of reach",
  engagement_move: "Growth of interactions",
  cadence_move: "Growth of posting",
};

export type NormRow = { metric: string; cells: (string | null)[] };

/**
 * How many accounts stand behind what each measure is compared with, by platform; of several tables of a measure the largest.
 * @returns a row for every measure, a cell for every platform: a count, "assumed" where no account is known, null where it is not measured
 */
export function tellNorms(norms: readonly Norm[], platforms: readonly Platform[]): NormRow[] {
  return Object.entries(METRICS).map(([metric, words]) => ({
    metric: words,
    cells: platforms.map((platform) =>
      cellOf(norms.filter((norm) => norm.metric === metric && norm.platform === platform)),
    ),
  }));
}

function cellOf(norms: readonly Norm[]): string | null {
  if (norms.length === 0) return null;
  const most = Math.max(...norms.map(({ accounts }) => accounts ?? 0));
  return most === 0 ? "assumed" : formatCount(most);
}

/** The publishers of single figures, each once, with the page where they tell of them. */
export function listPublishers(norms: readonly Norm[]): { publisher: string; address: string }[] {
  const linked = new Map<string, string>();
  for (const { publisher, address } of norms) if (address) linked.set(publisher, address);
  return [...linked].map(([publisher, address]) => ({ publisher, address }));
}

/** The collections of posts, each once, by name. */
export function listCollections(norms: readonly Norm[]): string[] {
  return [...new Set(norms.flatMap(({ collections }) => collections))].sort();
}

/** What is assumed, each once, with the measures that rest on it. */
export function listAssumptions(norms: readonly Norm[]): { assumption: string; measures: string[] }[] {
  const measuresOf = new Map<string, Set<string>>();
  for (const { metric, assumption } of norms) {
    if (!assumption) continue;
    const measures = measuresOf.get(assumption) ?? new Set();
    measuresOf.set(assumption, measures.add(METRICS[metric] ?? metric));
  }
  return [...measuresOf].map(([assumption, measures]) => ({ assumption, measures: [...measures] }));
}
