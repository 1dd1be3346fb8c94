import type { Compared } from "./compare.ts";

/** What a run found, by its name. */
export type Found = { run: string; seconds: number; compared: Compared[] };

const MOST_SHOWN = 20;
const isWhole = ({ equal, total }: Compared) => equal === total;

/** Whether everything of every run is as it was, and something was there to be compared. */
export function isUnchanged(runs: readonly Found[]): boolean {
  return runs.every(({ compared }) => compared.length > 0 && compared.every(isWhole));
}

/** A line for each thing that was compared, a column for each run; below it the differences by name. */
export function tell(runs: readonly Found[]): string {
  const names = [...new Set(runs.flatMap(({ compared }) => compared.map(({ what }) => what)))];
  const head = ["", ...runs.map((_, at) => `(${at + 1})`)];
  const lines = names.map((name) => [name, ...runs.map(({ compared }) => cell(compared, name))]);
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map((line) => line[at]?.length ?? 0)));
  const table = [head, ...lines].map((line) =>
    line
      .map((text, at) => (at === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[at] ?? 0)))
      .join("  "),
  );
  const legend = runs.map(({ run, seconds }, at) => `(${at + 1}) ${run}, ${seconds} s`);
  const differing = runs.flatMap(({ run, compared }) =>
    compared.flatMap(({ differences }) => list(differences).map((difference) => `${run}: ${difference}`)),
  );
  const told = runs.flatMap(({ run, compared }) =>
    compared.flatMap((one) => (one.told ? [`${run}: ${one.told}`] : [])),
  );
  return [...legend, "", ...table, "", ...told, "", ...differing].join("\n");
}

function cell(compared: readonly Compared[], name: string): string {
  const found = compared.find(({ what }) => what === name);
  return found ? `${found.equal} of ${found.total}` : "";
}

function list(differences: readonly string[]): string[] {
  const more = differences.length - MOST_SHOWN;
  return more > 0 ? [...differences.slice(0, MOST_SHOWN), `… and ${more} more`] : [...differences];
}
