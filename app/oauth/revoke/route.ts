import { clientRoute, readForm } from "#app/oauth/answer-client.ts";
import { giveBackToken } from "#lib/agents/give-back-token.ts";
import { OAuthRefusal } from "#lib/agents/oauth-refusal.ts";

/** Takes a token back (RFC 7009): 200 whether it was any or not. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = clientRoute(async (request, asked) => {
  const { token } = await readForm(request);
  if (!token) throw new OAuthRefusal("invalid_request", "token is needed");
  await giveBackToken(token, asked);
  return { status: 200, headers: {}, text: null };
});

export const dynamic = "force-dynamic";
