import { PROBLEMS, type ProblemTitle, problemCode } from "../../problems.ts";
import type { Operation } from "../operation.ts";
import { OWN_PROBLEM_MEMBERS, ProblemBody } from "../problem-schema.ts";
import { listTitles } from "./list-titles.ts";
import { type Json, type Name, referTo, type ToSchema } from "./name-schemas.ts";

/** What every server refuses before it knows which operation is meant. */
export const BEFORE_ANY: ProblemTitle[] = ["Malformed Request", "Method Not Allowed", "Not Found"];

/** `NotFoundProblem` of "Not Found". */
export function problemName(title: ProblemTitle): string {
  const words = problemCode(title).split("_");
  return `${words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join("")}Problem`;
}

/**
 * Names the body of every refusal: `Problem` with the list of all codes, and what it is for each of them. The bodies of answers refer
 * to these.
 */
export function nameProblems(
  operations: [method: string, Operation][],
  toSchema: ToSchema,
  name: Name,
): void {
  const statuses = listStatuses(operations);
  const codes = [...new Set([...BEFORE_ANY, ...statuses.keys()])].map(problemCode).sort();
  name("ProblemCode", {
    type: "string",
    description: "Every code that a refusal can have. More may be added: treat an unknown one by its status.",
    enum: codes,
  });
  // The body itself does not know which operations there are.
  const { properties, ...body } = toSchema(ProblemBody, "output");
  const code = { ...referTo("ProblemCode"), description: "The title in snake_case, for programs." };
  name("Problem", { ...body, properties: { ...(properties as Json), code } });
  for (const [title, found] of statuses) name(problemName(title), describeKind(title, [...found], toSchema));
}

function describeKind(title: ProblemTitle, statuses: number[], toSchema: ToSchema): Json {
  const own = OWN_PROBLEM_MEMBERS[title];
  const { properties, required = [] } = (own ? toSchema(own, "output") : {}) as {
    properties?: Json;
    required?: string[];
  };
  const { meaning, wayOut } = PROBLEMS[title];
  const narrowed = {
    type: "object",
    properties: {
      title: { type: "string", const: title },
      status: { type: "integer", format: "int32", enum: statuses.sort((a, b) => a - b) },
      code: { type: "string", const: problemCode(title) },
      ...properties,
    },
    required: ["title", "status", "code", ...required],
  };
  return { description: `${meaning} ${wayOut}`, allOf: [referTo("Problem"), narrowed] };
}

/** Every problem with the statuses that operations give it. */
function listStatuses(operations: [string, Operation][]): Map<ProblemTitle, Set<number>> {
  const found = new Map<ProblemTitle, Set<number>>();
  const add = (title: ProblemTitle, status: number) =>
    found.set(title, (found.get(title) ?? new Set()).add(status));
  for (const [method, declaration] of operations)
    for (const [status, titles] of listTitles(method, declaration))
      for (const title of titles) add(title, status);
  return found;
}
