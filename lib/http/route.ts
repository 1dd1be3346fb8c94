import { randomUUID } from "node:crypto";
import type { Caller } from "../caller.ts";
import { withPatience } from "../database-patience.ts";
import { Problem } from "../problems.ts";
import type { Endpoint, Shape } from "./endpoint.ts";
import { answerOnce, doOnce, type Kept, readIdempotencyKey } from "./idempotency.ts";
import { inTurn } from "./in-turn.ts";
import { jsonAnswer } from "./json-answer.ts";
import type { Operation } from "./operation.ts";
import { parseInput } from "./parse-input.ts";
import { problemResponse, toProblem } from "./problem-response.ts";
import { readBody, readStream, refuseEncoded } from "./read-body.ts";
import { receiveOnce } from "./receive-once.ts";
import { recordEffect, recorderFor, withEffect } from "./record-effect.ts";
import { checkFile } from "./take-file.ts";

export type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
export type Handler<D extends Endpoint = Operation> = ((
  request: Request,
  context: RouteContext,
) => Promise<Response>) & { declaration?: D };
type Arrival = { request: Request; now: Date; headers: Record<string, string> };
/**
 * Says who the caller is, and refuses one who may not use what is declared, or not now; adds what every answer tells of it
 * to `headers`.
 */
export type Door<D extends Endpoint> = (declaration: D, arrival: Arrival) => Promise<Caller>;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];
type Endpoints<D extends Endpoint> = Partial<Record<"GET" | "POST" | "PATCH" | "DELETE", D>>;

/**
 * The handlers of one path. Methods without an endpoint answer 405 with `Allow`; HEAD works where GET does; OPTIONS
 * answers 204.
 * @param door who is let in: by key under /v1, by session in the dashboard.
 */
export function route<D extends Endpoint>(
  endpoints: Endpoints<D>,
  door: Door<D>,
): Record<Method, Handler<D>> {
  const allowed = METHODS.filter((method) => method === "OPTIONS" || endpointOf(endpoints, method)).join(
    ", ",
  );
  const handlers = METHODS.map((method): [Method, Handler<D>] => {
    const declaration = endpointOf(endpoints, method);
    const handler: Handler<D> = (request, context) =>
      answer(request, async (now, headers) => {
        if (method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: allowed } });
        if (!declaration) throw methodNotAllowed(method, allowed);
        const caller = await door(declaration, { request, now, headers });
        return inTurn(caller, declaration, request, () =>
          run(declaration, caller, { request, context, now, headers }),
        );
      });
    if (declaration && method !== "HEAD") handler.declaration = declaration;
    return [method, handler];
  });
  return Object.fromEntries(handlers) as Record<Method, Handler<D>>;
}

/** The handlers of a path that anybody may GET: no key, no limit, and the same problems for every other method. */
export function openRoute(get: (request: Request) => Response | Promise<Response>): Record<Method, Handler> {
  const handlers = METHODS.map((method): [Method, Handler] => [
    method,
    (request) =>
      answer(request, async () => {
        const allowed = "GET, HEAD, OPTIONS";
        if (method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: allowed } });
        if (method !== "GET" && method !== "HEAD") throw methodNotAllowed(method, allowed);
        return get(request);
      }),
  ]);
  return Object.fromEntries(handlers) as Record<Method, Handler>;
}

function endpointOf<D extends Endpoint>(endpoints: Endpoints<D>, method: Method): D | undefined {
  return endpoints[(method === "HEAD" ? "GET" : method) as keyof Endpoints<D>];
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
    const response = await withPatience(() => work(new Date(), headers));
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  } catch (thrown) {
    const instance = new URL(request.url).pathname;
    return problemResponse(toProblem(thrown, requestId), { requestId, instance, headers });
  }
}

/** Of a parameter that is repeated the last value counts; `expand` is a list, and all of it counts. */
function readQuery(request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(searchParams);
  return "expand" in query
    ? { ...query, expand: searchParams.getAll("expand").filter(Boolean).join(",") }
    : query;
}

/** A sane id of the client is kept, so that its log and ours can be read together. */
function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id") ?? "";
  return /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
}

type Exchange = Arrival & { context: RouteContext };

/** Methods whose body, should one come, is not read. */
const BODILESS = new Set(["GET", "HEAD", "DELETE"]);

type Asked = Parameters<Endpoint["handle"]>[0];

async function run(declaration: Endpoint, caller: Caller, exchange: Exchange): Promise<Response> {
  const { request, context, now, headers } = exchange;
  const { titleOf, statusOf, upload } = declaration;
  if (!BODILESS.has(request.method)) refuseEncoded(request);
  if (upload) checkFile(request, upload);
  const body = declaration.body ? await readBody(request) : {};
  const parse = (schema: Shape | undefined, value: unknown) =>
    schema ? parseInput(schema, value, { titleOf, statusOf }) : {};
  const params = await context.params;
  // Part of the work: what a repeated request asks for may by now be too late, and its answer is kept all the same.
  const readInput = (): Promise<Asked> =>
    place(declaration, caller, {
      caller,
      now,
      record: recorderFor(declaration, { caller, request, requestId: headers["X-Request-Id"], now }),
      file: readStream(request),
      received: "",
      params: parse(declaration.params, params),
      query: parse(declaration.query, readQuery(request)),
      body: parse(declaration.bodyAt?.(now) ?? declaration.body, body),
    } as Asked);
  const repeatable =
    request.method === "POST" ? readIdempotencyKey(request, caller.workspaceId, body, now) : null;
  const work = async () => finish(declaration, await readInput());
  const doWork = async (): Promise<Kept> => {
    if (upload) {
      const file = { request, upload, repeatable };
      return receiveOnce(file, await readInput(), (input) => finish(declaration, input));
    }
    if (!repeatable) return { text: await withEffect(declaration, caller, work), replayed: false };
    return declaration.effect === "none" ? answerOnce(repeatable, work) : doOnce(repeatable, work);
  };
  const { text, replayed } = await doWork();
  if (replayed) headers["Idempotency-Replayed"] = "true";
  return jsonAnswer(request, text);
}

async function place(declaration: Endpoint, caller: Caller, asked: Asked): Promise<Asked> {
  const workspaceId = (await declaration.placeOf?.(asked)) ?? caller.workspaceId;
  return { ...asked, caller: { ...caller, workspaceId } };
}

async function finish(declaration: Endpoint, input: Asked): Promise<string> {
  const result = await declaration.handle(input);
  const text = JSON.stringify(declaration.response.parse(result));
  await recordEffect(declaration, input, result);
  return text;
}
