import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Caller, Scope } from "../caller.ts";
import { type Plan, planIncludes, planLimits, planName } from "../plans.ts";
import { Problem, type ProblemTitle } from "../problems.ts";
import { answerOnce, doOnce, readIdempotencyKey } from "./idempotency.ts";
import { jsonAnswer } from "./json-answer.ts";
import { parseInput, type StatusOf, type TitleOf } from "./parse-input.ts";
import { problemResponse, toProblem } from "./problem-response.ts";
import { countRequest } from "./rate-limit.ts";
import { readBody } from "./read-body.ts";

type Shape = z.ZodObject;
type Parsed<S> = S extends Shape ? z.infer<S> : Record<never, never>;

export type Input<P, Q, B> = {
  caller: Caller;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  /** The body as it arrives, for an operation that takes a file and no JSON. */
  file: AsyncIterable<Uint8Array>;
  now: Date;
};

/** One operation, declared once: the handler, its checks, the OpenAPI document and the tests all read this. */
export type Declaration<
  R extends z.ZodType = z.ZodType,
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
> = {
  id: string;
  summary: string;
  description?: string;
  plan: Plan;
  scope: Scope;
  /** Which of the plan's two limits the operation counts against. */
  limit?: "score";
  params?: P;
  query?: Q;
  body?: B;
  /** The body's schema with the checks that need the time of the request; `body` is what the document shows. */
  bodyAt?: (now: Date) => B;
  response: R;
  /** The operation computes and changes nothing: a repeatable request then holds no transaction while it runs. */
  effect?: "none";
  /** Since when the operation is not to be used in new code, and when it goes. */
  deprecated?: { since: Date; sunset?: Date; instead: string };
  titleOf?: TitleOf;
  /** Status of a title of invalid input where this operation has another than the usual one. */
  statusOf?: StatusOf;
  /** One request and its answer, as the document and the reference show them. */
  example?: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: Record<string, unknown>;
    answer: z.input<R>;
  };
  /** What can go wrong beyond what can go wrong everywhere. */
  problems: ProblemTitle[];
  handle: (input: Input<P, Q, B>) => Promise<z.input<R>>;
};

export type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
export type Handler = ((request: Request, context: RouteContext) => Promise<Response>) & {
  declaration?: Declaration;
};
export type Authenticate = (request: Request, now: Date) => Promise<Caller>;
/** Refuses a caller who may not use an operation, or not now; adds what every answer tells of it to `headers`. */
export type Admit = (
  declaration: Declaration,
  caller: Caller,
  headers: Record<string, string>,
) => Promise<void>;

/** An operation's declaration, with the types of its input inferred from its schemas. */
export function operation<
  R extends z.ZodType,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
>(declaration: Declaration<R, P, Q, B>): Declaration {
  return declaration as unknown as Declaration;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];
type Operations = Partial<Record<"GET" | "POST" | "PATCH" | "DELETE", Declaration>>;

/**
 * The handlers of one path. Methods without an operation answer 405 with `Allow`; HEAD works where GET does; OPTIONS
 * answers 204.
 * @param authenticate who the caller is: by key under /v1, by session in the dashboard.
 * @param admit whether the caller may: by plan, scope and rate unless the door has a rule of its own.
 */
export function route(
  operations: Operations,
  authenticate: Authenticate,
  admit: Admit = admitByPlan,
): Record<Method, Handler> {
  const allowed = METHODS.filter((method) => method === "OPTIONS" || operationOf(operations, method)).join(
    ", ",
  );
  const handlers = METHODS.map((method): [Method, Handler] => {
    const declaration = operationOf(operations, method);
    const handler: Handler = (request, context) =>
      answer(request, async (now, headers) => {
        if (method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: allowed } });
        if (!declaration) throw methodNotAllowed(method, allowed);
        return run(declaration, { request, context, now, headers, authenticate, admit });
      });
    if (declaration && method !== "HEAD") handler.declaration = declaration;
    return [method, handler];
  });
  return Object.fromEntries(handlers) as Record<Method, Handler>;
}

/** The handlers of a path that anybody may GET: no key, no limit, and the same problems for every other method. */
export function openRoute(get: () => Response): Record<Method, Handler> {
  const handlers = METHODS.map((method): [Method, Handler] => [
    method,
    (request) =>
      answer(request, async () => {
        const allowed = "GET, HEAD, OPTIONS";
        if (method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: allowed } });
        if (method !== "GET" && method !== "HEAD") throw methodNotAllowed(method, allowed);
        return get();
      }),
  ]);
  return Object.fromEntries(handlers) as Record<Method, Handler>;
}

