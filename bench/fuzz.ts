// 20,000 generated requests to every operation (--runs N, --seed N), with bodies of up to 50 MB: counts by operation and status.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, exit, stdout } from "node:process";

const ROOT = join(import.meta.dirname, "..");
const STATUSES = ["200", "304", "400", "401", "402", "403", "404", "409", "413", "415", "422", "425", "429"];
const folder = mkdtempSync(join(tmpdir(), "plinth-fuzz-"));
const report = join(folder, "report.json");

function option(name: string, byDefault: number): string {
  const at = argv.indexOf(`--${name}`);
  return (at > 0 ? argv[at + 1] : undefined) ?? String(byDefault);
}

const { status } = spawnSync(join(ROOT, "node_modules/.bin/vitest"), ["run", "app/v1/fuzz.test.ts"], {
  cwd: ROOT,
  stdio: "inherit",
  env: {
    ...process.env,
    PLINTH_FUZZ_RUNS: option("runs", 20_000),
    PLINTH_FUZZ_SEED: option("seed", Date.now() % 2_147_483_647),
    PLINTH_FUZZ_LARGEST_BODY: option("largest-body", 50_000_000),
    PLINTH_FUZZ_REPORT: report,
  },
});
if (existsSync(report)) print(JSON.parse(readFileSync(report, "utf8")));
rmSync(folder, { recursive: true, force: true });
exit(status ?? 1);

type Report = {
  seed: number;
  sent: number;
  counts: Record<string, Record<string, number>>;
  failures: string[];
};

function print({ seed, sent, counts, failures }: Report): void {
  const seen = Object.values(counts).flatMap((row) => Object.keys(row));
  const columns = [...new Set([...STATUSES.filter((one) => seen.includes(one)), ...seen])];
  const line = (name: string, cells: (string | number)[]) =>
    `${name.padEnd(62)}${cells.map((cell) => String(cell).padStart(6)).join("")}\n`;
  stdout.write(`\n${sent} requests, seed ${seed}\n\n${line("", columns)}`);
  for (const [name, row] of Object.entries(counts))
    stdout.write(
      line(
        name,
        columns.map((one) => row[one] ?? 0),
      ),
    );
  stdout.write(`\n${failures.length} failures\n`);
}
