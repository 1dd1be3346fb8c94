// npm test: format, lint, types, the API document, unit and domain tests on a real PostgreSQL, contract tests, and the pages in a real Chromium.
// The last line is `N passed, N failed`.
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

try {
  const programs = { PLINTH_CHROMIUM: findProgram(CHROMIUM), PLINTH_REDIS_SERVER: findProgram(REDIS) };
  for (const check of listChecks(programs)) await perform(check);
} catch (error) {
  process.stderr.write(`plinth: ${error instanceof Error ? error.message : error}\n`);
  total.failed++;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

function listChecks(programs: Record<string, string>): Check[] {
  const vitest = join(reports, "vitest.json");
  const playwright = join(reports, "playwright.json");
  return [
    { name: "format and lint", command: [bin("biome"), "check", "--error-on-warnings", "."] },
    { name: "types", command: [bin("tsc"), "--noEmit"] },
    { name: "API document, by Redocly", command: lintDocument("redocly") },
    { name: "API document, by Spectral", command: lintDocument("spectral") },
    {
      name: "unit, domain and contract tests",
      command: [bin("vitest"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitest}`],
      count: () => countVitest(vitest),
      env: programs,
    },
    {
      name: "end-to-end tests",
      command: [bin("playwright"), "test"],
      env: { ...programs, PLAYWRIGHT_JSON_OUTPUT_NAME: playwright },
      count: () => countPlaywright(playwright),
    },
  ];
}

function lintDocument(linter: string): string[] {
  return [bin("node"), join(ROOT, "scripts", "lint-openapi.ts"), linter];
}

async function perform(check: Check): Promise<void> {
  process.stdout.write(`\n── ${check.name}\n`);
  const status = await run(check);
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
