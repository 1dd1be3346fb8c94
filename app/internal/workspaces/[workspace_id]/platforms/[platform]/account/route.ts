import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { sessionUser } from "#app/session-user.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { chooseAccount } from "#lib/platforms/connect/finish-connect.ts";
import { Chosen, ChosenAccount } from "#lib/platforms/schemas.ts";
import { Problem } from "#lib/problems.ts";

const choose = internalEndpoint({
  summary: "Connect one of the accounts that a platform gave",
  role: "editor",
  params: z.object({ workspace_id: z.string(), platform: z.enum(PLATFORMS) }),
  body: ChosenAccount,
  response: Chosen,
  effect: { action: "platform.connected", writtenBy: "handler" },
  handle: async ({ caller, params, body, now, record }) => {
    const user = await sessionUser();
    if (!user) throw new Problem("Unauthorized", "The session has ended. Sign in again.");
    const { workspaceId } = caller;
    const visit = { workspaceId, platform: params.platform, sessionId: user.sessionId, userId: user.id };
    const { choice, account_id: accountId } = body;
    const { result } = await chooseAccount(caller, { visit, choice, accountId }, now, record);
    return { result };
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: choose }, sessionDoor);
