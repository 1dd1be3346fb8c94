import { answerPlainly, type Handler, handlerOf } from "#lib/http/route.ts";
import { Problem } from "#lib/problems.ts";

/** Every path under /v1 that is no operation: a problem like any other, not a page. */
const notFound: Handler = handlerOf((request) =>
  answerPlainly(request, async () => {
    throw new Problem("Not Found", "There is no such operation. /openapi.json lists them all.");
  }),
);

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
