// The drill of docs/backup.md: a backup of a product under way, restored, compared row by row and at work, with its times.
import { parseArgs } from "node:util";
import { runDrill } from "./backup/run-drill.ts";

const USAGE = `npm run bench -- backup [options]

  --times N   of the demo account's workspaces (50)
`;

const { values } = parseArgs({
  options: { times: { type: "string", default: "50" }, help: { type: "boolean" } },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const drill = await runDrill(Number(values.times), (line) => process.stderr.write(`${line}\n`));
const { backup, restore, traffic } = drill;
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const lines = [
  ["database", `${drill.databaseMb} MB, ${backup.rows} rows in ${backup.tables} tables`],
  ["backup", `${backup.seconds} s, ${mb(backup.bytes)}`],
  ["meanwhile", `${traffic.writes} writes, ${traffic.reads} reads, ${traffic.failed} failed`],
  [
    "restore",
    `${restore.seconds} s; ${restore.compared.rows} rows compared, ${restore.compared.different} differ`,
  ],
  ["at rest", `${drill.differing.length} tables differ ${drill.differing.join(", ")}`],
  ["scores by the same keys", drill.scoresAreSame ? "the same" : "differ"],
  ["audit verify", drill.auditsAreEqual ? "equal" : "not equal"],
  ["", drill.pass ? "pass" : "FAILED"],
];
process.stdout.write(lines.map(([name = "", text]) => `${name.padEnd(26)}${text}\n`).join(""));
process.exit(drill.pass ? 0 : 1);
