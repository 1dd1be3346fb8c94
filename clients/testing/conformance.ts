import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ROOT } from "#scripts/settings.ts";
import type { Asked, Replied } from "./caller.ts";

export type Expected = { answer?: unknown; error?: Record<string, unknown> };
export type Step = Expected &
  Pick<Asked, "call" | "input" | "pages" | "waitForAudit" | "options"> & {
    idempotencyKey?: string;
    /** Names for fields of the answer, which later steps say as `$name`. */
    keep?: Record<string, string>;
    /** A worker works on the audit meanwhile. */
    worker?: boolean;
  };
export type Place = "audited" | "small" | "empty" | "pro" | "exhausted" | "nobody";
export type Reply =
  | "ok"
  | "hang up"
  | "silence"
  | { status: number; headers?: Record<string, string>; body?: object; text?: string };
export type Exchange = Expected &
  Pick<Asked, "call" | "input"> & {
    name: string;
    replies: Reply[] | "nobody";
    options?: { retries?: number; seconds?: number; totalSeconds?: number };
    /** How many requests arrive. */
    seen: number;
    gapMs?: number;
    sameKey?: boolean;
    body?: object;
  };
export type Message = Expected & {
  name: string;
  secret?: string;
  signature?: "another first" | "of another" | "v2";
  headers?: "capitals" | "without webhook-id";
  body?: "changed";
  ageSeconds?: number;
};
type List = {
  calls: { name: string; workspace: Place; steps: Step[] }[];
  transport: Exchange[];
  webhooks: Message[];
};

/** What every client must do alike. */
export const CONFORMANCE: List = JSON.parse(readFileSync(join(ROOT, "clients/conformance.json"), "utf8"));

const KINDS: Record<string, (value: unknown) => boolean> = {
  "<text>": (value) => typeof value === "string" && value !== "",
  "<number>": (value) => typeof value === "number",
  "<list>": Array.isArray,
  "<object>": (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "<absent>": (value) => value === undefined,
};

/** Expects what a step says: fields that it does not name may be anything. */
export function expectReply(replied: Replied, expected: Expected): void {
  const differences = compare(
    replied,
    expected.error ? { error: expected.error } : { answer: expected.answer },
  );
  expect(differences, JSON.stringify(replied)).toEqual([]);
}

function compare(found: unknown, wanted: unknown, path = ""): string[] {
  const isKind = typeof wanted === "string" && KINDS[wanted];
  if (isKind) return isKind(found) ? [] : [`${path} is no ${wanted}: ${JSON.stringify(found)}`];
  if (typeof wanted !== "object" || wanted === null)
    return found === wanted ? [] : [`${path} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`];
  if (typeof found !== "object" || found === null) return [`${path} is ${JSON.stringify(found)}`];
  if (Array.isArray(wanted) && (found as unknown[]).length < wanted.length) return [`${path} is too short`];
  const fields = found as Record<string, unknown>;
  return Object.entries(wanted).flatMap(([name, value]) => compare(fields[name], value, `${path}/${name}`));
}

/** Puts what is known in the place of `$name`. */
export function fill<T>(value: T, known: Record<string, string>): T {
  const text = JSON.stringify(value).replace(/"\$(\w+)"/g, (_, name: string) => {
    if (known[name] === undefined) throw new Error(`nothing was kept as ${name}`);
    return JSON.stringify(known[name]);
  });
  return JSON.parse(text.replaceAll("<10001 letters>", "a".repeat(10_001)));
}
