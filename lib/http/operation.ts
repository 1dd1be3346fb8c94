import type { z } from "zod";
import type { Plan } from "../plans.ts";
import type { ProblemTitle } from "../problems.ts";
import type { Scope } from "../scopes.ts";
import type { Endpoint, Shape } from "./endpoint.ts";

/** An operation of the API, declared once: the handler, its checks, the OpenAPI document and the tests all read this. */
export type Operation<
  R extends z.ZodType = z.ZodType,
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
> = Endpoint<R, P, Q, B> & {
  id: string;
  description?: string;
  /** The lowest plan that has it. */
  plan: Plan;
  /** The one scope that a key needs; the library function behind it asks for the same. */
  scope: Scope;
  /** Which of the plan's two rates it counts against: that of the score, or that of all others together. */
  rate?: "score";
  /** Since when the operation is not to be used in new code, and when it goes. */
  deprecated?: { since: Date; sunset?: Date; instead: string };
  /** One request and its answer, as the document and the reference show them. */
  example?: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: Record<string, unknown>;
    answer: z.input<R>;
  };
  /** What can go wrong beyond what can go wrong everywhere. */
  problems: ProblemTitle[];
};

/** Months that callers have at least, from the mark on until an operation goes: docs/decisions.md, "API". */
export const NOTICE_MONTHS = 12;

/**
 * An operation's declaration, with the types of its input inferred from its schemas.
 * @throws Error when it would go with less notice than was promised.
 */
export function operation<
  R extends z.ZodType,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
>(declaration: Operation<R, P, Q, B>): Operation {
  checkNotice(declaration.id, declaration.deprecated);
  return declaration as unknown as Operation;
}

function checkNotice(id: string, deprecated: Operation["deprecated"]): void {
  if (!deprecated?.sunset) return;
  const earliest = new Date(deprecated.since);
  earliest.setUTCMonth(earliest.getUTCMonth() + NOTICE_MONTHS);
  if (deprecated.sunset < earliest) throw new Error(`${id} would go before ${earliest.toISOString()}`);
}
