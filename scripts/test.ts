// npm test: format, lint, types, the API document, unit and domain tests on a real PostgreSQL, contract tests, and the pages in a real Chromium.
// npm run test:long: what takes longer (*.long.test.ts, most journeys on a phone). The last line of both is `N passed, N failed`.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./settings.ts";
import { CHROMIUM, findProgram, REDIS } from "./testing/find-program.ts";

type Count = { passed: number; failed: number };
type Check = { name: string; command: string[]; count?: () => Count; env?: Record<string, string> };

const bin = (name: string) => join(ROOT, "node_modules", ".bin", name);
const reports = mkdtempSync(join(tmpdir(), "plinth-reports-"));
const total: Count = { passed: 0, failed: 0 };
const seconds: [name: string, seconds: number][] = [];

try {
  const programs = { PLINTH_CHROMIUM: findProgram(CHROMIUM), PLINTH_REDIS_SERVER: findProgram(REDIS) };
  const checks = process.argv.includes("--long") ? listLongChecks : listChecks;
  for (const check of checks(programs)) await perform(check);
} catch (error) {
  process.stderr.write(`plinth: ${error instanceof Error ? error.message : error}\n`);
  total.failed++;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.stdout.write(
  `\n${seconds.map(([name, took]) => `${took.toFixed(0).padStart(5)} s  ${name}\n`).join("")}\n`,
);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

function listChecks(programs: Record<string, string>): Check[] {
  return [
    { name: "format and lint", command: [bin("biome"), "check", "--error-on-warnings", "."] },
    { name: "types", command: [bin("tsc"), "--noEmit"] },
    { name: "no file, export or dependency without use", command: [bin("knip")] },
    { name: "API document, by Redocly", command: lintDocument("redocly") },
    { name: "API document, by Spectral", command: lintDocument("spectral") },
    vitest("unit, domain and contract tests", ["--project=pure", "--project=database"], programs),
    playwright("end-to-end tests", ["--project=desktop", "--project=phone"], programs),
  ];
}

function listLongChecks(programs: Record<string, string>): Check[] {
  return [
    vitest("long tests", ["--project=long"], programs),
    playwright("end-to-end tests on a phone", ["--project=phone-long"], programs),
  ];
}

function vitest(name: string, options: string[], programs: Record<string, string>): Check {
  const report = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name,
    command: [bin("vitest"), "run", ...options, ...reporters],
    count: () => countVitest(report),
    env: programs,
  };
}

function playwright(name: string, options: string[], programs: Record<string, string>): Check {
  const report = join(reports, "playwright.json");
  return {
    name,
    command: [bin("playwright"), "test", ...options],
    count: () => countPlaywright(report),
    env: { ...programs, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  };
}

function lintDocument(linter: string): string[] {
  return [bin("node"), join(ROOT, "scripts", "lint-openapi.ts"), linter];
}

async function perform(check: Check): Promise<void> {
  process.stdout.write(`\n── ${check.name}\n`);
  const start = performance.now();
  const status = await run(check);
  seconds.push([check.name, (performance.now() - start) / 1_000]);
  const count = check.count ? readCount(check.count) : { passed: status === 0 ? 1 : 0, failed: 0 };
  total.passed += count.passed;
  // A runner that dies without having counted a failure has failed all the same.
  total.failed += count.failed === 0 && status !== 0 ? 1 : count.failed;
}

function run({ command: [program, ...args], env }: Check): Promise<number | null> {
  const child = spawn(program as string, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.on("exit", resolve);
    child.on("error", () => resolve(null));
  });
}

function readCount(count: NonNullable<Check["count"]>): Count {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function countVitest(file: string): Count {
  const report = JSON.parse(readFileSync(file, "utf8"));
  const broken = report.testResults.filter((suite: { status: string; assertionResults: unknown[] }) => {
    return suite.status === "failed" && suite.assertionResults.length === 0;
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

function countPlaywright(file: string): Count {
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
