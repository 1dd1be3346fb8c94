import OAuth2Server from "@node-oauth/oauth2-server";
import { requireApi, requireKeeper } from "../api-keys/require-keeper.ts";
import type { Recorder } from "../audit-log/recorder.ts";
import { NO_REQUEST } from "../audit-log/write-entry.ts";
import type { Caller } from "../caller.ts";
import { inOneTransaction, type WorkspaceTx } from "../db.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { Problem } from "../problems.ts";
import { refuse } from "./give-token.ts";
import { connectedAt } from "./list-agents.ts";
import { CODE_SECONDS, openModel } from "./oauth-model.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";
import { readRequest, redirectWith } from "./read-request.ts";
import type { ConnectBody, ConnectedAgent } from "./schemas.ts";

/** Agents of a workspace that are connected at the same time. */
const MOST_AGENTS = 50;

/**
 * Allows a client what a member has chosen of that which it asks for, in the caller's workspace: it gets a code, which is good for two
 * minutes and once.
 * @throws Problem 403 `Insufficient Scope` below the role for keys, `Plan Required` without the API; 400 `Invalid Request` for a request
 * that is none, or a scope that was not asked for; 409 `Limit Reached`.
 */
export async function connectAgent(
  caller: Caller,
  { allowed, ...asked }: ConnectBody,
  { now, record }: { now: Date; record: Recorder },
): Promise<ConnectedAgent> {
  await requireKeeper(caller);
  requireApi(caller);
  const read = await readRequest(asked);
  if (read.kind !== "asked")
    throw new Problem(
      "Invalid Request",
      "The request of the program is not valid any more. Start again from the program.",
    );
  if (!allowed.every((scope) => read.scopes.some((one) => one === scope)))
    throw new Problem("Invalid Request", "Allow what the program asks for, or less.");
  const { workspaceId } = caller;
  const { client, challenge } = read;
  const consent = { workspaceId, clientName: client.name, challenge };
  const model = openModel({ origin: NO_REQUEST, now }, consent);
  const made = await inOneTransaction(workspaceId, async (tx) => {
    await checkRoom(tx, workspaceId, now);
    const agent = await authorise(model, { ...asked, scope: allowed.join(" ") }, caller.actor.id);
    const detail = { client: client.name, scopes: allowed };
    await record(tx, { workspaceId, subject: agent.agentId, detail });
    return agent;
  });
  const told = { code: made.authorizationCode, state: asked.state };
  return { agent_id: made.agentId, go_to: redirectWith(read.redirectUri, told) };
}

async function authorise(
  model: OAuth2Server.AuthorizationCodeModel,
  query: Record<string, string | undefined>,
  userId: string,
): Promise<OAuth2Server.AuthorizationCode> {
  const given = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined);
  const server = new OAuth2Server({ model });
  const request = new OAuth2Server.Request({
    method: "GET",
    headers: {},
    query: Object.fromEntries(given),
    body: {},
  });
  const options = {
    authenticateHandler: { handle: () => ({ id: userId }) },
    allowEmptyState: true,
    authorizationCodeLifetime: CODE_SECONDS,
  };
  try {
    return await server.authorize(request, new OAuth2Server.Response(), options).catch(refuse);
  } catch (error) {
    if (error instanceof OAuthRefusal) throw new Problem("Invalid Request", `${error.message}.`);
    throw error;
  }
}

/** @throws Problem 409 `Limit Reached` */
async function checkRoom(tx: WorkspaceTx, workspaceId: string, now: Date): Promise<void> {
  await lockUntilEnd(tx, `agents of ${workspaceId}`);
  if ((await tx.agent.count({ where: connectedAt(workspaceId, now) })) < MOST_AGENTS) return;
  const detail = `A workspace can have ${MOST_AGENTS} connected agents. Disconnect one you do not need.`;
  throw new Problem("Limit Reached", detail);
}
