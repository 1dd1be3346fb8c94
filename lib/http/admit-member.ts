import { Problem } from "../problems.ts";
import { countRequest } from "./rate-limit.ts";
import type { Admit } from "./route.ts";

const REQUESTS_PER_MINUTE = 1_200;

/** Who may go on in the dashboard: every plan, by the role of the member, within a limit that no person reaches. */
export const admitMember: Admit = async (declaration, caller, headers) => {
  const key = `${caller.workspaceId}:${caller.actor}`;
  const rate = await countRequest("dashboard", key, REQUESTS_PER_MINUTE);
  Object.assign(headers, rate.headers);
  if (!caller.scopes.includes(declaration.scope)) {
    throw new Problem(
      "Insufficient Scope",
      "Your role in this workspace may look at everything, but change nothing.",
    );
  }
  if (!rate.allowed) {
    throw new Problem(
      "Rate Limited",
      `The dashboard takes ${REQUESTS_PER_MINUTE} requests a minute of each member.`,
      {
        headers: { "Retry-After": String(rate.retryAfterSeconds) },
      },
    );
  }
};
