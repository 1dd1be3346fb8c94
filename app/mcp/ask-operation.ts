import type { HttpRequest } from "#lib/http/plain-answer.ts";
import type { ProblemBody } from "#lib/http/problem-schema.ts";
import { REQUEST_ID } from "#lib/http/request-id.ts";
import { type Found, findOperation } from "./operations.ts";

export type Json = Record<string, unknown>;
/** Asks an operation, by its id. @throws Refused with the problem that it answers. */
export type Ask = (id: string, args: Json, idempotencyKey?: string) => Promise<Json>;

/** An operation's refusal. */
export class Refused extends Error {
  readonly problem: ProblemBody & Json;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(problem: ProblemBody & Json, retryAfter?: number) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** What a request to an operation takes over from the one that it is asked within: who asks, from where, and its name. */
const TAKEN_OVER = ["authorization", "x-forwarded-for", "user-agent"];
const RATE = ["RateLimit-Policy", "RateLimit"];

/**
 * What asks operations for a message: each is a request of its own to the very handler that answers it under /v1, so it is
 * authenticated, counted, checked, logged and refused in the same way.
 * @param headers of the message's answer; they tell what is left of the rate.
 */
export function askOperations(request: HttpRequest, headers: Record<string, string>): Ask {
  return async (id, args, idempotencyKey) => {
    const found = findOperation(id);
    const own: Record<string, string> = { [REQUEST_ID.toLowerCase()]: headers["X-Request-Id"] ?? "" };
    if (idempotencyKey !== undefined) own["idempotency-key"] = idempotencyKey;
    for (const name of TAKEN_OVER) {
      const value = request.headers.get(name);
      if (value !== null) own[name] = value;
    }
    const { status, headers: told, text } = await send(found, args, new URL(request.url).origin, own);
    for (const name of RATE) if (told[name]) headers[name] = told[name];
    const body = JSON.parse(text ?? "null");
    if (status !== 200) throw new Refused(body, readSeconds(told["Retry-After"]));
    return body;
  };
}

function send(
  { method, path, handler, declaration }: Found,
  args: Json,
  origin: string,
  own: Record<string, string>,
) {
  if (!handler.plain) throw new Error(`${declaration.id} has no plain handler`);
  const params = pick(declaration.params, args) as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = writeQuery(pick(declaration.query, args));
  const url = `${origin}${filled}${query}`;
  const body = declaration.body && JSON.stringify(pick(declaration.body, args));
  const headers = body === undefined ? own : { ...own, "content-type": "application/json" };
  const light = {
    method,
    url,
    headers: new Headers(headers),
    body: body === undefined ? null : new Blob([body]).stream(),
    isWithinMcp: true as const,
  };
  return handler.plain(light, params);
}

function pick(schema: { shape: object } | undefined, args: Json): Json {
  const names = Object.keys(schema?.shape ?? {}).filter((name) => Object.hasOwn(args, name));
  return Object.fromEntries(names.map((name) => [name, args[name]]));
}

/** Lists as one parameter with commas between the values; what no parameter can be stays wrong and is told as such. */
function writeQuery(args: Json): string {
  const entries = Object.entries(args).map(([name, value]) => [name, writeValue(value)]);
  return entries.length === 0 ? "" : `?${new URLSearchParams(Object.fromEntries(entries))}`;
}

function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeValue).join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function readSeconds(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
