import { keyName } from "../audit-log/name-actors.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { DAY_MS } from "../time.ts";
import { KEPT_DAYS } from "./schemas.ts";

const MOST = 100;

/** The keys of the caller's workspace that were used within the days that are kept, by what they are called. */
export async function listLogKeys(
  { workspaceId }: Caller,
  now: Date,
): Promise<{ id: string; name: string }[]> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const rows = await readWorkspace(workspaceId, (db) =>
    db.apiKey.findMany({
      where: { workspaceId, lastUsedAt: { gte: since } },
      select: { id: true, name: true, lastFour: true },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: MOST,
    }),
  );
  return rows.map(({ id, name, lastFour }) => ({ id, name: keyName(name, lastFour) }));
}
