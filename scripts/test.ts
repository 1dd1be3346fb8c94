// npm test: format, lint, types, the API document, unit and domain tests on a real PostgreSQL, contract tests, and the main journeys in a real Chromium.
// npm run test:long: what takes longer (*.long.test.ts, more fuzzing, all other journeys and those on a phone). The last line of both is `N passed, N failed`.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./settings.ts";
import { CHROMIUM, findProgram, REDIS } from "./testing/find-program.ts";

/** `second`: names of tests that passed only when they were tried again. `files`: where the tests are that failed. */
type Count = { passed: number; failed: number; names?: string[]; second?: string[]; files?: string[] };
type Check = {
  name: string;
  command: string[];
  count?: () => Count;
  env?: Record<string, string>;
  /** What tries failed tests once more, one file after the other. */
  alone?: (files: string[]) => string[];
};
/** Checks that run at once. */
type Round = Check[];

const bin = (name: string) => join(ROOT, "node_modules", ".bin", name);
const BUILD = 'import("./scripts/build.ts").then(({ buildWhenChanged }) => buildWhenChanged())';
const reports = mkdtempSync(join(tmpdir(), "plinth-reports-"));
const total: Count = { passed: 0, failed: 0 };
const seconds: [name: string, seconds: number][] = [];
/** What failed, told once more at the end, where it is not buried. */
const failures: string[] = [];
/** What passed in the end, and how. */
const unsteady: string[] = [];
/** What failed beside others: whether it fails by itself is seen when everything else is done. */
const doubtful: { check: Check; count: Count }[] = [];
const MAX_SAID = 4_000;
const MAX_REASON = 600;
/** More are no accident of a busy machine. */
const MOST_DOUBTFUL = 5;

