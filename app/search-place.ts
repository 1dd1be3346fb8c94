import type { Place } from "#components/palette/list-rows.ts";
import { listUserWorkspaces } from "#lib/members/list-user-workspaces.ts";
import { planName } from "#lib/plans.ts";

/** Where a user is, for the search of the header: on a page of no workspace. */
export async function searchPlace(userId: string): Promise<Place> {
  const workspaces = await listUserWorkspaces(userId);
  return {
    workspace: null,
    workspaces: workspaces.map(({ id, name, plan, account }) => ({
      id,
      name,
      planName: planName(plan),
      account: account.name,
      accountId: account.id,
    })),
    actions: [],
    isEditor: false,
  };
}
