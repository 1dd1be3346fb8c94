import { afterEach, describe, expect, it } from "vitest";
import { type Refused, startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { plainMail } from "#scripts/testing/read-mail.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { acrossWorkspaces, withWorkspace } from "../db.ts";
import { rereadEnv } from "../env.ts";
import { mailNotices } from "./mail-notices.ts";
import { writeNotice } from "./write-notice.ts";

const now = new Date();

afterEach(() => {
  delete process.env.PLINTH_MAIL_FROM;
  stopMailServer();
});

async function makeNotice(at = now) {
  const { id: workspaceId } = await makeWorkspace();
  await ownerDb().workspace.update({ where: { id: workspaceId }, data: { name: "Larch Lane Tea" } });
  const found = await ownerDb().membership.findFirstOrThrow({
    where: { workspaceId },
    include: { user: true },
  });
  const notice = {
    kind: "webhook.disabled",
    subject: "Webhook disabled",
    detail: "https://x.example/ gets no more.",
  };
  await withWorkspace(workspaceId, (tx) => writeNotice(tx, { workspaceId, ...notice, now: at }));
  const isMailed = async () =>
    (await withWorkspace(workspaceId, (tx) => tx.notice.findFirstOrThrow({ where: { workspaceId } })))
      .mailedAt !== null;
  return { workspaceId, owner: found.user.email, isMailed };
}

/** Makes one more owner of a workspace. */
async function addOwner(workspaceId: string): Promise<string> {
  const { id } = await makeWorkspace();
  const { userId, user } = await ownerDb().membership.findFirstOrThrow({
    where: { workspaceId: id },
    include: { user: true },
  });
  await ownerDb().membership.create({ data: { workspaceId, userId, role: "owner", createdAt: now } });
  return user.email;
}

/** Leaves nothing to the next test. */
async function markAllMailed(): Promise<void> {
  await acrossWorkspaces((tx) => tx.notice.updateMany({ data: { mailedAt: now } }));
}

describe("mailNotices", () => {
  it("without a mail server leaves notices to the dashboard; with one mails them to the owners, once", async () => {
    const { owner, isMailed } = await makeNotice();
    const old = await makeNotice(new Date(now.getTime() - 4 * 86_400_000));
    expect(await mailNotices(now)).toBe(0);
    expect(await isMailed()).toBe(false);
    const mails = await startMailServer();
    process.env.PLINTH_MAIL_FROM = "Plinth <plinth@brand.example>";
    rereadEnv();
    expect(await mailNotices(now)).toBe(1);
    expect(await mailNotices(now)).toBe(0);
    expect(mails).toMatchObject([{ from: "plinth@brand.example", to: [owner] }]);
    expect(mails[0]?.text).toMatch(/^Subject: Larch Lane Tea: Webhook disabled$/m);
    expect(plainMail(mails[0])).toContain("https://x.example/ gets no more.");
    expect(await isMailed()).toBe(true);
    expect(await old.isMailed()).toBe(false);
  });

  it("that one is refused for now holds up no other, and is tried again", async () => {
    const refused = await makeNotice();
    const other = await makeNotice();
    await startMailServer({ [refused.owner]: "451 later" });
    await expect(mailNotices(now)).rejects.toThrow(/451/);
    expect([await refused.isMailed(), await other.isMailed()]).toEqual([false, true]);
    const mails = await startMailServer();
    expect(await mailNotices(now)).toBe(1);
    expect(mails.map(({ to }) => to)).toEqual([[refused.owner]]);
  });

  it("one that is refused for good is done with, after it was said once", async () => {
    const { owner, isMailed } = await makeNotice();
    await startMailServer({ [owner]: "550 nobody" });
    await expect(mailNotices(now)).rejects.toThrow(/550/);
    expect(await isMailed()).toBe(true);
    expect(await mailNotices(now)).toBe(0);
  });

  it.each(["550 nobody", "451 later"])(
    "of two owners the one who has got it gets it once, though the other is refused: %s",
    async (answer) => {
      const { workspaceId, owner, isMailed } = await makeNotice();
      const [first, last] = [await addOwner(workspaceId), await addOwner(workspaceId)];
      const mails = await startMailServer({ [owner]: answer, [last]: answer });
      await expect(mailNotices(now)).rejects.toThrow(answer);
      expect(await isMailed()).toBe(true);
      expect(await mailNotices(now)).toBe(0);
      expect(mails.map(({ to }) => to)).toEqual([[first]]);
    },
  );

  it("is tried again while one of its owners is refused for now, and none has got it", async () => {
    const { workspaceId, owner, isMailed } = await makeNotice();
    await startMailServer({ [owner]: "550 nobody", [await addOwner(workspaceId)]: "451 later" });
    await expect(mailNotices(now)).rejects.toThrow(/550|451/);
    expect(await isMailed()).toBe(false);
    await markAllMailed();
  });

  it("a refused sender is the operator's to put right: the notice is kept", async () => {
    const { isMailed } = await makeNotice();
    process.env.PLINTH_MAIL_FROM = "Plinth <plinth@brand.example>";
    await startMailServer({ "plinth@brand.example": "550 not you" });
    await expect(mailNotices(now)).rejects.toThrow(/550/);
    expect(await isMailed()).toBe(false);
    await markAllMailed();
  });

  it("any number that are refused for now hold up no later one, and are tried once in a call", async () => {
    const refused: Refused = {};
    for (let n = 0; n < 21; n += 1) {
      const { owner } = await makeNotice(new Date(now.getTime() - 1_000));
      refused[owner] = "451 later";
    }
    const good = await makeNotice();
    const tried: string[] = [];
    const counted = new Proxy(refused, {
      get: (answers, address: string) => {
        if (answers[address]) tried.push(address);
        return answers[address];
      },
    });
    const mails = await startMailServer(counted);
    await expect(mailNotices(now)).rejects.toThrow(/451/);
    expect(mails.map(({ to }) => to)).toEqual([[good.owner]]);
    expect(tried.sort()).toEqual(Object.keys(refused).sort());
    await markAllMailed();
  });

  it("says so when the mail server is away, and keeps the notice", async () => {
    const { isMailed } = await makeNotice();
    process.env.SMTP_URL = "smtp://127.0.0.1:1";
    rereadEnv();
    await expect(mailNotices(now)).rejects.toThrow(/ECONNREFUSED/);
    expect(await isMailed()).toBe(false);
    await startMailServer();
    expect(await mailNotices(now)).toBe(1);
  });

  it("leaves a crisis to the alert rule that mails it to the same owner, and leads others to its comments", async () => {
    const mails = await startMailServer();
    const { workspaceId, owner } = await makeNotice(new Date(now.getTime() - 4 * 86_400_000));
    const other = await addOwner(workspaceId);
    const { userId } = await ownerDb().membership.findFirstOrThrow({
      where: { workspaceId, user: { email: owner } },
    });
    const rule = { points: 3, silentDays: 7, timeZone: "UTC", createdBy: userId, createdAt: now };
    const key = { workspaceId, id: "alr_1" };
    await ownerDb().alertRule.create({ data: { ...key, ...rule, kinds: ["crisis"], isOn: true } });
    await ownerDb().alertChannel.create({
      data: { workspaceId, id: "alc_1", ruleId: "alr_1", kind: "email", userId, createdAt: now },
    });
    const notice = { kind: "comments.crisis", subject: "Negative comments", detail: "Read them.", now };
    await withWorkspace(workspaceId, (tx) =>
      writeNotice(tx, { workspaceId, id: "ntc_crisisinstagram20261120", ...notice }),
    );
    await mailNotices(now);
    expect(mails.map(({ to }) => to)).toEqual([[other]]);
    expect(plainMail(mails[0])).toMatch(
      /\/comments\?platform=instagram&from=2026-11-20&to=\d{4}-\d\d-\d\d&sentiment=negative&counted=crisis/,
    );
    await mailNotices(now);
    expect(mails).toHaveLength(1);
  });
});
