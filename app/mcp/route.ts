import { answerPlainly, type Handler, handlerOf } from "#lib/http/route.ts";
import { Problem } from "#lib/problems.ts";
import { answerMessage } from "./answer-message.ts";

const ALLOW = "POST, OPTIONS";

/**
 * The door for agents: the Model Context Protocol over streamable HTTP, one message a request. No session is kept, so any process may
 * answer; without one there is no stream to GET and nothing to DELETE (revision 2025-11-25, Transports).
 */
const post: Handler = handlerOf((request) =>
  answerPlainly(request, (now, headers) => answerMessage(request, now, headers)),
);

const notAllowed: Handler = handlerOf((request) =>
  answerPlainly(request, async () => {
    const detail = `This path does not support ${request.method}; it supports ${ALLOW}.`;
    throw new Problem("Method Not Allowed", detail, { headers: { Allow: ALLOW } });
  }),
);

const options: Handler = handlerOf((request) =>
  answerPlainly(request, async () => ({ status: 204, headers: { Allow: ALLOW }, text: null })),
);

export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as PATCH,
  notAllowed as PUT,
  options as OPTIONS,
  post as POST,
};

export const dynamic = "force-dynamic";
