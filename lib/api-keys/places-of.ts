import { findTestWorkspace } from "../access/find-test-workspace.ts";
import type { Caller } from "../caller.ts";

/** The workspaces whose keys a person looks after together: their own, and that of its test keys where there is one. */
export async function placesOf({ workspaceId }: Caller): Promise<string[]> {
  const testId = await findTestWorkspace(workspaceId);
  return testId ? [workspaceId, testId] : [workspaceId];
}
