import type { Caller } from "../caller.ts";
import { withPatience } from "../database-patience.ts";
import { inside } from "../inside/watch.ts";
import { Problem } from "../problems.ts";
import { asRequest, noteWorkspace } from "../work-scope.ts";
import type { Endpoint, Shape } from "./endpoint.ts";
import { answerOnce, doOnce, type Kept, readIdempotencyKey } from "./idempotency.ts";
import { inTurn, inUsualTurn } from "./in-turn.ts";
import { jsonAnswer } from "./json-answer.ts";
import { knownAnswer } from "./known-answers.ts";
import type { Operation } from "./operation.ts";
import { parseInput } from "./parse-input.ts";
import { type HttpRequest, type PlainAnswer, toResponse } from "./plain-answer.ts";
import { problemAnswer, toProblem } from "./problem-answer.ts";
import { readBody, readStream, refuseEncoded } from "./read-body.ts";
import { receiveOnce } from "./receive-once.ts";
import { recordEffect, recorderFor, withEffect } from "./record-effect.ts";
import { REQUEST_ID, requestIdFrom } from "./request-id.ts";
import { noteAnswer, type Seen, seeRequest } from "./see-request.ts";
import { checkFile } from "./take-file.ts";

export type RouteContext = { params: Promise<Params> };
type Params = Record<string, string | string[] | undefined>;
type PlainHandler = (request: HttpRequest, params: Params) => Promise<PlainAnswer>;
/** What the framework calls, and what our own server calls in its place. */
export type Handler<D extends Endpoint = Operation> = ((
  request: Request,
  context: RouteContext,
) => Promise<Response>) & {
  declaration?: D;
  plain?: PlainHandler;
  /** Id of the operation that it carries out, also for HEAD. */
  operation?: string | undefined;
};
type Arrival = {
  request: HttpRequest;
  now: Date;
  headers: Record<string, string>;
  /** Of an operation of the API, for the log of its workspace. */
  seen?: Seen | undefined;
};
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
    const handler: Handler<D> = handlerOf((request, params) => {
      const seen = seeRequest(declaration?.id);
      const answered = answerPlainly(request, async (now, headers) => {
        if (method === "OPTIONS") return { status: 204, headers: { Allow: allowed }, text: null };
        if (!declaration) throw methodNotAllowed(method, allowed);
        const caller = await door(declaration, { request, now, headers, seen });
        noteWorkspace(caller.workspaceId);
        return inTurn(caller, declaration, request, () =>
          run(declaration, caller, { request, params, now, headers }),
        );
      });
      return seen ? noteAnswer(seen, answered) : answered;
    });
    if (declaration && method !== "HEAD") handler.declaration = declaration;
    handler.operation = declaration?.id;
    return [method, handler];
  });
  return Object.fromEntries(handlers) as Record<Method, Handler<D>>;
}

/** The handlers of a path that anybody may GET: no key, no limit, and the same problems for every other method. */
export function openRoute(
  get: (request: HttpRequest) => PlainAnswer | Promise<PlainAnswer>,
): Record<Method, Handler> {
  const handlers = METHODS.map((method): [Method, Handler] => [
    method,
    handlerOf((request) =>
      answerPlainly(request, async () => {
        const allowed = "GET, HEAD, OPTIONS";
        if (method === "OPTIONS") return { status: 204, headers: { Allow: allowed }, text: null };
        if (method !== "GET" && method !== "HEAD") throw methodNotAllowed(method, allowed);
        return get(request);
      }),
    ),
  ]);
  return Object.fromEntries(handlers) as Record<Method, Handler>;
}

/** A handler for the framework and for our own server, of one that answers plainly. */
export function handlerOf<D extends Endpoint>(plain: PlainHandler): Handler<D> {
  const handler: Handler<D> = async (request, { params }) => toResponse(await plain(request, await params));
  return Object.assign(handler, { plain });
}

