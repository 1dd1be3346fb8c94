import { placeOf } from "../access/find-workspace-of.ts";
import type { Caller } from "../caller.ts";

type Asked = {
  caller: Caller;
  params: { webhook_id: string };
  body: { workspace_id?: string | undefined; [other: string]: unknown };
};

/**
 * The workspace that a request about a webhook means: the one that its body names, else the webhook's.
 * @throws Problem 404 `Not Found` for a named workspace that the caller may not see.
 */
export function placeOfWebhook({ caller, params, body }: Asked): Promise<string> {
  return placeOf(caller, body.workspace_id, {
    kind: "webhook",
    id: params.webhook_id,
  });
}
