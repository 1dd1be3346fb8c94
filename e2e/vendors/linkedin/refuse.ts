import type { Answer } from "../serve.ts";

/** Errors of LinkedIn's interface. */
export function refuse(status: number, code: string, message: string, serviceErrorCode?: number): Answer {
  return { status, body: { status, code, message, ...(serviceErrorCode && { serviceErrorCode }) } };
}
