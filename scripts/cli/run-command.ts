import { CommanderError } from "commander";
import { Problem } from "#lib/problems.ts";
import { buildProgram } from "./program.ts";

/**
 * Runs a command of the operator's command line; one that fails says so in one line on standard error.
 * @param openDatabase is called by commands that need the database
 * @returns the exit code
 */
export async function runCommand(args: string[], openDatabase: () => Promise<void>): Promise<number> {
  const json = args.includes("--json");
  try {
    await buildProgram({ json, openDatabase }).parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    return complain(error, json);
  }
}

function complain(error: unknown, json: boolean): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  if (error instanceof CommanderError && error.code === "commander.help" && !json) return 1;
  if (error instanceof CommanderError && error.code === "commander.help")
    error.message = "give a command; --help lists them";
  const detail = (error instanceof Error ? error.message : String(error)).replace(/^error: /, "");
  const title =
    error instanceof Problem
      ? error.title
      : error instanceof CommanderError
        ? "Invalid Command"
        : "Command Failed";
  const line = json
    ? JSON.stringify({ error: { title, detail } })
    : `plinth: ${detail.replace(/\s*\n\s*/g, " ")}`;
  process.stderr.write(`${line}\n`);
  return 1;
}
