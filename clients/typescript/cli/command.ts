import type { ParseArgsOptionsConfig } from "node:util";
import { type PlinthClient, PlinthError } from "../../../lib/client/plinth.ts";
import { UsageError } from "./settings.ts";

/** What a command was given. */
export type Given = {
  args: string[];
  options: Record<string, string | boolean | undefined>;
  /** The client, made when it is first asked for. */
  client: () => PlinthClient;
  /** Tells people something on the way; with --json, nothing. */
  say: (line: string) => void;
  /** Prints an object as a line, at once; without --json, nothing. */
  print: (told: object) => void;
};

export type Command = {
  /** As it is typed: `webhooks listen`. */
  name: string;
  /** What stands behind the name in the help: `FILE --platform P`. */
  usage?: string;
  summary: string;
  /** What else `--help` behind its name says. */
  notes?: string[];
  options?: ParseArgsOptionsConfig;
  /**
   * @returns what --json prints (nothing when all was printed on the way), the lines that people read, and whether what was waited for
   * failed, which the exit code says
   */
  run: (given: Given) => Promise<{ answer?: unknown; lines: string[]; isFailed?: boolean }>;
};

/** A failure as --json prints it: the whole problem. */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (error instanceof PlinthError)
    return {
      status: error.status,
      title: error.title,
      code: error.code,
      detail: error.detail,
      request_id: error.requestId,
      retry_after: error.retryAfterSeconds,
      errors: error.errors,
      class: error.constructor.name,
    };
  return {
    code: "invalid_command",
    class: error instanceof TypeError ? "TypeError" : "UsageError",
    detail: error instanceof Error ? error.message : String(error),
  };
}

/** @throws UsageError when it was not given. */
export function needed(given: Given, option: string): string {
  const value = given.options[option];
  if (typeof value !== "string" || value === "") throw new UsageError(`Give --${option}.`);
  return value;
}

/** @throws UsageError when it was not given. */
export function argument({ args }: Given, position: number, what: string): string {
  const value = args[position];
  if (!value) throw new UsageError(`Give ${what}.`);
  return value;
}

/** @throws UsageError for what is no whole number. */
export function wholeNumber(given: Given, option: string): number | undefined {
  const value = given.options[option];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !/^\d{1,9}$/.test(value))
    throw new UsageError(`--${option} takes a whole number.`);
  return Number(value);
}