try {
  const programs = { PLINTH_CHROMIUM: findProgram(CHROMIUM), PLINTH_REDIS_SERVER: findProgram(REDIS) };
  const checks = process.argv.includes("--long") ? listLongChecks : listChecks;
  for (const round of checks(programs)) await performAll(round);
  for (const { check, count } of doubtful) await performAlone(check, count);
} catch (error) {
  process.stderr.write(`plinth: ${error instanceof Error ? error.message : error}\n`);
  total.failed++;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.stdout.write(
  `\n${seconds.map(([name, took]) => `${took.toFixed(0).padStart(5)} s  ${name}\n`).join("")}\n`,
);
process.stdout.write(unsteady.map((test) => `${test}\n`).join(""));
process.stdout.write(failures.map((failure) => `failed: ${failure}\n`).join(""));
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

function listChecks(programs: Record<string, string>): Round[] {
  return [
    [
      { name: "format and lint", command: [bin("biome"), "check", "--error-on-warnings", "."] },
      { name: "types", command: [bin("tsc"), "--noEmit"] },
      { name: "no file, export or dependency without use", command: [bin("knip")] },
      { name: "API document, by Redocly", command: lintDocument("redocly") },
      { name: "API document, by Spectral", command: lintDocument("spectral") },
    ],
    // Tests wait for their database much of the time: what the journeys need is built meanwhile.
    [
      { name: "production build", command: ["nice", bin("node"), "--eval", BUILD] },
      vitest("unit, domain and contract tests", ["--project=pure", "--project=database"], programs),
    ],
    [playwright("end-to-end tests", ["--project=desktop"], programs)],
  ];
}

function listLongChecks(programs: Record<string, string>): Round[] {
  return [
    [vitest("long tests", ["--project=long"], programs)],
    [vitest("fuzzing", ["app/v1/fuzz.test.ts"], { ...programs, PLINTH_FUZZ_RUNS: "2000" })],
    [playwright("long end-to-end tests", ["--project=desktop-long", "--project=phone"], programs)],
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
    alone: (files) => [bin("vitest"), "run", "--maxWorkers=1", ...files, ...reporters],
  };
}

function playwright(name: string, options: string[], programs: Record<string, string>): Check {
  const report = join(reports, "playwright.json");
  return {
    name,
    command: [bin("playwright"), "test", ...options],
    count: () => countPlaywright(report),
    env: { ...programs, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    alone: () => [bin("playwright"), "test", "--last-failed", "--workers=1", ...options],
  };
}

function lintDocument(linter: string): string[] {
  return [bin("node"), join(ROOT, "scripts", "lint-openapi.ts"), linter];
}

/** What a check says is told as it says it, or at its end where others run beside it. */
async function performAll(round: Round): Promise<void> {
  await Promise.all(round.map((check) => perform(check, round.length > 1)));
}

async function perform(check: Check, isBeside: boolean): Promise<void> {
  const title = `\n── ${check.name}\n`;
  if (!isBeside) process.stdout.write(title);
  const start = performance.now();
  const { status, said } = await run(check, isBeside);
  if (isBeside) process.stdout.write(`${title}${said}`);
  seconds.push([check.name, (performance.now() - start) / 1_000]);
  const count = check.count ? readCount(check.count) : { passed: status === 0 ? 1 : 0, failed: 0 };
  total.passed += count.passed;
  unsteady.push(
    ...(count.second ?? []).map((test) => `passed at the second try only: ${check.name}: ${test}`),
  );
  if (check.alone && count.failed > 0 && count.failed <= MOST_DOUBTFUL) {
    doubtful.push({ check, count });
    return;
  }
  // A runner that dies without having counted a failure has failed all the same.
  const isUncounted = count.failed === 0 && status !== 0;
  total.failed += isUncounted ? 1 : count.failed;
  failures.push(...(count.names ?? []).map((test) => `${check.name}: ${test}`));
  if (isUncounted)
    failures.push(
      `${check.name}: ended with ${status}${said && `, and said last:\n${said.slice(-MAX_SAID)}`}`,
    );
}

/** A few tests that failed on a busy machine are tried once more by themselves; those that pass then are named, too. */
async function performAlone(check: Check, { failed, names = [], files = [] }: Count): Promise<void> {
  process.stdout.write(`\n── ${check.name}: what failed, by itself\n`);
  await run({ ...check, command: check.alone?.(files) ?? check.command }, false);
  const again = check.count ? readCount(check.count) : { passed: 0, failed };
  // A run without any test has found out nothing.
  const left = again.passed + again.failed === 0 ? failed : again.failed;
  total.failed += left;
  total.passed += Math.max(0, failed - left);
  const told = names.map((test) => `${check.name}: ${test}`);
  if (left === 0) unsteady.push(...told.map((test) => `passed by itself only: ${test}`));
  else failures.push(...told, ...(again.names ?? []).map((test) => `${check.name}, by itself: ${test}`));
}

type Ended = { status: number | null; said: string };

function run({ command: [program, ...args], env }: Check, isKept: boolean): Promise<Ended> {
  const child = spawn(program as string, args, {
    cwd: ROOT,
    stdio: isKept ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += chunk));
  return new Promise((resolve) => {
    child.on("close", (status) => resolve({ status, said }));
    child.on("error", () => resolve({ status: null, said }));
  });
}

function readCount(count: NonNullable<Check["count"]>): Count {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

type Suite = {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
};

function countVitest(file: string): Count {
  const report = JSON.parse(readFileSync(file, "utf8"));
  const suites: Suite[] = report.testResults;
  const broken = suites.filter((suite) => suite.status === "failed" && suite.assertionResults.length === 0);
  const tests = suites.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages?.at(-1)));
  const second = tests.filter(
    ({ status, failureMessages }) => status === "passed" && failureMessages?.length,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    names: [...broken.map(({ name }) => name), ...failed],
    second: second.map(({ fullName, failureMessages }) => withReason(fullName, failureMessages?.[0])),
    files: suites.filter(({ status }) => status === "failed").map(({ name }) => name),
  };
}

type Tried = { status: string; results: { error?: { message?: string } }[] };
type Specs = { specs?: { title: string; file: string; tests: Tried[] }[]; suites?: Specs[] };

function countPlaywright(file: string): Count {
  const report = JSON.parse(readFileSync(file, "utf8"));
  const namesOf = (status: string) =>
    specsOf(report).flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => withReason(`${file} ${title}`, results[0]?.error?.message)),
    );
  const { expected, flaky, unexpected } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    names: namesOf("unexpected"),
    second: namesOf("flaky"),
  };
}

function specsOf({ specs = [], suites = [] }: Specs): NonNullable<Specs["specs"]> {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A test with the beginning of why it failed, indented below it. */
function withReason(test: string, reason = ""): string {
  const told = stripVTControlCharacters(reason).slice(0, MAX_REASON).trim();
  return told ? `${test}\n${told.replaceAll(/^/gm, "  ")}` : test;
}
