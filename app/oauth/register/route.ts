import { clientRoute } from "#app/oauth/answer-client.ts";
import { registerClient } from "#lib/agents/register-client.ts";
import { plainJson } from "#lib/http/plain-answer.ts";
import { readBody } from "#lib/http/read-body.ts";

/** Dynamic registration of clients (RFC 7591). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = clientRoute(
  async (request, { origin, now }) =>
    plainJson(await registerClient(await readBody(request), { address: origin.address, now }), 201),
);

export const dynamic = "force-dynamic";
