import { ERRORS, type Problem } from "../plinth.ts";

type Facts = Pick<PlinthError, "status" | "title" | "code" | "detail"> &
  Partial<Pick<PlinthError, "requestId" | "retryAfterSeconds" | "problem">>;

/** The error of a code; PlinthError itself for one that came after this client was written. */
export function errorOf(facts: Facts, options?: { cause?: unknown }): PlinthError {
  const Known = (ERRORS as Record<string, typeof PlinthError>)[facts.code] ?? PlinthError;
  return new Known(facts, options);
}

/**
 * Every failure of this client: an answer that is no success, a service that cannot be reached, a webhook that cannot be
 * verified. `message` is the title and the detail. Each code has a class of its own: `error instanceof AuditInProgressError`.
 */
export class PlinthError extends Error {
  /** Of the answer; 0 when there was none. */
  readonly status: number;
  /** Short and stable: `Audit Limit Reached`. */
  readonly title: string;
  /**
   * The title in snake_case: `audit_limit_reached`. This client itself gives `not_reachable`, `timed_out`,
   * `unreadable_answer` and `webhook_not_verified`.
   */
  readonly code: string;
  /** What was wrong this time, and the way out. */
  readonly detail: string;
  /** The fields that were wrong, by JSON pointer; empty when no field was. */
  readonly errors: { pointer: string; detail: string }[];
  /** Finds the request in the operator's log. */
  readonly requestId: string | undefined;
  /** When it is worth trying again, where the answer said so. */
  readonly retryAfterSeconds: number | undefined;
  /** The whole body of the answer, with what only some problems have. */
  readonly problem: Partial<Problem> & Record<string, unknown>;

  constructor(facts: Facts, options?: { cause?: unknown }) {
    super(`${facts.title}: ${facts.detail}`, options);
    this.name = "PlinthError";
    this.status = facts.status;
    this.title = facts.title;
    this.code = facts.code;
    this.detail = facts.detail;
    this.requestId = facts.requestId;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.problem = facts.problem ?? {};
    this.errors = this.problem.errors ?? [];
  }
}
