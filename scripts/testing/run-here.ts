import { vi } from "vitest";
import { runCommand } from "../cli/run-command.ts";
import type { Finished } from "./run-script.ts";

/** Runs a command of the command line in this process, on the database of the test. */
export async function runHere(...args: string[]): Promise<Finished> {
  const before = process.stdout.listeners("error");
  const [stdout, stderr] = [listenTo(process.stdout), listenTo(process.stderr)];
  const code = await runCommand(args, async () => {});
  for (const listener of process.stdout.listeners("error"))
    if (!before.includes(listener)) process.stdout.off("error", listener as () => void);
  return { code, stdout: stdout.end(), stderr: stderr.end() };
}

/** Keeps what is written to a stream, which writes nothing until `end` gives it. */
function listenTo(stream: NodeJS.WriteStream): { end: () => string } {
  let text = "";
  const write = (chunk: string | Uint8Array, done?: unknown) => {
    text += chunk;
    if (typeof done === "function") done();
    return true;
  };
  const spy = vi.spyOn(stream, "write").mockImplementation(write);
  return {
    end: () => {
      spy.mockRestore();
      return text;
    },
  };
}
