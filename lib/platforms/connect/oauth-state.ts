import { createHash } from "node:crypto";
import { withWorkspace } from "../../db.ts";
import { isId, randomBase62 } from "../../ids.ts";
import { seal, unseal } from "../../secrets/seal.ts";

const MINUTES = 10;

export type Visit = { workspaceId: string; platform: string; sessionId: string; userId: string };

/**
 * Remembers for ten minutes that a person of a session was sent away, with something that must not be seen meanwhile.
 * @param secret is kept sealed
 * @returns what has to come back: it names the workspace, works once, and only in the same session
 */
export async function rememberVisit(visit: Visit, secret: string, now: Date): Promise<string> {
  const { workspaceId } = visit;
  const state = `${workspaceId}.${randomBase62(43)}`;
  const id = digest(state);
  const place = { workspaceId, table: "oauth_states", row: id, column: "secret" };
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000);
  await withWorkspace(workspaceId, async (tx) => {
    await tx.oauthState.deleteMany({ where: { workspaceId, expiresAt: { lt: now } } });
    await tx.oauthState.create({ data: { ...visit, id, secret: seal(secret, place), expiresAt } });
  });
  return state;
}

/** The workspace that a state names, whether or not there is such a state; null when it can be none. */
export function workspaceOfState(state: string): string | null {
  const [workspaceId = "", rest] = state.split(".");
  return rest && workspaceId.startsWith("ws_") && isId(workspaceId) ? workspaceId : null;
}

/** What was remembered, once; null when it is not of this session and platform, came already, or was too long ago. */
export async function recallVisit(
  visit: Omit<Visit, "userId">,
  state: string,
  now: Date,
): Promise<string | null> {
  const { workspaceId, platform, sessionId } = visit;
  const id = digest(state);
  const key = { workspaceId_id: { workspaceId, id } };
  const found = await withWorkspace(workspaceId, async (tx) => {
    const row = await tx.oauthState.findUnique({ where: key });
    const { count } = await tx.oauthState.deleteMany({ where: { workspaceId, id } });
    return count === 1 ? row : null;
  });
  if (!found || found.expiresAt < now) return null;
  if (found.platform !== platform || found.sessionId !== sessionId) return null;
  return unseal(found.secret, { workspaceId, table: "oauth_states", row: id, column: "secret" });
}

/** What was remembered, without using it up: for the page on which a person chooses. */
export async function peekVisit(
  visit: Omit<Visit, "userId">,
  state: string,
  now: Date,
): Promise<string | null> {
  const { workspaceId, platform, sessionId } = visit;
  const where = { workspaceId, id: digest(state), platform, sessionId, expiresAt: { gte: now } };
  const row = await withWorkspace(workspaceId, (tx) => tx.oauthState.findFirst({ where }));
  if (!row) return null;
  return unseal(row.secret, { workspaceId, table: "oauth_states", row: row.id, column: "secret" });
}

function digest(state: string): string {
  return createHash("sha256").update(state).digest("base64url");
}