function endpointOf<D extends Endpoint>(endpoints: Endpoints<D>, method: Method): D | undefined {
  return endpoints[(method === "HEAD" ? "GET" : method) as keyof Endpoints<D>];
}

function methodNotAllowed(method: Method, allowed: string): Problem {
  return new Problem("Method Not Allowed", `This path does not support ${method}; it supports ${allowed}.`, {
    headers: { Allow: allowed },
  });
}

type Work<Done> = (now: Date, headers: Record<string, string>) => Promise<Done>;

/** Runs `work` and makes an answer of whatever it throws, with the headers that every answer has. */
export function answerPlainly(request: HttpRequest, work: Work<PlainAnswer>): Promise<PlainAnswer> {
  const requestId = requestIdFrom(request.headers.get(REQUEST_ID));
  inside.tracing?.tell({ "plinth.request_id": requestId });
  return asRequest(requestId, () => answerAs(requestId, request, work));
}

async function answerAs(
  requestId: string,
  request: HttpRequest,
  work: Work<PlainAnswer>,
): Promise<PlainAnswer> {
  const headers: Record<string, string> = { "X-Request-Id": requestId, "Cache-Control": "private, no-store" };
  try {
    const done = await withPatience(() => work(new Date(), headers));
    return { ...done, headers: { ...done.headers, ...headers } };
  } catch (thrown) {
    const instance = new URL(request.url).pathname;
    return problemAnswer(toProblem(thrown), { requestId, instance, headers });
  }
}

/** The same for what answers with a `Response` of its own, as one with cookies. */
export async function answer(request: Request, work: Work<Response>): Promise<Response> {
  let response: Response | undefined;
  const { status, headers, text } = await answerPlainly(request, async (now, told) => {
    response = await work(now, told);
    return { status: response.status, headers: {}, text: null };
  });
  if (!response) return new Response(text, { status, headers });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Of a parameter that is repeated the last value counts; `expand` is a list, and all of it counts. */
function readQuery({ url }: HttpRequest): Record<string, string> {
  if (!url.includes("?")) return {};
  const { searchParams } = new URL(url);
  const query = Object.fromEntries(searchParams);
  return "expand" in query
    ? { ...query, expand: searchParams.getAll("expand").filter(Boolean).join(",") }
    : query;
}

type Exchange = Arrival & { params: Params };

/** Methods whose body, should one come, is not read. */
const BODILESS = new Set(["GET", "HEAD", "DELETE"]);

type Asked = Parameters<Endpoint["handle"]>[0];

async function run(declaration: Endpoint, caller: Caller, exchange: Exchange): Promise<PlainAnswer> {
  const { request, params, now, headers } = exchange;
  const { titleOf, statusOf, upload } = declaration;
  if (!BODILESS.has(request.method)) refuseEncoded(request);
  if (upload) checkFile(request, upload);
  const body = declaration.body ? await readBody(request) : {};
  const parse = (schema: Shape | undefined, value: unknown) =>
    schema ? parseInput(schema, value, { titleOf, statusOf }) : {};
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
  if (declaration.versionOf)
    return jsonAnswer(request, ...(await answerByVersion(declaration, await readInput())));
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
  noteWorkspace(workspaceId);
  return { ...asked, caller: { ...caller, workspaceId } };
}

async function answerByVersion(declaration: Endpoint, input: Asked): Promise<[text: string, tag: string]> {
  const { caller, params, query } = input;
  const version = (await declaration.versionOf?.(input)) ?? "";
  const basis = { caller, asked: [params, query], version };
  const { text, tag } = await knownAnswer(basis, () => inUsualTurn(caller, () => finish(declaration, input)));
  return [text, tag];
}

async function finish(declaration: Endpoint, input: Asked): Promise<string> {
  const result = await declaration.handle(input);
  const text = JSON.stringify(declaration.response.parse(result));
  await recordEffect(declaration, input, result);
  return text;
}
