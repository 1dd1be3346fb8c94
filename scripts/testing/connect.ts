import { visitConsent } from "#e2e/vendors/consent-page.ts";
import { findMember } from "#lib/access/find-member.ts";
import { rereadEnv } from "#lib/env.ts";
import type { Platform } from "#lib/formula/names.ts";
import { type Finished, finishConnect } from "#lib/platforms/connect/finish-connect.ts";
import { startConnect } from "#lib/platforms/connect/start-connect.ts";
import type { Tokens } from "#lib/platforms/connectors/connector.ts";
import { runSync } from "#lib/platforms/sync/run-sync.ts";
import { allowLoopback } from "./https-receiver.ts";
import { ownerDb } from "./owner-db.ts";

/** Sets what an operator sets to connect a platform, here to a stand-in. `null` takes it away. */
export function setUpPlatform(
  platform: Platform,
  standIn: { base: string; client: { id: string; secret: string } } | null,
): void {
  const name = platform.toUpperCase();
  const values = {
    CLIENT_ID: standIn?.client.id,
    CLIENT_SECRET: standIn?.client.secret,
    BASE_URL: standIn?.base,
  };
  for (const [key, value] of Object.entries(values)) process.env[`${name}_${key}`] = value ?? "";
  allowLoopback(standIn !== null);
  rereadEnv();
}

/** The owner of a workspace, as somebody who goes to a page of consent. */
export async function visitorOf(workspaceId: string, platform: Platform) {
  const { userId } = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId } });
  const member = await findMember(userId, workspaceId);
  if (!member) throw new Error("the workspace has no owner");
  return { caller: member.caller, visit: { workspaceId, platform, sessionId: `ses_of_${userId}`, userId } };
}

type Consent = Parameters<typeof visitConsent>[1];

/** Goes to the stand-in's page of consent and comes back. @returns what the page of platforms would tell */
export async function connect(
  workspaceId: string,
  platform: Platform,
  { now = new Date(), ...consent }: Consent & { now?: Date } = {},
): Promise<Finished> {
  const { caller, visit } = await visitorOf(workspaceId, platform);
  const back = new URL(await visitConsent((await startConnect(visit, now)).href, consent));
  return finishConnect(caller, { visit, query: back.searchParams }, now);
}

/** Runs the sync that waits, as a worker would. @returns its row afterwards */
export async function runWaitingSync(workspaceId: string, now = () => new Date()) {
  const { id } = await ownerDb().sync.findFirstOrThrow({ where: { workspaceId, status: "processing" } });
  await runSync(workspaceId, id, now);
  return ownerDb().sync.findFirstOrThrow({ where: { workspaceId, id } });
}

/** Tokens of which only the session's matter. */
export const GRANTED: Tokens = {
  access: "",
  refresh: null,
  accessUntil: null,
  refreshUntil: null,
  issuedAt: new Date(0),
  scopes: null,
};
