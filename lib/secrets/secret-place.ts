import type { Place } from "./seal.ts";

type Column = "secret" | "previous_secret";

/** Where a secret of a webhook stands, for `seal` and `unseal`. */
export function secretPlace({ workspaceId, id }: { workspaceId: string; id: string }, column: Column): Place {
  return { workspaceId, table: "webhooks", row: id, column };
}
