import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "#scripts/settings.ts";
import type { Fault } from "./fault.ts";

const RUNS = 20_000;

/** `bench:fuzz` itself, which has a database and servers of its own. */
const fuzzed: Fault = {
  number: 23,
  title: "20,000 fuzzed requests, bodies of up to 50 MB",
  bar: "no 5xx, all refusals problem+json",
  invariants: [],
  run: async () => {
    const { code, said } = await run(["--runs", String(RUNS)]);
    const [, sent = "0", seed = ""] = /(\d+) requests, seed (\d+)/.exec(said) ?? [];
    const [, failures = "?"] = /\n(\d+) failures/.exec(said) ?? [];
    if (code !== 0) process.stderr.write(said.slice(-3_000));
    return {
      figure: `${failures} of ${sent} answered otherwise (seed ${seed})`,
      pass: code === 0 && failures === "0" && Number(sent) > 0.9 * RUNS,
    };
  },
};

function run(args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(ROOT, "bench", "fuzz.ts"), ...args], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, said })));
}

export const FUZZ_FAULTS = [fuzzed];
