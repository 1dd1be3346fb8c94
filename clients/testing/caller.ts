import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "#scripts/settings.ts";

/** What a client is asked to do. */
export type Asked = {
  baseUrl?: string;
  apiKey?: string;
  /** Name of the operation. */
  call?: string;
  input?: Record<string, unknown>;
  pages?: boolean;
  waitForAudit?: string;
  webhook?: object;
  /** Times are seconds. */
  options?: { retries?: number; timeout?: number; total_timeout?: number };
};
export type Replied = { answer?: unknown; error?: Record<string, unknown> };
export type Caller = { ask: (asked: Asked) => Promise<Replied>; end: () => void };

/** A program of one of the clients, which answers a line with a line. */
function callerOf(command: string, args: string[], env: Record<string, string> = {}): Caller {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (asked: Asked) => {
    child.stdin.write(`${JSON.stringify(asked)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(`${command} ended, with status ${await endOf(child)}`);
    return JSON.parse(value);
  };
  return { ask, end: () => child.stdin.end() };
}

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, "exit");
  return child.exitCode;
}

/** The package of the TypeScript client, built in a folder. @param file the module, or its twin in CommonJS */
export function typescriptCaller(folder: string, file: "index.js" | "index.cjs"): Caller {
  const program = join(ROOT, "clients/typescript/tests/answer-lines.mjs");
  return callerOf(process.execPath, ["--no-strip-types", program, join(folder, "dist", file)]);
}

export function pythonCaller(python: string): Caller {
  const env = { PYTHONPATH: join(ROOT, "clients/python/src"), PYTHONDONTWRITEBYTECODE: "1" };
  return callerOf(python, [join(ROOT, "clients/python/tests/answer_lines.py")], env);
}

/** The command line: a process for each call, which finds its key in the environment. */
export function commandCaller(folder: string): Caller {
  const ask = async ({ baseUrl = "", apiKey = "", call, input, pages, waitForAudit, options }: Asked) => {
    const { idempotency_key: key, ...fields } = input ?? {};
    const calling = ["call", call ?? "", "--input", JSON.stringify(fields)];
    const args = waitForAudit ? ["audit", "wait", waitForAudit] : calling;
    if (pages) args.push("--all");
    if (key) args.push("--idempotency-key", String(key));
    if (options?.retries !== undefined) args.push("--retries", String(options.retries));
    const env = { PLINTH_URL: baseUrl, PLINTH_API_KEY: apiKey };
    const { code, stdout } = await runCommand(folder, [...args, "--json"], env);
    const read = JSON.parse(stdout);
    return code === 0 ? { answer: read } : read;
  };
  return { ask, end: () => {} };
}

export type Ran = { code: number | null; stdout: string; stderr: string };

/** Runs `plinth` of the built package. */
export function runCommand(
  folder: string,
  args: string[],
  env: Record<string, string>,
  input = "",
): Promise<Ran> {
  const child = spawn(process.execPath, [join(folder, "dist/cli.js"), ...args], {
    env: { ...process.env, ...env },
  });
  const ran: Ran = { code: null, stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    ran.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    ran.stderr += chunk;
  });
  child.stdin.end(input);
  return new Promise((resolve) => child.on("close", (code) => resolve({ ...ran, code })));
}
