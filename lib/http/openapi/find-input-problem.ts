import type { z } from "zod";
import { Problem, type ProblemTitle } from "../../problems.ts";
import { readIdempotencyKey } from "../idempotency.ts";
import type { Operation } from "../operation.ts";
import { parseInput } from "../parse-input.ts";

const EXAMPLE_NOW = new Date("2026-11-01T09:30:00Z");
const WRONG_TEXTS = ["unknown", "2099-01-01", "", "-1"];
const WRONG_VALUES = ["unknown", ["unknown"], 1_000, "http://example.com/hook", "2020-01-01", [], null];

/**
 * What an operation really says about invalid input: its example with one field made wrong, until its own checks give the
 * title.
 * @returns null when no wrong field gives it.
 */
export function findInputProblem(declaration: Operation, title: ProblemTitle): Problem | null {
  const { query, body, bodyAt, example } = declaration;
  const bodyNow = bodyAt?.(EXAMPLE_NOW) ?? body;
  return (
    tryFields(declaration, title, { schema: query, right: example?.query, wrong: WRONG_TEXTS }) ??
    tryFields(declaration, title, { schema: bodyNow, right: example?.body, wrong: WRONG_VALUES })
  );
}

/** What is said of an `Idempotency-Key` that is none. */
export function findKeyProblem(): Problem | null {
  const request = new Request("http://127.0.0.1/", { headers: { "Idempotency-Key": "" } });
  return catchProblem(() => readIdempotencyKey(request, "", {}, EXAMPLE_NOW));
}

type Fields = {
  schema: z.ZodObject | undefined;
  right: Record<string, unknown> | undefined;
  wrong: unknown[];
};

function tryFields(declaration: Operation, title: ProblemTitle, fields: Fields): Problem | null {
  const { schema, right, wrong } = fields;
  if (!schema) return null;
  for (const value of wrong) {
    for (const name of Object.keys(schema.shape)) {
      const refusal = refuse(declaration, schema, { ...right, [name]: value });
      if (refusal?.title === title) return refusal;
    }
  }
  return null;
}

function refuse({ titleOf, statusOf }: Operation, schema: z.ZodObject, input: unknown): Problem | null {
  return catchProblem(() => parseInput(schema, input, { titleOf, statusOf }));
}

function catchProblem(check: () => unknown): Problem | null {
  try {
    check();
    return null;
  } catch (refusal) {
    if (refusal instanceof Problem) return refusal;
    throw refusal;
  }
}
