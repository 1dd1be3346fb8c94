import type { z } from "zod";
import { type FieldError, Problem, type ProblemTitle } from "../problems.ts";
import { tellIssue, withoutRepeats } from "../text/tell-issue.ts";

export type Issue = z.core.$ZodIssue;
/** Which title an invalid field gives where it is not `Invalid Request`. */
export type TitleOf = (issue: Issue) => ProblemTitle | undefined;
/** The statuses of an operation that are not the usual ones of their titles. */
export type StatusOf = Partial<Record<ProblemTitle, number>>;

type Options = { titleOf?: TitleOf | undefined; statusOf?: StatusOf | undefined };

/** A body of 1 MiB can be wrong in a hundred thousand places. */
const MAX_LISTED = 100;

/**
 * Parses the input of an operation. The first wrong field, in the order of the schema, gives the title; all are listed.
 * @throws Problem `Invalid Request`, or the title that the operation has for that field.
 */
export function parseInput<S extends z.ZodObject>(schema: S, value: unknown, options: Options): z.infer<S> {
  const result = schema.safeParse(value, { error: tellIssue });
  if (result.success) return result.data;
  const order = Object.keys(schema.shape);
  const rank = (issue: Issue) => order.indexOf(String(issue.path[0]));
  const issues = withoutRepeats(result.error.issues).sort((a, b) => rank(a) - rank(b));
  const errors = issues.slice(0, MAX_LISTED).map(toFieldError);
  const [first] = issues;
  const title = (first && options.titleOf?.(first)) ?? "Invalid Request";
  const status = options.statusOf?.[title];
  const told = errors.map((error) => `${error.pointer.slice(1) || "body"}: ${error.detail}`);
  if (issues.length > MAX_LISTED) told.push(`and ${issues.length - MAX_LISTED} more`);
  const detail = told.join("; ");
  throw new Problem(title, detail, { errors, ...(status && { status }) });
}

function toFieldError(issue: Issue): FieldError {
  const parts = issue.path.map((part) => String(part).replaceAll("~", "~0").replaceAll("/", "~1"));
  return { pointer: parts.map((part) => `/${part}`).join(""), detail: issue.message };
}
