// The 30 faults that the product has to bear, and a drill of its backup (--only 7,12): each with its figure, its bar and what has to hold after it.
import { parseArgs } from "node:util";
import { buildWhenChanged } from "#scripts/build.ts";
import { FAULTS } from "./faults/all-faults.ts";
import { type Row, runFault } from "./faults/run-fault.ts";
import { openStage } from "./faults/stage.ts";

const USAGE = `npm run bench:faults -- [options]

  --only 7,12     faults by their numbers (all)

Everything happens on this machine's loopback addresses, on a PostgreSQL of its own.
`;

const { values } = parseArgs({ options: { only: { type: "string" }, help: { type: "boolean" } } });
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const chosen = values.only?.split(",").map(Number);
const unknown = chosen?.filter((number) => !FAULTS.some((fault) => fault.number === number)) ?? [];
if (unknown.length > 0) {
  process.stderr.write(`there is no fault ${unknown.join(", ")}\n`);
  process.exit(2);
}

const begun = performance.now();
await buildWhenChanged();
const stage = await openStage();
const rows: Row[] = [];
try {
  for (const fault of FAULTS) {
    if (chosen && !chosen.includes(fault.number)) continue;
    const row = await runFault(fault, stage);
    rows.push(row);
    print(row);
  }
} finally {
  await stage.close();
}
const passed = rows.filter(({ pass }) => pass).length;
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
process.stdout.write(`\n${passed} of ${rows.length} passed, in ${minutes} minutes\n`);
process.exit(passed === rows.length ? 0 : 1);

/** A line of a table, as soon as it is known. */
function print({ number, title, invariants, figure, bar, pass, seconds, offences }: Row): void {
  const cells = [number, title, invariants, figure, bar, pass ? "pass" : "FAIL", `${seconds} s`];
  process.stdout.write(`| ${cells.join(" | ")} |\n`);
  for (const { invariant, id, why } of offences.slice(0, 5))
    process.stderr.write(`    ${invariant} is broken: ${id} ${why}\n`);
}
