import { internalPath } from "#components/internal-paths.ts";
import { formatList } from "#components/ui/format.ts";
import type { OtherWorkspace } from "#components/workspaces/other-workspaces.tsx";
import type { Outcome } from "#components/workspaces/outcome-list.tsx";
import type { RuleBody } from "#lib/alerts/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { MemberChoice } from "./channel-fields.tsx";
import { type NewSecret, SAVED_RULE } from "./saved-rule.ts";

export type RuleWorkspace = OtherWorkspace & { /** User ids of its members. */ memberIds: readonly string[] };

export type MadeRule = Outcome & { secrets: NewSecret[] };

/**
 * Makes the same rule in other workspaces, one after the other; each is checked by itself.
 * @param members the names of whom the rule tells
 */
export async function addElsewhere(
  workspaces: readonly RuleWorkspace[],
  body: RuleBody,
  members: readonly MemberChoice[],
): Promise<MadeRule[]> {
  const made: MadeRule[] = [];
  for (const { id, name, memberIds } of workspaces) {
    const isThere = (one: RuleBody["channels"][number]) =>
      !("user_id" in one) || memberIds.includes(one.user_id);
    const channels = body.channels.filter(isThere);
    const missing = body.channels.flatMap((one) =>
      "user_id" in one && !isThere(one)
        ? (members.find(({ user_id }) => user_id === one.user_id)?.name ?? [])
        : [],
    );
    made.push({ id, name, ...(await addOne(id, { ...body, channels }, missing)) });
  }
  return made;
}

async function addOne(workspaceId: string, body: RuleBody, missing: readonly string[]) {
  const without =
    missing.length > 0 ? `${formatList([...missing])} ${missing.length > 1 ? "are" : "is"}` : null;
  const nobody = { isDone: false, secrets: [], told: `not made; ${without} not a member there` };
  if (body.channels.length === 0) return nobody;
  try {
    const path = internalPath("/internal/workspaces/[workspace_id]/alerts", { workspace_id: workspaceId });
    const { secrets } = await fetchJson(SAVED_RULE, path, body);
    return { isDone: true, secrets, told: without ? `made; ${without} not a member there` : "made" };
  } catch (error) {
    return { isDone: false, secrets: [], told: `not made. ${error instanceof Error ? error.message : ""}` };
  }
}
