import type { IncomingMessage } from "node:http";
import type { PlainAnswer } from "../plain-answer.ts";
import { answerPlainly } from "../route.ts";

/** The answer to a request that goes no further. */
export function refusalOf({ url = "" }: IncomingMessage, refusal: unknown): Promise<PlainAnswer> {
  const request = { method: "GET", url: `http://host${url}`, body: null, headers: new Headers() };
  return answerPlainly(request, () => Promise.reject(refusal));
}
