import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  allowLoopback,
  type ReceivedRequest,
  type Receiver,
  startHttpsReceiver,
} from "#scripts/testing/https-receiver.ts";
import { startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { addMember, makeMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeProfile } from "#scripts/testing/profiles.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import type { Crisis } from "../formula/find-crisis.ts";
import { keepCrisis } from "../score/keep-crisis.ts";
import { findDue } from "../worker/find-due.ts";
import { addRule } from "./add-rule.ts";
import { changeRule } from "./change-rule.ts";
import { claimAlertWork } from "./claim-work.ts";
import { deleteRule } from "./delete-rule.ts";
import { discardOldAlerts } from "./discard-old-alerts.ts";
import { doAlertWork } from "./do-alert-work.ts";
import { listAlerts } from "./list-alerts.ts";
import { listRules } from "./list-rules.ts";
import type { ChannelBody, RuleBody } from "./schemas.ts";
import { testRule } from "./test-rule.ts";

/** To come: what a trigger makes due now is due by then. */
const now = new Date("2030-11-24T12:00:00.000Z");
const inMinutes = (minutes: number, from = now) => new Date(from.getTime() + minutes * 60_000);
const receivers: Receiver[] = [];

beforeEach(() => allowLoopback(true));
afterEach(async () => {
  stopMailServer();
  await Promise.all(receivers.splice(0).map((one) => one.close()));
  for (const table of ["alertSend", "alert", "alertChannel", "alertRule", "alertWatch"] as const)
    await (ownerDb()[table] as { deleteMany: () => Promise<unknown> }).deleteMany();
});

async function startReceiver(): Promise<Receiver> {
  const receiver = await startHttpsReceiver();
  receivers.push(receiver);
  return receiver;
}

/** A workspace with a connected account and a rule about it. */
async function setUp(channels: (caller: Caller) => ChannelBody[], body: Partial<RuleBody> = {}) {
  const { caller } = await makeMember("editor");
  const { workspaceId } = caller;
  await makeProfile(workspaceId, "instagram");
  const saved = await addRule(caller, { ...RULE, channels: channels(caller), ...body }, now);
  const setStatus = (status: string) =>
    withWorkspace(workspaceId, (tx) =>
      tx.profile.updateMany({ where: { workspaceId, role: "own" }, data: { status } }),
    );
  return { caller, workspaceId, saved, rule: saved.rule, setStatus };
}

const RULE: RuleBody = {
  ...{ kinds: ["connection", "webhook"], points: 3, silent_days: 7, quiet: null, time_zone: "UTC" },
  ...{ is_on: true, channels: [] },
};
const byEmail = ({ actor }: Caller): ChannelBody[] => [{ kind: "email", user_id: actor.id }];

/** Everything that is due by a moment, as a worker does it. */
async function work(at: Date): Promise<void> {
  for (;;) {
    const claimed = await claimAlertWork(10, at);
    if (claimed.length === 0) return;
    for (const one of claimed) await doAlertWork(one, at);
  }
}

const sendsOf = async (caller: Caller) => (await listAlerts(caller, 20)).flatMap(({ sends }) => sends);

describe("a rule", () => {
  it("says by mail what begins, once until it has ended and begun again", async () => {
    const mails = await startMailServer();
    const { caller, rule, setStatus } = await setUp(byEmail);
    await work(now);
    expect([mails.length, await listAlerts(caller, 20)]).toEqual([0, []]);
    await setStatus("reconnect_required");
    await work(inMinutes(1));
    await setStatus("error");
    await work(inMinutes(2));
    const [mail, ...others] = mails;
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/^Subject: Brand \d+: @\w+ on Instagram can no longer be read$/m);
    expect(mail?.text).toMatch(/^Message-ID:\s+<alt_\w+\.alc_\w+@/m);
    await setStatus("connected");
    await work(inMinutes(3));
    expect(await listAlerts(caller, 20)).toMatchObject([
      {
        kind: "connection",
        ended_at: inMinutes(3).toISOString(),
        sends: [{ status: "sent", kind: "email" }],
      },
    ]);
    await setStatus("error");
    await work(inMinutes(4));
    expect(mails).toHaveLength(2);
    expect((await listRules(caller))[0]).toMatchObject({
      id: rule.id,
      last_fired_at: inMinutes(4).toISOString(),
    });
  });

  it("fires once, however many workers look at the same time", async () => {
    const mails = await startMailServer();
    const { setStatus } = await setUp(byEmail);
    await setStatus("error");
    const [claimed] = await claimAlertWork(1, inMinutes(1));
    if (claimed?.kind !== "watch") throw new Error("nothing to look at");
    const looks = Array.from({ length: 6 }, () => doAlertWork(claimed, inMinutes(1)));
    await Promise.all([...looks, ...Array.from({ length: 3 }, () => work(inMinutes(1)))]);
    await work(inMinutes(1));
    expect(mails).toHaveLength(1);
  });

  it("is looked at when something changes, and else only after midnight", async () => {
    const { workspaceId, setStatus } = await setUp(byEmail);
    await work(now);
    const dueAt = async () =>
      (await ownerDb().alertWatch.findUniqueOrThrow({ where: { workspaceId } })).dueAt;
    expect(await dueAt()).toEqual(new Date("2030-11-25T01:00:00.000Z"));
    expect((await findDue(now, 300)).alerts).toBe(13 * 3_600_000);
    expect(await claimAlertWork(10, inMinutes(60))).toEqual([]);
    await setStatus("connected");
    expect(await dueAt()).toEqual(new Date("2030-11-25T01:00:00.000Z"));
    const before = Date.now();
    await setStatus("error");
    expect((await dueAt()).getTime()).toBeLessThan(before + 60_000);
  });

  it("that is switched off tells nothing and is watched no more; on again it tells what is so", async () => {
    const mails = await startMailServer();
    const { caller, workspaceId, rule, setStatus } = await setUp(byEmail);
    await setStatus("error");
    await work(inMinutes(1));
    await changeRule(caller, rule.id, { is_on: false }, inMinutes(2));
    await work(inMinutes(2));
    expect(await ownerDb().alertWatch.count({ where: { workspaceId } })).toBe(0);
    expect(await listAlerts(caller, 20)).toMatchObject([{ ended_at: inMinutes(2).toISOString() }]);
    await changeRule(caller, rule.id, { is_on: true }, inMinutes(3));
    await work(inMinutes(3));
    expect(mails).toHaveLength(2);
  });

  it("is deleted with its addresses and what it told; of another workspace it is not found", async () => {
    const { caller, workspaceId, rule, setStatus } = await setUp(byEmail);
    await setStatus("error");
    await work(inMinutes(1));
    const other = (await makeMember("owner")).caller;
    await expect(deleteRule(other, rule.id)).rejects.toMatchObject({ status: 404 });
    await expect(changeRule(other, rule.id, { points: 4 }, now)).rejects.toMatchObject({ status: 404 });
    expect([await listRules(other), await listAlerts(other, 9)]).toEqual([[], []]);
    await deleteRule(caller, rule.id);
    const where = { workspaceId };
    expect(await ownerDb().alertChannel.count({ where })).toBe(0);
    expect([await ownerDb().alert.count({ where }), await ownerDb().alertSend.count({ where })]).toEqual([
      0, 0,
    ]);
  });
});

