import { findTestWorkspace } from "../access/find-test-workspace.ts";
import { requireApi, requireKeeper } from "../api-keys/require-keeper.ts";
import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { layFixtures } from "./lay-fixtures.ts";
import type { ResetFixtures } from "./schemas.ts";

/**
 * Brings the fixtures of the caller's test workspace back, dated anew; what test keys have made since goes, but for the keys.
 * @throws Problem 403 `Insufficient Scope` below the role, `Plan Required` without the API; 404 before the first test key was made.
 */
export async function resetTestWorkspace(
  caller: Caller,
  now: Date,
  record: Recorder,
): Promise<ResetFixtures> {
  await requireKeeper(caller);
  requireApi(caller);
  const { workspaceId } = caller;
  const testId = await findTestWorkspace(workspaceId);
  if (!testId) throw new Problem("Not Found", "There are no fixtures yet. Create a test key first.");
  await layFixtures(testId, now);
  await withWorkspace(workspaceId, (tx) => record(tx, { workspaceId, subject: workspaceId }));
  return { reset: true };
}
