import { spawn } from "node:child_process";
import { type Place, productEnv, readScript } from "./place.ts";

export type CliResult = { code: number | null; stdout: string; stderr: string };

/** Runs a command of a checkout's command line to its end, whether or not its server runs. */
export function runCli(place: Place, args: string[]): Promise<CliResult> {
  const child = spawn("sh", ["-c", `${readScript(place.checkout, "cli")} "$@"`, "cli", ...args], {
    cwd: place.checkout,
    env: productEnv(place),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const result: CliResult = { code: null, stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].setEncoding("utf8").on("data", (text) => (result[name] += text));
  return new Promise((resolve) => child.on("close", (code) => resolve({ ...result, code })));
}