function operationOf(operations: Operations, method: Method): Declaration | undefined {
  return operations[(method === "HEAD" ? "GET" : method) as keyof Operations];
}

function methodNotAllowed(method: Method, allowed: string): Problem {
  return new Problem("Method Not Allowed", `This path has no ${method}; it has ${allowed}.`, {
    headers: { Allow: allowed },
  });
}

type Work = (now: Date, headers: Record<string, string>) => Promise<Response>;

/** Runs `work` and makes an answer of whatever it throws, with the headers that every answer has. */
export async function answer(request: Request, work: Work): Promise<Response> {
  const requestId = requestIdOf(request);
  const headers: Record<string, string> = { "X-Request-Id": requestId, "Cache-Control": "private, no-store" };
  try {
    const response = await work(new Date(), headers);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  } catch (thrown) {
    const instance = new URL(request.url).pathname;
    return problemResponse(toProblem(thrown, requestId), { requestId, instance, headers });
  }
}

/** A sane id of the client is kept, so that its log and ours can be read together. */
function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id") ?? "";
  return /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
}

type Exchange = {
  request: Request;
  context: RouteContext;
  now: Date;
  headers: Record<string, string>;
  authenticate: Authenticate;
  admit: Admit;
};

async function run(declaration: Declaration, exchange: Exchange): Promise<Response> {
  const { request, context, now } = exchange;
  const caller = await exchange.authenticate(request, now);
  await exchange.admit(declaration, caller, exchange.headers);
  const { titleOf, statusOf } = declaration;
  const body = declaration.body ? await readBody(request) : {};
  const parse = (schema: Shape | undefined, value: unknown) =>
    schema ? parseInput(schema, value, { titleOf, statusOf }) : {};
  const params = await context.params;
  // Part of the work: what a repeated request asks for may by now be too late, and its answer is kept all the same.
  const readInput = () => ({
    caller,
    now,
    file: (request.body ?? []) as AsyncIterable<Uint8Array>,
    params: parse(declaration.params, params),
    query: parse(declaration.query, Object.fromEntries(new URL(request.url).searchParams)),
    body: parse(declaration.bodyAt?.(now) ?? declaration.body, body),
  });
  const work = async () => {
    const result = await declaration.handle(readInput() as Parameters<Declaration["handle"]>[0]);
    return JSON.stringify(declaration.response.parse(result));
  };
  noteDeprecation(declaration, exchange.headers);
  if (request.method !== "POST") return jsonAnswer(request, await work());
  const repeatable = readIdempotencyKey(request, caller.workspaceId, body, now);
  if (!repeatable) return jsonAnswer(request, await work());
  const once = declaration.effect === "none" ? answerOnce : doOnce;
  const { text, replayed } = await once(repeatable, work);
  if (replayed) exchange.headers["Idempotency-Replayed"] = "true";
  return jsonAnswer(request, text);
}

/** RFC 9745 and RFC 8594. */
function noteDeprecation({ deprecated }: Declaration, headers: Record<string, string>): void {
  if (!deprecated) return;
  headers.Deprecation = `@${Math.floor(deprecated.since.getTime() / 1_000)}`;
  if (deprecated.sunset) headers.Sunset = deprecated.sunset.toUTCString();
}

/** Plan, scope and rate, in the order in which they are told; the rate is counted and shown even when one of them refuses. */
async function admitByPlan(
  declaration: Declaration,
  caller: Caller,
  headers: Record<string, string>,
): Promise<void> {
  const limits = planLimits(caller.plan);
  const isScore = declaration.limit === "score";
  const quota = isScore ? limits.score_requests_per_minute : limits.requests_per_minute;
  const rate = await countRequest(isScore ? `${caller.plan}-score` : caller.plan, caller.workspaceId, quota);
  Object.assign(headers, rate.headers);
  if (!limits.api || !planIncludes(caller.plan, declaration.plan)) {
    const needed = limits.api ? declaration.plan : "pro";
    throw new Problem(
      "Plan Required",
      `This operation needs the ${planName(needed)} plan or above; the account has ${planName(caller.plan)}.`,
    );
  }
  if (!caller.scopes.includes(declaration.scope)) {
    throw new Problem(
      "Insufficient Scope",
      `This operation needs a key with the scope \`${declaration.scope}\`.`,
    );
  }
  if (!rate.allowed) {
    throw new Problem(
      "Rate Limited",
      `The ${planName(caller.plan)} plan allows ${quota} of these requests a minute.`,
      {
        headers: { "Retry-After": String(rate.retryAfterSeconds) },
      },
    );
  }
}
