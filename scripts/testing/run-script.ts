import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../settings.ts";

export type Finished = { code: number | null; stdout: string; stderr: string };

/** Runs a script of the project in a process of its own, to its end. */
export function runScript(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Finished> {
  const child = spawn(join(ROOT, "node_modules/.bin/node"), [join(ROOT, "scripts", script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, stdout, stderr })));
}
