import type { Caller } from "#lib/caller.ts";
import { publicUrl } from "#lib/env.ts";
import { authenticate } from "#lib/http/authenticate.ts";
import type { HttpRequest, PlainAnswer } from "#lib/http/plain-answer.ts";
import { describeRate } from "#lib/http/plan-rate.ts";
import { countRequest } from "#lib/http/rate-limit.ts";
import { PLANS, planLimits, planName } from "#lib/plans.ts";
import { Problem } from "#lib/problems.ts";
import { noteWorkspace } from "#lib/work-scope.ts";
import { askOperations } from "./ask-operation.ts";
import { type Message, NotAMessage, readMessage } from "./read-message.ts";
import { isAuditAddress } from "./resources/addresses.ts";
import { serveMessage } from "./serve-message.ts";
import { findTool } from "./tools/list-tools.ts";

/** Of a request, what the protocol reads; the key is none of it. */
const READ = ["accept", "content-type", "mcp-protocol-version", "mcp-method", "mcp-name"];

/**
 * Answers one message of the Model Context Protocol, in the order of checks that every operation has: 401, 403, 429, then the message.
 * What a message asks of an operation counts and is refused there, as the same request to /v1 is; every other message counts as one
 * request of the workspace.
 * @param headers of the answer, completed here
 */
export async function answerMessage(
  request: HttpRequest,
  now: Date,
  headers: Record<string, string>,
): Promise<PlainAnswer> {
  refuseForeignPage(request);
  const caller = await authenticate(request, now, { isMcp: true });
  noteWorkspace(caller.workspaceId);
  requireApi(caller);
  const read = await readMessage(request).catch((refused: unknown) => ({ refused }));
  if ("refused" in read || !isCounted(read)) await countMessage(caller, headers);
  if ("refused" in read) {
    if (read.refused instanceof NotAMessage) return read.refused.answer;
    throw read.refused;
  }
  return serve(request, read, headers);
}

/**
 * A page of another site, also one whose name was made to lead here (DNS rebinding), sends its origin; programs send none.
 * @throws Problem 403 `Forbidden`.
 */
function refuseForeignPage(request: HttpRequest): void {
  const origin = request.headers.get("origin");
  if (origin === null || origin === new URL(publicUrl()).origin) return;
  throw new Problem("Forbidden", "The request came from a page of another site.");
}

function requireApi({ plan }: Caller): void {
  if (planLimits(plan).api) return;
  const needed = PLANS.find((one) => planLimits(one).api) ?? plan;
  throw new Problem(
    "Plan Required",
    `Agents need the ${planName(needed)} plan or above; this account is on ${planName(plan)}.`,
  );
}

/** Whether it is counted by the operations that it asks for. */
function isCounted({ method, params }: Message): boolean {
  if (method === "tools/call") return findTool(params?.name) !== undefined;
  return method === "resources/read" && isAuditAddress(params?.uri);
}

async function countMessage({ plan, workspaceId }: Caller, headers: Record<string, string>): Promise<void> {
  const quota = planLimits(plan).requests_per_minute;
  const rate = await countRequest(plan, workspaceId, quota);
  Object.assign(headers, rate.headers);
  if (rate.allowed) return;
  const seconds = rate.retryAfterSeconds;
  const detail = describeRate(plan, quota, seconds);
  throw new Problem("Rate Limited", detail, { headers: { "Retry-After": String(seconds) } });
}

async function serve(
  request: HttpRequest,
  message: Message,
  headers: Record<string, string>,
): Promise<PlainAnswer> {
  const asked = new Headers(READ.flatMap((name) => oneHeader(name, request.headers.get(name))));
  const response = await serveMessage(
    new Request(request.url, { method: "POST", headers: asked }),
    message,
    askOperations(request, headers),
  );
  const text = await response.text();
  const type = response.headers.get("content-type");
  return {
    status: response.status,
    headers: { ...(type && text && { "Content-Type": type }) },
    text: text || null,
  };
}

function oneHeader(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]];
}
