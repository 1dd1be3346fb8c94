// Writes the norms of a version of the formula (--version NAME) from a data directory (--data DIR); only aggregate figures leave it.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import type { FitAccount, FitData } from "#lib/formula/reference-set.ts";
import { formula } from "#lib/formula/versions.ts";
import {
  type Account,
  AGEING,
  inputOf,
  NOT_CONSECUTIVE,
  NOT_TYPICAL,
  readAccounts,
} from "./quality/real-accounts.ts";
import { readGrowth } from "./quality/versions/growth.ts";
import { readReferenceAccounts } from "./quality/versions/reference-accounts.ts";
import { SOURCES } from "./quality/versions/sources.ts";

const BIOME = join(import.meta.dirname, "../node_modules/.bin/biome");

function main() {
  const { values } = parseArgs({ options: { data: { type: "string" }, version: { type: "string" } } });
  const dir = values.data;
  if (!dir) throw new Error("Usage: reference-rows.ts --data DIR [--version NAME]");
  const { name, benchmarks } = formula(values.version);
  const folder = join(import.meta.dirname, "../lib/formula", name);
  for (const { path, text } of benchmarks.fit(readData(dir, name))) {
    writeFileSync(join(folder, path), text);
    execFileSync(BIOME, ["format", "--write", join(folder, path)], { stdio: "ignore" });
    stdout.write(`${join("lib/formula", name, path)}\n`);
  }
}

/** v1 was fitted before sources were judged one by one, and small accounts were known. */
function readData(dir: string, version: string): FitData {
  const accounts =
    version === "v1"
      ? readAccounts(dir).filter(({ source }) => !NOT_TYPICAL.has(source))
      : readReferenceAccounts(dir);
  return { accounts: accounts.map(toFitAccount), growth: readGrowth(dir) };
}

function toFitAccount(account: Account): FitAccount {
  const { platform, source, followers, posts } = account;
  const says = SOURCES[source];
  if (says === undefined) throw new RangeError(`The source ${source} is not judged in sources.ts`);
  const isConsecutive = !NOT_CONSECUTIVE.has(source);
  const isAged = AGEING.has(platform);
  return { platform, source, says, followers, posts, input: inputOf(account), isConsecutive, isAged };
}

main();
