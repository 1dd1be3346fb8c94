import { PROBLEMS, type Problem, type ProblemTitle, problemCode } from "../../problems.ts";
import type { Operation } from "../operation.ts";
import { problemAddress } from "../problem-answer.ts";
import { EXAMPLE_MEMBERS } from "../problem-schema.ts";
import { describeProblemHeaders } from "./describe-headers.ts";
import { findInputProblem, findKeyProblem } from "./find-input-problem.ts";
import { listTitles } from "./list-titles.ts";
import { problemName } from "./name-problems.ts";
import { type Json, oneOfNamed, referTo } from "./name-schemas.ts";

type Shared = { status: number; titles: ProblemTitle[] };

/** Refusals that read the same on every operation, by the names that the document gives them. */
const SHARED: Record<string, Shared> = {
  Unauthorized: { status: 401, titles: ["Unauthorized"] },
  Forbidden: { status: 403, titles: ["Plan Required", "Insufficient Scope"] },
  NotFound: { status: 404, titles: ["Not Found"] },
  BodyTooLarge: { status: 413, titles: ["Content Too Large"] },
  UnsupportedMediaType: { status: 415, titles: ["Unsupported Media Type"] },
  RateLimited: { status: 429, titles: ["Rate Limited"] },
  InternalError: { status: 500, titles: ["Internal Error"] },
  ServiceUnavailable: { status: 503, titles: ["Service Unavailable"] },
};

const EXAMPLE_REQUEST_ID = "0b7d1c4e-3f0a-4a55-9a0e-8f4a5d1f1c11";

/** The refusals that operations share, for `components.responses`. */
export function describeSharedProblems(): Json {
  const responses = Object.entries(SHARED).map(([name, { status, titles }]) => [
    name,
    describeRefusal(status, titles, (title) => exampleBody(title, status, "/v1/audit/run")),
  ]);
  return Object.fromEntries(responses);
}

/** Every refusal of an operation by its status, with an example of each title. */
export function describeProblems(method: string, path: string, declaration: Operation): Json {
  const responses = listTitles(method, declaration).map(([status, titles]) => {
    const shared = findShared(status, titles);
    if (shared) return [status, { $ref: `#/components/responses/${shared}` }];
    const example = (title: ProblemTitle) => {
      const candidates = [findInputProblem(declaration, title), findKeyProblem()];
      const found = candidates.find((one) => one?.title === title && one.status === status);
      return exampleBody(title, status, path, found);
    };
    return [status, describeRefusal(status, titles, example)];
  });
  return Object.fromEntries(responses);
}

function findShared(status: number, titles: ProblemTitle[]): string | undefined {
  const wanted = [...titles].sort().join();
  return Object.keys(SHARED).find(
    (name) => SHARED[name]?.status === status && [...SHARED[name].titles].sort().join() === wanted,
  );
}

function describeRefusal(
  status: number,
  titles: ProblemTitle[],
  example: (title: ProblemTitle) => Json,
): Json {
  const lines = titles.map((title) => `**${title}**: ${PROBLEMS[title].meaning} ${PROBLEMS[title].wayOut}`);
  const examples = titles.map((title) => [problemCode(title), { summary: title, value: example(title) }]);
  return {
    description: lines.join("\n\n"),
    headers: describeProblemHeaders(status),
    content: {
      "application/problem+json": {
        schema: describeBody(titles),
        examples: Object.fromEntries(examples),
      },
    },
  };
}

/** Which problems it can be, told apart by `code`. */
function describeBody(titles: ProblemTitle[]): Json {
  const [only = "Internal Error"] = titles;
  if (titles.length === 1) return referTo(problemName(only));
  return oneOfNamed("code", Object.fromEntries(titles.map((one) => [problemName(one), [problemCode(one)]])));
}

function exampleBody(title: ProblemTitle, status: number, instance: string, found?: Problem | null): Json {
  const detail = found?.message ?? PROBLEMS[title].meaning;
  return {
    type: problemAddress(title),
    title,
    status,
    detail,
    message: detail,
    code: problemCode(title),
    instance,
    request_id: EXAMPLE_REQUEST_ID,
    ...(found?.errors && { errors: found.errors }),
    ...EXAMPLE_MEMBERS[title],
  };
}
