import type { Answer } from "../serve.ts";

/** Errors of Pinterest: the code is not always the status. */
export function refuse(status: number, code: number, message: string): Answer {
  return { status, body: { code, message } };
}
