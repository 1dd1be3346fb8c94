import type { Answer } from "../serve.ts";

const request_id = "202611230000000000000000000000000001";

export function succeed(data: unknown): Answer {
  return { body: { code: 0, message: "OK", request_id, data } };
}

/** An error of the Business API, which comes with status 200. */
export function refuseBusiness(code: number, message: string): Answer {
  return { body: { code, message, request_id, data: {} } };
}
