import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ROOT } from "./settings.ts";
import { type Supervised, supervise } from "./supervise.ts";

let folder: string;
let running: Supervised | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plinth-supervise-"));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true });
});

/** A program that notes the time of each start. */
function program(name: string, then: string, mustStart = false) {
  const file = JSON.stringify(join(folder, name));
  const code = `require("node:fs").appendFileSync(${file}, process.pid + " " + Date.now() + "\\n"); ${then}`;
  return { name, args: ["-e", code], quiet: true, mustStart };
}

const LIVES = "setInterval(() => {}, 1000)";
const DIES = "process.exit(3)";

function startsOf(name: string): { pid: number; at: number }[] {
  try {
    const lines = readFileSync(join(folder, name), "utf8").trim().split("\n");
    return lines.map((line) => line.split(" ").map(Number)).map(([pid = 0, at = 0]) => ({ pid, at }));
  } catch {
    return [];
  }
}

it("a worker that dies again and again is given ever more time, and takes nobody along", async () => {
  running = supervise([program("web", LIVES, true), program("worker", DIES)], process.env, 50);
  running.settle();
  const gaveUp = vi.fn();
  void running.gaveUp.then(gaveUp);
  await expect.poll(() => startsOf("worker").length, { timeout: 15_000 }).toBeGreaterThanOrEqual(9);
  const starts = startsOf("worker").map(({ at }) => at);
  const waits = starts.slice(1).map((at, n) => at - (starts[n] as number));
  for (const [n, least] of [50, 50, 50, 50, 50, 100, 200, 400].entries())
    expect(waits[n]).toBeGreaterThanOrEqual(least - 5);
  expect(gaveUp).not.toHaveBeenCalled();
  expect(startsOf("web")).toHaveLength(1);
}, 20_000);

it("a web server that is killed a sixth time comes back", async () => {
  running = supervise([program("web", LIVES, true)], process.env, 20);
  running.settle();
  for (let kills = 1; kills <= 6; kills++) {
    await expect.poll(() => startsOf("web").length, { timeout: 5_000 }).toBe(kills);
    process.kill(startsOf("web").at(-1)?.pid as number, "SIGKILL");
  }
  await expect.poll(() => startsOf("web").length, { timeout: 5_000 }).toBe(7);
}, 20_000);

it("a web server that never starts is given up", async () => {
  running = supervise([program("web", DIES, true)], process.env, 20);
  expect(await running.gaveUp).toMatch(/the web stopped 6 times without ever starting .*exit code 3/);
  await sleep(100);
  expect(startsOf("web")).toHaveLength(6);
}, 20_000);

it("a program ends when its supervisor is killed", async () => {
  const { args } = program(
    "web",
    `${LIVES}; import("#lib/stop-with-parent.ts").then((m) => m.stopWithParent())`,
  );
  const code = `import { supervise } from "#scripts/supervise.ts";
    supervise([${JSON.stringify({ name: "web", quiet: true, args })}], process.env)`;
  const supervisor = spawn(process.execPath, ["--input-type=module", "-e", code], {
    cwd: ROOT,
    stdio: "ignore",
  });
  await expect.poll(() => startsOf("web").length, { timeout: 5_000 }).toBe(1);
  const pid = startsOf("web")[0]?.pid as number;
  expect(isAlive(pid)).toBe(true);
  supervisor.kill("SIGKILL");
  await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
}, 20_000);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
