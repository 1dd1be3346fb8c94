import { OAuthRefusal } from "#lib/agents/oauth-refusal.ts";
import type { HttpRequest, PlainAnswer } from "#lib/http/plain-answer.ts";
import { plainJson } from "#lib/http/plain-answer.ts";
import { readBytes, refuseEncoded } from "#lib/http/read-body.ts";
import { requestOrigin } from "#lib/http/request-origin.ts";
import { answerPlainly, type Handler, handlerOf } from "#lib/http/route.ts";
import { Problem } from "#lib/problems.ts";

type Origin = ReturnType<typeof requestOrigin>;
type Work = (request: HttpRequest, asked: { origin: Origin; now: Date }) => Promise<PlainAnswer>;

const ALLOW = "POST, OPTIONS";
const MAX_BYTES = 16_384;

/**
 * The handlers of a path that clients of OAuth POST to: no session and no cookie is looked at. What is refused by the rules of OAuth is
 * answered in its form, everything else as a problem.
 */
export function clientRoute(work: Work): Record<string, Handler> {
  const post = handlerOf((request) =>
    answerPlainly(request, async (now, headers) => {
      const origin = requestOrigin(request, headers["X-Request-Id"]);
      return work(request, { origin, now }).catch(answerRefusal);
    }),
  ) as Handler;
  const options = handlerOf((request) =>
    answerPlainly(request, async () => ({ status: 204, headers: { Allow: ALLOW }, text: null })),
  ) as Handler;
  const notAllowed = handlerOf((request) =>
    answerPlainly(request, async () => {
      const detail = `This path does not support ${request.method}; it supports ${ALLOW}.`;
      throw new Problem("Method Not Allowed", detail, { headers: { Allow: ALLOW } });
    }),
  ) as Handler;
  const others = {
    GET: notAllowed,
    HEAD: notAllowed,
    PUT: notAllowed,
    PATCH: notAllowed,
    DELETE: notAllowed,
  };
  return { POST: post, OPTIONS: options, ...others };
}

function answerRefusal(refused: unknown): PlainAnswer {
  if (!(refused instanceof OAuthRefusal)) throw refused;
  const { error, message, status } = refused;
  return plainJson({ error, error_description: message }, status);
}

/**
 * The fields of a form, each at most once (OAuth 2.1, 3.2).
 * @throws OAuthRefusal `invalid_request`.
 */
export async function readForm(request: HttpRequest): Promise<Record<string, string>> {
  refuseEncoded(request);
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type))
    throw new OAuthRefusal("invalid_request", "the body must be application/x-www-form-urlencoded");
  const fields = new URLSearchParams(Buffer.from(await readBytes(request, MAX_BYTES)).toString("utf8"));
  const form: Record<string, string> = Object.create(null);
  for (const [name, value] of fields) {
    if (name in form) throw new OAuthRefusal("invalid_request", "a parameter came twice");
    form[name] = value;
  }
  return { ...form };
}
