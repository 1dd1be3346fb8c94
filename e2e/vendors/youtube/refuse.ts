import type { Answer } from "../serve.ts";

/** Errors of Google's interfaces. */
export function refuse(code: number, reason: string, message: string): Answer {
  const errors = [{ message, domain: "global", reason }];
  return { status: code, body: { error: { code, message, errors } } };
}
