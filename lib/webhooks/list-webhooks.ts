import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import type { PageInput } from "../paging/schemas.ts";
import { presentWebhook } from "./present-webhook.ts";

/**
 * The webhooks of the caller's workspace, newest first.
 * @throws Problem 404 `Not Found` when the workspace was deleted.
 */
export async function listWebhooks(caller: Caller, { limit, offset }: PageInput) {
  requireScope(caller, "webhooks:read");
  const { id: workspaceId } = await resolveWorkspace(caller);
  const where = { workspaceId };
  return readWorkspace(workspaceId, async (db) => {
    const rows = await db.webhook.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
      omit: { secret: true, previousSecret: true },
    });
    return { webhooks: rows.map(presentWebhook), total: await db.webhook.count({ where }), limit, offset };
  });
}
