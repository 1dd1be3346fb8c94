import { placeOf } from "../access/find-workspace-of.ts";
import type { Caller } from "../caller.ts";

type Asked = {
  caller: Caller;
  params: { campaign_id: string };
  body: { workspace_id?: string | undefined; [other: string]: unknown };
};

/**
 * The workspace that a request about a campaign means: the one that its body names, else the campaign's.
 * @throws Problem 404 `Not Found` for a named workspace that the caller may not see.
 */
export function placeOfCampaign({ caller, params, body }: Asked): Promise<string> {
  return placeOf(caller, body.workspace_id, {
    kind: "campaign",
    id: params.campaign_id,
  });
}