describe("quiet hours", () => {
  const quiet = { quiet: { from: "22:00", until: "07:00" }, time_zone: "Europe/Paris" };
  const night = new Date("2030-11-24T23:00:00.000Z");
  const morning = new Date("2030-11-25T06:00:00.000Z");

  it("keep an alert until they are over", async () => {
    const mails = await startMailServer();
    const { caller, setStatus } = await setUp(byEmail, quiet);
    await setStatus("error");
    await work(night);
    expect(mails).toEqual([]);
    expect(await sendsOf(caller)).toMatchObject([{ status: "pending", due_at: morning.toISOString() }]);
    await work(inMinutes(-1, morning));
    expect(mails).toEqual([]);
    await work(morning);
    expect(mails).toHaveLength(1);
  });

  it("nobody hears of what is over by then", async () => {
    const mails = await startMailServer();
    const { caller, setStatus } = await setUp(byEmail, quiet);
    await setStatus("error");
    await work(night);
    await setStatus("connected");
    await work(inMinutes(30, night));
    await work(morning);
    expect(mails).toEqual([]);
    expect(await sendsOf(caller)).toMatchObject([{ status: "dropped", due_at: null }]);
  });
});

describe("a channel", () => {
  it("of HTTPS gets a request that is signed with the secret that was shown once", async () => {
    const receiver = await startReceiver();
    const address = `${receiver.url}alerts/T0/s3cretpath`;
    const { caller, saved, setStatus } = await setUp(() => [{ kind: "https", address }]);
    expect(saved.secrets).toMatchObject([{ secret: expect.stringMatching(/^whsec_/) }]);
    expect(JSON.stringify(await listRules(caller))).not.toMatch(/s3cretpath|whsec/);
    await setStatus("error");
    const at = new Date();
    await work(at);
    const { body, headers } = receiver.requests[0] as ReceivedRequest;
    const verified = new Webhook(saved.secrets[0]?.secret ?? "").verify(
      body,
      headers as Record<string, string>,
    );
    expect(verified).toMatchObject({
      type: "alert.fired",
      data: { kind: "connection", alert_id: headers["webhook-id"], workspace_id: caller.workspaceId },
    });
    const stored = await ownerDb().alertChannel.findFirstOrThrow();
    expect(Buffer.from(stored.address ?? []).toString("latin1")).not.toContain("s3cretpath");
  });

  it("of Slack and of Teams gets what they show", async () => {
    const receiver = await startReceiver();
    const { setStatus } = await setUp(() => [
      { kind: "slack", address: `${receiver.url}slack` },
      { kind: "teams", address: `${receiver.url}teams` },
    ]);
    await setStatus("error");
    await work(inMinutes(1));
    const bodyAt = (path: string) =>
      JSON.parse(receiver.requests.find((one) => one.path === path)?.body ?? "");
    expect(bodyAt("/slack")).toMatchObject({
      text: expect.stringMatching(/can no longer be read$/),
      blocks: [{ type: "header" }, { type: "section" }, { type: "actions" }],
    });
    expect(bodyAt("/teams")).toMatchObject({
      type: "message",
      attachments: [{ content: { type: "AdaptiveCard", actions: [{ type: "Action.OpenUrl" }] } }],
    });
    expect(receiver.requests[0]?.headers["webhook-signature"]).toBeUndefined();
  });

  it("that does not take it is tried again a few times, with the same id, and the page says why", async () => {
    const receiver = await startReceiver();
    receiver.behave({ status: 503, body: "no_service" });
    const { caller, setStatus } = await setUp(() => [{ kind: "https", address: receiver.url }]);
    await setStatus("error");
    let at = inMinutes(1);
    for (let tries = 1; tries <= 5; tries++) {
      await work(at);
      expect(receiver.requests).toHaveLength(tries);
      const [send] = await sendsOf(caller);
      expect(send?.error).toBe("answered 503 Service Unavailable: no_service");
      if (tries < 5) at = new Date(send?.due_at ?? "");
    }
    expect(await sendsOf(caller)).toMatchObject([{ status: "failed", due_at: null }]);
    expect(new Set(receiver.requests.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  it("gets it again from another worker after a crash between sending and the record, with the same id", async () => {
    const receiver = await startReceiver();
    const { caller, setStatus } = await setUp(() => [{ kind: "https", address: receiver.url }]);
    await setStatus("error");
    await work(now);
    await ownerDb().alertSend.updateMany({ data: { status: "pending", attempts: 1, dueAt: inMinutes(1) } });
    await work(inMinutes(2));
    expect(receiver.requests).toHaveLength(2);
    expect(receiver.requests[0]?.headers["webhook-id"]).toBe(receiver.requests[1]?.headers["webhook-id"]);
    expect(await sendsOf(caller)).toMatchObject([{ status: "sent" }]);
  });

  it("of a member who has gone, or of an installation without mail, says so", async () => {
    const { caller, workspaceId, rule, setStatus } = await setUp(byEmail);
    await setStatus("error");
    await work(inMinutes(1));
    expect(await sendsOf(caller)).toMatchObject([
      { status: "failed", error: "this installation sends no email" },
    ]);
    const gone = await addMember(workspaceId, "viewer");
    await changeRule(caller, rule.id, { channels: [{ kind: "email", user_id: gone.id }] }, now);
    await ownerDb().membership.deleteMany({ where: { userId: gone.id } });
    await startMailServer();
    expect(await testRule(caller, rule.id, now, async () => {})).toMatchObject({
      outcomes: [{ arrived: false, to: null, answer: "not a member of the workspace any more" }],
    });
  });

  it.each([
    [{ kind: "https", address: "https://10.0.0.7/x" }, /cannot be reached from the internet/],
    [{ kind: "slack", address: "http://127.0.0.1/x" }, /does not use https/],
    [{ kind: "teams", address: "nonsense" }, /is not a URL/],
    [{ kind: "email", user_id: "usr_0000000000000000000000" }, /must be a member/],
    [{ id: "alc_0000000000000000000000" }, /must be a channel of this rule/],
  ] as [ChannelBody, RegExp][])("is refused with words: %o", async (channel, words) => {
    const { caller } = await makeMember("editor");
    await expect(addRule(caller, { ...RULE, channels: [channel] }, now)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(words),
    });
    expect(await listRules(caller)).toEqual([]);
  });
});

describe("a crisis", () => {
  const CRISIS: Crisis = {
    platform: "instagram",
    ...{ since: "2030-11-20", comments: 40, negative_share: 0.6, ordinary_share: 0.1 },
  };

  it("is one mail to each person, however many rules tell it and though it seemed over for a while", async () => {
    const mails = await startMailServer();
    const { caller, workspaceId } = await setUp(byEmail, { kinds: ["crisis"] });
    const keep = async (crisis: Crisis | null, at: Date) => {
      await withWorkspace(workspaceId, (tx) => keepCrisis(tx, workspaceId, crisis, at));
      await ownerDb().alertWatch.updateMany({ where: { workspaceId }, data: { dueAt: at } });
    };
    const colleague = await addMember(workspaceId, "editor");
    const both: ChannelBody[] = [...byEmail(caller), { kind: "email", user_id: colleague.id }];
    await addRule(caller, { ...RULE, kinds: ["crisis", "goal"], channels: both }, now);
    await ownerDb().dataVersion.upsert({
      where: { workspaceId },
      create: { workspaceId, version: 1 },
      update: {},
    });
    await keep(CRISIS, now);
    await work(inMinutes(1));
    expect(mails.map(({ to }) => to[0]).toSorted()).toHaveLength(2);
    expect(new Set(mails.map(({ to }) => to[0])).size).toBe(2);
    expect((await listAlerts(caller, 20))[0]?.path).toMatch(
      /^\/comments\?platform=instagram&from=2030-11-20/,
    );
    await keep(null, inMinutes(2));
    await work(inMinutes(3));
    await keep({ ...CRISIS, comments: 50 }, inMinutes(4));
    await work(inMinutes(5));
    expect(mails).toHaveLength(2);
    await keep(null, inMinutes(6));
    await work(inMinutes(7));
    await keep({ ...CRISIS, since: "2030-11-24" }, inMinutes(8));
    await work(inMinutes(9));
    expect(mails).toHaveLength(4);
  });
});

it("a test goes to every channel, also of a rule that is off, and says what each answered", async () => {
  const mails = await startMailServer();
  const receiver = await startReceiver();
  receiver.behave({ status: 404, body: "no_team" });
  const { caller, rule } = await setUp((one) => [...byEmail(one), { kind: "slack", address: receiver.url }], {
    is_on: false,
  });
  const noted: string[] = [];
  const { outcomes } = await testRule(caller, rule.id, now, async (_, { subject }) => {
    noted.push(subject);
  });
  expect(outcomes).toMatchObject([
    { kind: "email", arrived: true, answer: "taken by the mail server" },
    { kind: "slack", arrived: false, answer: "answered 404 Not Found: no_team" },
  ]);
  expect(noted).toEqual([rule.id]);
  expect(mails[0]?.text).toContain("Nothing has happened.");
});

it("what is over goes after ninety days, what goes on stays", async () => {
  const { caller, setStatus } = await setUp(byEmail);
  await setStatus("error");
  await work(now);
  const late = inMinutes(91 * 24 * 60);
  await discardOldAlerts(late);
  expect(await listAlerts(caller, 9)).toHaveLength(1);
  await setStatus("connected");
  await work(now);
  await discardOldAlerts(inMinutes(89 * 24 * 60));
  expect(await listAlerts(caller, 9)).toHaveLength(1);
  await discardOldAlerts(late);
  expect([await listAlerts(caller, 9), await ownerDb().alertSend.count()]).toEqual([[], 0]);
});
