import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { forgetZombie, isServerAlive } from "./is-server-alive.ts";

const data = mkdtempSync(join(tmpdir(), "plinth-alive-"));
afterAll(() => rmSync(data, { recursive: true }));

const write = (pid: number) => writeFileSync(join(data, "postmaster.pid"), `${pid}\n/data\nshared memory\n`);

it("without a file, or with the name of a process that is gone, no server lives", () => {
  expect(isServerAlive(data)).toBe(false);
  write(2_147_483_646);
  expect(isServerAlive(data)).toBe(false);
});

it("a living process lives, also one that is stopped; a zombie does not, and its name is forgotten alone", async () => {
  // What the shell becomes never asks how its child ended; a child that ended before would be buried by the shell.
  const shell = spawn("sh", ["-c", "sleep 0.5 & echo $!; exec sleep 30"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const [said] = await once(shell.stdout, "data");
    write(shell.pid as number);
    expect(isServerAlive(data)).toBe(true);
    shell.kill("SIGSTOP");
    expect(isServerAlive(data)).toBe(true);
    forgetZombie(data);
    expect(isServerAlive(data)).toBe(true);
    write(Number(said));
    await expect.poll(() => isServerAlive(data)).toBe(false);
    forgetZombie(data);
    expect(readFileSync(join(data, "postmaster.pid"), "utf8")).toMatch(
      /^2147483647\n\/data\nshared memory\n$/,
    );
  } finally {
    shell.kill("SIGKILL");
  }
});
