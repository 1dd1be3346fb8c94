// The formula on real accounts (--data DIR, and export files: --exports DIR): a table of 200, the extremes with their reasons, the rules, and its rank correlation with followers.
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { PILLARS, PLATFORMS } from "#lib/formula/names.ts";
import { signed } from "#lib/formula/signed.ts";
import { scoreExports } from "./quality/export-accounts.ts";
import { measureFormula } from "./quality/formula.ts";
import { type Scored, scoreAccounts } from "./quality/real-accounts.ts";

const TABLE_ROWS = 200;

async function main() {
  const { values } = parseArgs({ options: { data: { type: "string" }, exports: { type: "string" } } });
  const { data: dir, exports: exportsDir } = values;
  if (!dir) throw new Error("Usage: formula-accounts.ts --data DIR [--exports DIR]");
  const exported = exportsDir ? await scoreExports(exportsDir) : [];
  const scored = scoreAccounts(dir);
  printTable(exported, scored);
  stdout.write("\nThe ten highest\n");
  for (const one of scored.slice(0, 10)) printReasons(one);
  stdout.write("\nThe ten lowest\n");
  for (const one of scored.slice(-10)) printReasons(one);
  stdout.write("\nRules and figures, with 95 % intervals\n");
  for (const { name, platform, figure, low, high, n } of await measureFormula(dir, exportsDir)) {
    const range = low === undefined || high === undefined ? "" : ` (${low.toFixed(3)} to ${high.toFixed(3)})`;
    stdout.write(`  ${figure.toFixed(3)}${range}  ${platform ? `${platform}: ` : ""}${name}, ${n}\n`);
  }
}

/**
 * Two hundred accounts: those of export files, then the same number of each platform where there are so many, evenly over
 * its composites.
 */
function printTable(exported: readonly Scored[], scored: readonly Scored[]) {
  const names = PILLARS.map((pillar) => pillar.slice(0, 5)).join(" ");
  stdout.write(`${"account".padEnd(52)} followers posts ${names} score  evidence of ${PILLARS.join(", ")}\n`);
  const held = PLATFORMS.map((platform) => scored.filter(({ account }) => account.platform === platform));
  let left = TABLE_ROWS - exported.length;
  const shown = held
    .toSorted((a, b) => a.length - b.length)
    .flatMap((own, at) => {
      const count = Math.min(own.length, Math.ceil(left / (held.length - at)));
      left -= count;
      return Array.from({ length: count }, (_, i) => own[Math.floor((i * own.length) / count)] as Scored);
    });
  for (const one of [...exported, ...shown]) stdout.write(`${rowOf(one)}\n`);
  stdout.write(`${exported.length + shown.length} of ${exported.length + scored.length} accounts\n`);
}

function rowOf({ account, result }: Scored): string {
  const name = `${account.platform} ${account.source} ${account.author}`.slice(0, 51).padEnd(52);
  const pillars = PILLARS.map((pillar) => result.pillars[pillar].toFixed(1).padStart(5)).join(" ");
  const followers = String(account.followers ?? "-").padStart(9);
  const evidence = PILLARS.map((pillar) => result.confidence[pillar].level).join(" ");
  return `${name} ${followers} ${String(account.posts.length).padStart(5)} ${pillars} ${result.score.toFixed(1).padStart(5)}  ${evidence}`;
}

/** An account with the four inputs that contribute most. */
function printReasons(one: Scored) {
  stdout.write(`${rowOf(one)}\n`);
  const moving = one.result.explanation.contributions.toSorted(
    (a, b) => Math.abs(b.points) - Math.abs(a.points),
  );
  for (const { input, value, benchmark, points } of moving.slice(0, 4))
    stdout.write(`    ${signed(points).padStart(5)}  ${input}: ${value} against ${benchmark}\n`);
}

if (import.meta.main) await main();
