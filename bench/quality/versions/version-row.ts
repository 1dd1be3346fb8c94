import { formatNumber } from "#lib/text/words.ts";

/** What a figure has to be; a version that is not the first also has to keep what the first had, less an error. */
export type Bar = { least?: number; most?: number; notBelowFirst?: number };

/** One figure of one version. */
export type Figure = {
  what: string;
  figure: number;
  /** The error of the figure, where it is one of a sample. */
  error?: number;
  /** The sample: "2,608 accounts". */
  n: string;
  /** The account that the figure is of, where it is the worst of many: shown where the newest version misses the bar. */
  at?: string | undefined;
  bar?: Bar;
};

/** A line of the table: one figure under each version that has it. */
export type VersionRow = { what: string; n: string; at: string; cells: Record<string, Cell> };
type Cell = { figure: number; error?: number; bar?: Bar; isMet: boolean | null };

/** Puts the figures of several versions side by side, in the order of the newest; the first is what `notBelowFirst` asks. */
export function joinVersions(measured: Readonly<Record<string, readonly Figure[]>>): VersionRow[] {
  const names = Object.keys(measured);
  const order = names.toReversed().flatMap((name) => measured[name]?.map(({ what }) => what) ?? []);
  return [...new Set(order)].map((what) => {
    const found = names.flatMap((name) => {
      const one = measured[name]?.find((figure) => figure.what === what);
      return one ? [{ name, one }] : [];
    });
    const first = found[0]?.name === names[0] ? found[0]?.one : undefined;
    const cells = found.map(({ name, one }) => [
      name,
      { figure: one.figure, error: one.error, bar: one.bar, isMet: isMet(one, first) },
    ]);
    const { n = "", at = "" } = found.at(-1)?.one ?? {};
    return { what, n, at, cells: Object.fromEntries(cells) };
  });
}

function isMet(one: Figure, first: Figure | undefined): boolean | null {
  if (one.bar === undefined) return null;
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, notBelowFirst } = one.bar;
  if (!(one.figure >= least && one.figure <= most)) return false;
  return notBelowFirst === undefined || first === undefined || one.figure >= first.figure - notBelowFirst;
}

/** The table as lines: every version, its bar, whether the version meets it. */
export function toLines(rows: readonly VersionRow[], names: readonly string[]): string[] {
  const head = [...names.flatMap((name) => [name, ""]), "bar", "of", "what"];
  const lines = rows.map(({ what, n, at, cells }) => {
    const isMissed = cells[names.at(-1) ?? ""]?.isMet === false;
    const bar = names.map((name) => cells[name]?.bar).find((one) => one !== undefined);
    return [
      ...names.flatMap((name) => cellOf(cells[name])),
      barOf(bar),
      n,
      isMissed && at ? `${what} (${at})` : what,
    ];
  });
  const widths = head.map((_, at) =>
    Math.max(...[head, ...lines].map((cells) => (at === head.length - 1 ? 0 : (cells[at]?.length ?? 0)))),
  );
  return [head, ...lines].map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

function cellOf(cell: Cell | undefined): [string, string] {
  if (cell === undefined) return ["–", ""];
  const error = cell.error === undefined ? "" : ` ± ${cell.error.toFixed(3)}`;
  return [`${show(cell.figure)}${error}`, cell.isMet === null ? "" : cell.isMet ? "yes" : "NO"];
}

function barOf(bar: Bar | undefined): string {
  if (bar === undefined) return "";
  const { least, most, notBelowFirst } = bar;
  const parts = [
    least !== undefined && most !== undefined ? `${show(least)} to ${show(most)}` : "",
    least !== undefined && most === undefined ? `≥ ${show(least)}` : "",
    most !== undefined && least === undefined ? `≤ ${show(most)}` : "",
    notBelowFirst === undefined ? "" : `≥ first − ${notBelowFirst.toFixed(3)}`,
  ];
  return parts.filter(Boolean).join(", ");
}

function show(value: number): string {
  if (!Number.isFinite(value)) return "not known";
  return Math.abs(value) >= 100 ? formatNumber(Math.round(value)) : value.toFixed(3).replace(/\.?0+$/, "");
}
