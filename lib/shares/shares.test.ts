import { beforeAll, describe, expect, it } from "vitest";
import { makeAuditedWorkspace, shareAudit, startRun } from "#scripts/testing/audits.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { operatorFor } from "../access/operator-for.ts";
import { explainAudit } from "../audits/explain-audit.ts";
import { listAudits } from "../audits/list-audits.ts";
import { deleteWorkspace } from "../workspaces/delete-workspace.ts";
import { createShare } from "./create-share.ts";
import { findShare } from "./find-share.ts";
import { listShares } from "./list-shares.ts";
import { isOpened, noteOpened, openShare } from "./open-share.ts";
import { revokeShare } from "./revoke-share.ts";

const PASSWORD = "three green kettles";
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const secretOf = (url: string) => url.split("/").at(-1) ?? "";

let own: Awaited<ReturnType<typeof makeAuditedWorkspace>>;
let foreign: typeof own;

beforeAll(async () => {
  own = await makeAuditedWorkspace();
  foreign = await makeAuditedWorkspace();
});

async function shared(password?: string) {
  const { url, ...share } = await shareAudit(own.id, own.auditId, password, now);
  return { ...share, secret: secretOf(url), url };
}

describe("a link to an audit", () => {
  it("leads to its audit until it expires, and its caller reads audits only", async () => {
    const { secret, share_id, url } = await shared();
    expect(url).toMatch(/\/shared\/[\w-]{43}$/);
    const found = await findShare(secret, inDays(6.9));
    expect(found).toMatchObject({ id: share_id, auditId: own.auditId, passwordHash: null });
    expect(found?.caller).toMatchObject({ workspaceId: own.id, scopes: ["audits:read"], isPrimary: false });
    if (!found) return;
    expect((await explainAudit(found.caller, found.auditId)).audit_id).toBe(own.auditId);
    await expect(explainAudit(found.caller, foreign.auditId)).rejects.toMatchObject({ status: 404 });
    await expect(revokeShare(found.caller, share_id, now)).rejects.toMatchObject({ status: 403 });
    expect((await listAudits(found.caller, { limit: 1, offset: 0 })).total).toBe(1);
    expect(await findShare(secret, inDays(7.1))).toBeNull();
  });

  it("is stored as a digest, its password as a hash", async () => {
    const { secret, share_id } = await shared(PASSWORD);
    const row = await ownerDb().auditShare.findUniqueOrThrow({ where: { id: share_id } });
    expect(row.passwordHash).toMatch(/^argon2id\$/);
    const stored = JSON.stringify({ ...row, digest: Buffer.from(row.digest).toString("utf8") });
    for (const told of [secret, PASSWORD]) expect(stored).not.toContain(told);
  });

  it("leads nowhere once it was taken back, and from a workspace that was deleted", async () => {
    const { secret, share_id } = await shared();
    const caller = await operatorFor(own.id);
    expect(await revokeShare(caller, share_id, now)).toEqual({ share_id, revoked: true });
    expect(await findShare(secret, now)).toBeNull();
    const gone = await makeAuditedWorkspace();
    const link = secretOf((await shareAudit(gone.id, gone.auditId)).url);
    expect(await findShare(link, now)).not.toBeNull();
    await deleteWorkspace(gone.id, now);
    expect(await findShare(link, now)).toBeNull();
  });

  it("is not found by anything else", async () => {
    const { secret } = await shared();
    for (const other of ["", "x", `${secret}a`, secret.slice(1), "A".repeat(43), "'; DROP TABLE audits; --"])
      expect(await findShare(other, now)).toBeNull();
  });

  it("is made of completed audits of the own workspace alone, with a password that is no weak one", async () => {
    const caller = await operatorFor(own.id);
    const make = (auditId: string, password?: string) =>
      createShare(caller, { auditId, expires_in_days: 7, ...(password && { password }) }, now);
    await expect(make(foreign.auditId)).rejects.toMatchObject({ title: "Not Found" });
    await expect(make(await startRun(own))).rejects.toMatchObject({ title: "No Data" });
    await expect(make(own.auditId, "password1")).rejects.toMatchObject({ title: "Invalid Request" });
    await expect(
      createShare({ ...caller, scopes: ["audits:read"] }, { auditId: own.auditId, expires_in_days: 7 }, now),
    ).rejects.toMatchObject({ status: 403 });
  });

  it("is listed with its last opening while it leads somewhere, in its own workspace", async () => {
    const caller = await operatorFor(foreign.id);
    const { url, share_id } = await shareAudit(foreign.id, foreign.auditId, PASSWORD, now);
    const list = () => listShares(caller, foreign.auditId, now);
    expect(await list()).toMatchObject([{ share_id, has_password: true, last_opened_at: null }]);
    const found = await findShare(secretOf(url), now);
    if (found) await noteOpened(found, inDays(1));
    expect(await list()).toMatchObject([{ last_opened_at: inDays(1).toISOString() }]);
    expect(await listShares(caller, foreign.auditId, inDays(8))).toEqual([]);
    expect(await listShares(await operatorFor(own.id), foreign.auditId, now)).toEqual([]);
    await expect(revokeShare(await operatorFor(own.id), share_id, now)).rejects.toMatchObject({
      status: 404,
    });
    expect(await list()).toHaveLength(1);
  });
});

describe("a link with a password", () => {
  it("is open to whoever told the password, by a proof that is of this link and this password", async () => {
    const { secret } = await shared(PASSWORD);
    const share = await findShare(secret, now);
    if (!share) throw new Error("no such link");
    const open = (password: string) => openShare(share, { secret, password, address: "203.0.113.20" });
    expect(isOpened(share, secret, undefined)).toBe(false);
    expect(await open("another one")).toBeNull();
    const proof = await open(PASSWORD);
    expect(isOpened(share, secret, proof ?? undefined)).toBe(true);
    const other = await shared(PASSWORD);
    const another = await findShare(other.secret, now);
    expect(another && isOpened(another, other.secret, proof ?? undefined)).toBe(false);
    for (const wrong of ["", "x", `${proof}x`, secret]) expect(isOpened(share, secret, wrong)).toBe(false);
  });

  it("is guessed at ten times from one place, then told to wait; other places are not", async () => {
    const { secret } = await shared(PASSWORD);
    const share = await findShare(secret, now);
    if (!share) throw new Error("no such link");
    const guess = (password: string, address: string) => openShare(share, { secret, password, address });
    const refusals: unknown[] = [];
    for (let n = 0; n < 16; n++)
      await guess(`wrong ${n}`, "203.0.113.21").catch((error) => refusals.push(error.title));
    expect(new Set(refusals)).toEqual(new Set(["Rate Limited"]));
    await expect(guess(PASSWORD, "203.0.113.21")).rejects.toMatchObject({ title: "Rate Limited" });
    expect(await guess(PASSWORD, "198.51.100.22")).not.toBeNull();
  }, 60_000);
});
