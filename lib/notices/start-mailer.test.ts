import { afterEach, expect, it, vi } from "vitest";
import { startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { withWorkspace } from "../db.ts";
import { listenForWork } from "../jobs/listen-for-work.ts";
import { WORK_KINDS, type WorkKind } from "../jobs/wake-worker.ts";
import { startMailer } from "./start-mailer.ts";
import { writeNotice } from "./write-notice.ts";

const WITHIN = { timeout: 5_000, interval: 20 };
let stop = async () => {};

afterEach(async () => {
  await stop();
  stopMailServer();
});

/** @returns the address of the owner who is told */
async function tellOwner(): Promise<string> {
  const { id: workspaceId } = await makeWorkspace();
  const notice = { kind: "webhook.disabled", subject: "Webhook disabled", detail: "It gets no more." };
  await withWorkspace(workspaceId, (tx) => writeNotice(tx, { workspaceId, ...notice, now: new Date() }));
  const found = await ownerDb().membership.findFirstOrThrow({
    where: { workspaceId },
    include: { user: true },
  });
  return found.user.email;
}

it("a notice that is written is mailed without being looked for", async () => {
  const mails = await startMailServer();
  const mailer = startMailer();
  const heard: WorkKind[] = [];
  let told = (kind: WorkKind): void => {
    heard.push(kind);
  };
  const stopListening = listenForWork((kind) => told(kind));
  stop = async () => {
    await stopListening();
    await mailer.stop();
  };
  // Whoever has just connected looks for everything once: that is not what is to be seen here.
  await vi.waitFor(() => expect(heard).toEqual(WORK_KINDS), WITHIN);
  told = (kind) => {
    if (kind === "notices") mailer.wake();
  };
  const owner = await tellOwner();
  await vi.waitFor(() => expect(mails.map(({ to }) => to)).toContainEqual([owner]), WITHIN);
});

it("after a failure it waits a minute, however often it is woken", async () => {
  const owner = await tellOwner();
  await startMailServer({ [owner]: "451 later" });
  let at = 0;
  const clock = vi.fn(() => at);
  const mailer = startMailer(clock);
  stop = mailer.stop;
  mailer.wake();
  // It asks for the time when it begins and when it has failed.
  await vi.waitFor(() => expect(clock).toHaveBeenCalledTimes(2), WITHIN);
  const mails = await startMailServer();
  at = 59_999;
  // One at a time: when the second begins, the first has ended.
  for (const calls of [3, 4]) {
    mailer.wake();
    await vi.waitFor(() => expect(clock).toHaveBeenCalledTimes(calls), WITHIN);
  }
  expect(mails).toEqual([]);
  at = 60_000;
  mailer.wake();
  await vi.waitFor(() => expect(mails.map(({ to }) => to)).toEqual([[owner]]), WITHIN);
});
