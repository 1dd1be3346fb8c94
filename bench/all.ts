// npm run bench: everything that is to be fast, in one table beside what is wanted of it (some 25 minutes on two cores).
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stdout } from "node:process";
import { ROWS_FILE, type Row } from "./all/tell-row.ts";

/** What each is told beside its usual settings. */
const MEASUREMENTS: Record<string, string[]> = {
  server: ["--rounds", "3", "--seconds", "2", "--connections", "32"],
  "drafts-speed": [],
  bulk: [],
  growth: [],
  start: [],
};

const home = mkdtempSync(join(tmpdir(), "plinth-bench-"));
const file = join(home, "rows");
const failed: string[] = [];
try {
  for (const [name, args] of Object.entries(MEASUREMENTS)) {
    stdout.write(`\n== ${name}\n`);
    const env = { ...process.env, [ROWS_FILE]: file };
    const before = readRows().length;
    spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
      stdio: "inherit",
      env,
    });
    // Some end with a failure where a bar is missed; without a line it was not measured.
    if (readRows().length === before) failed.push(name);
  }
  print(readRows());
} finally {
  rmSync(home, { recursive: true, force: true });
}

function readRows(): Row[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row);
}

function print(rows: Row[]): void {
  stdout.write(
    "\n| Work | This | Through Next | Fastify + pg | Wanted | |\n| --- | --- | --- | --- | --- | --- |\n",
  );
  for (const { work, own, next = "", fastify = "", bar, isReached } of rows)
    stdout.write(`| ${[work, own, next, fastify, bar, isReached ? "reached" : "MISSED"].join(" | ")} |\n`);
  for (const name of failed) stdout.write(`${name} failed, and has no line\n`);
  const missed = rows.filter(({ isReached }) => !isReached).length;
  stdout.write(`\n${rows.length - missed} of ${rows.length} reached\n`);
  process.exitCode = missed + failed.length > 0 ? 1 : 0;
}
