import { randomBytes } from "node:crypto";
import { requireScope } from "../access/require-scope.ts";
import type { Recorder } from "../audit-log/recorder.ts";
import { getVisibleAudit } from "../audits/audit-queries.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { publicUrl } from "../env.ts";
import { newId } from "../ids.ts";
import { digestSession } from "../members/digest-session.ts";
import { hashNewPassword } from "../members/hash-new-password.ts";
import { Problem } from "../problems.ts";
import { presentShare } from "./present-share.ts";
import type { CreatedShare, CreateShareBody } from "./schemas.ts";

const DAY_MS = 86_400_000;

/**
 * Makes a link by which whoever has it reads the result of one audit, until it expires or is taken back. Of its secret only a digest is
 * stored, of its password a hash.
 * @param record writes the entry of the audit log, in the same transaction.
 * @throws Problem 404 where there is no such audit or it has no result, 400 `Invalid Request` for a password that is too weak, 403 below
 * the scope, 503 when too many passwords are being hashed.
 */
export async function createShare(
  caller: Caller,
  { auditId, ...asked }: CreateShareBody & { auditId: string },
  now: Date,
  record?: Recorder,
): Promise<CreatedShare> {
  requireScope(caller, "audits:write");
  const { workspaceId, status } = await getVisibleAudit(caller, auditId);
  if (status !== "completed") throw new Problem("No Data", "Only a completed audit can be shared.");
  const passwordHash = asked.password ? await hashNewPassword({ password: asked.password, email: "" }) : null;
  const secret = randomBytes(32).toString("base64url");
  const data = {
    id: newId("shr"),
    workspaceId,
    auditId,
    digest: digestSession(secret),
    passwordHash,
    createdBy: caller.actor.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + asked.expires_in_days * DAY_MS),
  };
  return withWorkspace(workspaceId, async (tx) => {
    const share = await tx.auditShare.create({ data });
    const detail = { share_id: share.id, days: asked.expires_in_days, has_password: passwordHash !== null };
    await record?.(tx, { workspaceId, subject: auditId, detail });
    const names = await tx.user.findMany({
      where: { id: share.createdBy },
      select: { id: true, name: true },
    });
    return { ...presentShare(share, names), url: `${publicUrl()}/shared/${secret}` };
  });
}
