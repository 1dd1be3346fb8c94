import { type Recorder, recorderOf } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { inOneTransaction, withWorkspace } from "../db.ts";
import type { Endpoint } from "./endpoint.ts";
import type { HttpRequest } from "./plain-answer.ts";
import { requestOrigin } from "./request-origin.ts";

type Origin = { caller: Caller; request: HttpRequest; requestId: string | undefined; now: Date };

/** What writes the entry of an endpoint's change into the audit log; nothing for one that changes nothing. */
export function recorderFor({ effect }: Endpoint, { caller, request, requestId, now }: Origin): Recorder {
  if (!effect || effect === "none") return async () => {};
  return recorderOf(effect.action, caller.actor, requestOrigin(request, requestId), now);
}

/** Runs the work of an endpoint in the one transaction that its entry will be written in, where it is to have one. */
export function withEffect<T>({ effect }: Endpoint, caller: Caller, work: () => Promise<T>): Promise<T> {
  const isRecordedHere = effect && effect !== "none" && !("writtenBy" in effect);
  return isRecordedHere ? inOneTransaction(caller.workspaceId, work) : work();
}

/** Writes the entry of what an endpoint has done, in the transaction around it. */
export async function recordEffect(
  { effect }: Endpoint,
  input: Parameters<Endpoint["handle"]>[0],
  result: unknown,
): Promise<void> {
  if (!effect || effect === "none" || "writtenBy" in effect) return;
  const done = { ...input, result: result as never };
  const workspaceId = effect.workspace?.(done) ?? input.caller.workspaceId;
  const detail = effect.detail?.(done);
  const entry = { workspaceId, subject: effect.subject(done), ...(detail && { detail }) };
  await withWorkspace(workspaceId, (tx) => input.record(tx, entry));
}
