import { withWorkspace } from "../db.ts";

const LONGEST_MS = 30 * 60_000;

/**
 * Runs `work` while nobody else rebuilds the history of the workspace: of two rebuilds at once the one that read older
 * data could otherwise write last.
 */
export function withHistoryLock<T>(workspaceId: string, work: () => Promise<T>): Promise<T> {
  return withWorkspace(
    workspaceId,
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`history of ${workspaceId}`}, 0))`;
      return work();
    },
    { timeoutMs: LONGEST_MS, idleMs: LONGEST_MS },
  );
}
