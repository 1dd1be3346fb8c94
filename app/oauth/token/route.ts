import { clientRoute, readForm } from "#app/oauth/answer-client.ts";
import { giveToken } from "#lib/agents/give-token.ts";
import { plainJson } from "#lib/http/plain-answer.ts";

/** Tokens for a code or a refresh token (OAuth 2.1, 3.2). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = clientRoute(async (request, asked) => {
  const authorization = request.headers.get("authorization");
  return plainJson(await giveToken(await readForm(request), { authorization, ...asked }));
});

export const dynamic = "force-dynamic";
