import type { Histogram, Registry } from "prom-client";
import { MEASURES, type Measure, type Measured } from "./measures.ts";
import type { Piece, Watched, Watcher } from "./watch.ts";

type Meter = {
  took: Histogram;
  outcome: string;
  /** The gauge of those that last, of one with such labels. */
  gaugeOf: (labels: Piece["labels"]) => { inc: () => void; dec: () => void } | null;
};

const runAsItIs = <T>(work: () => T): T => work();
const UNCOUNTED: Watched = { run: runAsItIs, end: () => {} };

/**
 * Counts what is watched, by kind, labels and outcome.
 * @param prom the library, which is loaded only where something is counted.
 */
export function countPieces(prom: typeof import("prom-client"), registry: Registry): Watcher {
  const kinds = Object.keys(MEASURES) as Measured[];
  const meters = Object.fromEntries(
    kinds.map((kind) => [kind, openMeter(prom, registry, MEASURES[kind])]),
  ) as Record<Measured, Meter>;
  return {
    begin: ({ kind, labels }) => {
      if (kind === "shared") return UNCOUNTED;
      const { took, outcome: name, gaugeOf } = meters[kind];
      const begun = performance.now();
      const gauge = gaugeOf(labels);
      gauge?.inc();
      return {
        run: runAsItIs,
        end: (outcome) => {
          gauge?.dec();
          took.observe({ ...labels, [name]: outcome }, (performance.now() - begun) / 1_000);
        },
      };
    },
  };
}

function openMeter(
  { Gauge, Histogram }: typeof import("prom-client"),
  registry: Registry,
  { name, help, labels, outcome, buckets, running }: Measure,
): Meter {
  const registers = [registry];
  const gauge =
    running && new Gauge({ name: running.name, help: running.help, labelNames: running.labels, registers });
  return {
    outcome,
    took: new Histogram({ name, help, labelNames: [...labels, outcome], buckets, registers }),
    gaugeOf: (of) => (gauge && running?.labels.length ? gauge.labels(of) : (gauge ?? null)),
  };
}
