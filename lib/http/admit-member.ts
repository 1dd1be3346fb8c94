import type { Member, Role } from "../access/find-member.ts";
import { OF_A_VIEWER } from "../access/require-scope.ts";
import { roleIncludes } from "../access/role-includes.ts";
import { Problem } from "../problems.ts";
import { countRequest } from "./rate-limit.ts";

const ALL = { policy: "dashboard", quota: 1_200, what: "requests" };
/** A long list that is scrolled through asks for one picture after the other; that must not use up what its page needs. */
const PICTURES = { policy: "pictures", quota: 6_000, what: "requests for pictures" };

const EXPORTS = { policy: "exports", quota: 3, what: "exports of all data" };

/**
 * Checks that a member may use an endpoint of the dashboard: every plan, by role, within a limit that no person reaches.
 * @param needed the lowest role that may.
 * @param headers gets what every answer tells of the limit.
 * @throws Problem 403 `Insufficient Scope` below that role, 429 `Rate Limited`.
 */
export async function admitMember(
  { caller, role }: Member,
  needed: Role,
  headers: Record<string, string>,
): Promise<void> {
  const refusal = await count(`${caller.workspaceId}:${caller.actor.id}`, headers);
  if (!roleIncludes(role, needed)) throw new Problem("Insufficient Scope", describeRefusal(role, needed));
  if (refusal) throw refusal;
}

/**
 * Checks that a member may have a picture of a post, as every member may, within a limit of its own.
 * @throws Problem 429 `Rate Limited`.
 */
export async function admitPicture({ caller }: Member, headers: Record<string, string>): Promise<void> {
  const refusal = await count(`${caller.workspaceId}:${caller.actor.id}`, headers, PICTURES);
  if (refusal) throw refusal;
}

/**
 * Checks that an owner may have everything of a workspace as one file, which is much to read, now.
 * @throws Problem 403 `Insufficient Scope` below that role, 429 `Rate Limited`.
 */
export async function admitExport({ caller, role }: Member, headers: Record<string, string>): Promise<void> {
  if (!roleIncludes(role, "owner")) throw new Problem("Insufficient Scope", describeRefusal(role, "owner"));
  const refusal = await count(caller.workspaceId, headers, EXPORTS);
  if (refusal) throw refusal;
}

/**
 * Counts a request for what belongs to a person and no workspace, within the same limit.
 * @throws Problem 429 `Rate Limited`.
 */
export async function countMember(userId: string, headers: Record<string, string>): Promise<void> {
  const refusal = await count(userId, headers);
  if (refusal) throw refusal;
}

async function count(
  key: string,
  headers: Record<string, string>,
  { policy, quota, what } = ALL,
): Promise<Problem | null> {
  const rate = await countRequest(policy, key, quota);
  Object.assign(headers, rate.headers);
  if (rate.allowed) return null;
  const detail = `The dashboard accepts ${quota} ${what} per minute from each member. Wait a moment and try again.`;
  return new Problem("Rate Limited", detail, { headers: { "Retry-After": String(rate.retryAfterSeconds) } });
}

function describeRefusal(role: Role, needed: Role): string {
  if (role === "viewer") return OF_A_VIEWER;
  return `Your role in this workspace is ${role}; this needs ${needed} or above.`;
}
