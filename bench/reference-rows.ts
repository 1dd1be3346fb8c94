// Writes the rows of the reference set and the distribution of composites from a data directory (--data DIR); only medians leave it.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdout } from "node:process";
import type { BenchmarkRow } from "#lib/formula/benchmark-row.ts";
import type { FitAccount, ReferenceComposites } from "#lib/formula/reference-set.ts";
import { formula } from "#lib/formula/versions.ts";
import {
  type Account,
  AGEING,
  inputOf,
  NOT_CONSECUTIVE,
  NOT_TYPICAL,
  readAccounts,
} from "./quality/real-accounts.ts";

const BIOME = join(import.meta.dirname, "../node_modules/.bin/biome");

function main() {
  const dir = argv[argv.indexOf("--data") + 1];
  if (!argv.includes("--data") || dir === undefined) throw new Error("Usage: reference-rows.ts --data DIR");
  const accounts = readAccounts(dir).filter(({ source }) => !NOT_TYPICAL.has(source));
  const { name, benchmarks } = formula();
  const { rows, reference } = benchmarks.fit(accounts.map(toFitAccount));
  const folder = join(import.meta.dirname, "../lib/formula", name, "benchmarks");
  writeFileSync(join(folder, "reference-rows.ts"), rowsFile(rows));
  writeFileSync(join(folder, "reference-composites.ts"), compositesFile(name, reference));
  execFileSync(BIOME, ["format", "--write", folder], { stdio: "ignore" });
  for (const row of rows) stdout.write(`${row.id}  ${row.value}  (${row.accounts} accounts)\n`);
}

function toFitAccount(account: Account): FitAccount {
  const { platform, followers, posts, source } = account;
  const isConsecutive = !NOT_CONSECUTIVE.has(source);
  return { platform, followers, posts, input: inputOf(account), isConsecutive, isAged: AGEING.has(platform) };
}

function rowsFile(rows: readonly BenchmarkRow[]): string {
  return `import type { BenchmarkRow } from "../../benchmark-row.ts";

/** Written by bench/reference-rows.ts; medians over real accounts. Not to be edited by hand. */
export const REFERENCE_ROWS: BenchmarkRow[] = ${JSON.stringify(rows, null, 2)};
`;
}

function compositesFile(version: string, table: ReferenceComposites): string {
  return `import type { ReferenceComposites } from "../../reference-set.ts";

/**
 * Composites of real accounts under ${version}, every platform weighing the same: entry p is the p-th percentile. Written by
 * bench/reference-rows.ts; not to be edited by hand.
 */
export const REFERENCE_COMPOSITES: ReferenceComposites = ${JSON.stringify(table, null, 2)};
`;
}

main();
