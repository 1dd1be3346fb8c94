import { makeKey } from "../api-keys/make-key.ts";
import { requireApi, requireKeeper } from "../api-keys/require-keeper.ts";
import type { CreatedKey, NewKeyBody } from "../api-keys/schemas.ts";
import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { openTestWorkspace } from "./open-test-workspace.ts";

/**
 * Makes a test key for the caller's workspace from the dashboard; with the first one its test workspace is filled. The key in the answer is shown
 * this once.
 * @throws Problem 403 `Insufficient Scope` below the role, `Plan Required` without the API; 409 `Limit Reached`.
 */
export async function makeTestKey(
  caller: Caller,
  asked: NewKeyBody,
  now: Date,
  record: Recorder,
): Promise<CreatedKey> {
  await requireKeeper(caller);
  requireApi(caller);
  const testId = await openTestWorkspace(caller, now);
  return makeKey(caller, asked, now, { record, testId });
}
