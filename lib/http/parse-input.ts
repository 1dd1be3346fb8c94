import type { z } from "zod";
import { type FieldError, Problem, type ProblemTitle } from "../problems.ts";

export type Issue = z.core.$ZodIssue;
/** Which title an invalid field gives where it is not `Invalid Request`. */
export type TitleOf = (issue: Issue) => ProblemTitle | undefined;

type Options = { titleOf?: TitleOf | undefined; invalidStatus?: number | undefined };

/**
 * Parses the input of an operation. The first wrong field, in the order of the schema, gives the title; all are listed.
 * @throws Problem `Invalid Request`, or the title that the operation has for that field.
 */
export function parseInput<S extends z.ZodObject>(schema: S, value: unknown, options: Options): z.infer<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const order = Object.keys(schema.shape);
  const rank = (issue: Issue) => order.indexOf(String(issue.path[0]));
  const issues = [...result.error.issues].sort((a, b) => rank(a) - rank(b));
  const errors = issues.map(toFieldError);
  const [first] = issues;
  const title = first && options.titleOf?.(first);
  const detail = errors.map((error) => `${error.pointer.slice(1) || "body"}: ${error.detail}`).join("; ");
  if (title) throw new Problem(title, detail, { errors });
  throw new Problem("Invalid Request", detail, {
    errors,
    ...(options.invalidStatus && { status: options.invalidStatus }),
  });
}

function toFieldError(issue: Issue): FieldError {
  const parts = issue.path.map((part) => String(part).replaceAll("~", "~0").replaceAll("/", "~1"));
  return { pointer: parts.map((part) => `/${part}`).join(""), detail: issue.message };
}
