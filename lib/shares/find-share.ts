import { type Caller, OPERATOR } from "../caller.ts";
import { databasePool } from "../database-connections.ts";
import { digestSession } from "../members/digest-session.ts";
import type { Plan } from "../plans.ts";
import type { Region } from "../region/plain-region.ts";
import { noteRegion } from "../region/region-scope.ts";

export type FoundShare = {
  id: string;
  auditId: string;
  /** Name of the workspace. */
  brand: string;
  passwordHash: string | null;
  expiresAt: Date;
  lastOpenedAt: Date | null;
  /** Of the workspace. */
  region: Region;
  /** Reads audits of the workspace, and nothing else. */
  caller: Caller;
};

type Row = Omit<FoundShare, "caller" | "region"> &
  Region & {
    workspaceId: string;
    accountId: string;
    plan: string;
    planStartedAt: Date;
  };

/** What links hold: anything else is asked of no database. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** `prisma/access-functions.ts` has the function. */
const BY_DIGEST = `
  SELECT id, audit_id AS "auditId", brand, password_hash AS "passwordHash", expires_at AS "expiresAt",
    last_opened_at AS "lastOpenedAt", workspace_id AS "workspaceId", account_id AS "accountId", plan,
    plan_started_at AS "planStartedAt", time_zone AS "timeZone", locale
  FROM find_share($1, $2)`;

/** The link with this secret; null when there is none, or it has expired or was taken back. */
export async function findShare(secret: string, now: Date): Promise<FoundShare | null> {
  if (!SECRET.test(secret)) return null;
  const query = { name: "find-share", text: BY_DIGEST, values: [digestSession(secret), now] };
  const [row] = (await databasePool().query<Row>(query)).rows;
  if (!row) return null;
  const { workspaceId, accountId, plan, planStartedAt, timeZone, locale, ...share } = row;
  const region = { timeZone, locale };
  noteRegion(region);
  const account = { accountId, plan: plan as Plan, planStartedAt, isPrimary: false };
  return { ...share, region, caller: { workspaceId, ...account, scopes: ["audits:read"], actor: OPERATOR } };
}
