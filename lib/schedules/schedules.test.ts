import { afterEach, describe, expect, it } from "vitest";
import { writeReportMail } from "#app/report/write-report-mail.ts";
import { GET, POST } from "#app/unsubscribe/reports/[token]/stop/route.ts";
import { type Refused, startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { addMember, makeMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { runAudit } from "../audits/run-audit.ts";
import { utcDay } from "../time.ts";
import { listSchedules } from "./list-schedules.ts";
import { mailReport, takeReports } from "./mail-report.ts";
import { deleteSchedule, pauseSchedule } from "./pause-schedule.ts";
import { runNow } from "./run-now.ts";
import { addSchedule, changeSchedule } from "./save-schedule.ts";
import type { ScheduleBody } from "./schemas.ts";
import { startDueAudits } from "./start-due-audits.ts";
import { findRecipient, unsubscribe } from "./unsubscribe.ts";

const NOW = new Date();
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const BODY: ScheduleBody = {
  ...{ every: "week", day: 1, hour: 8, platforms: [], lookback_days: 90, members: [], addresses: [] },
};

afterEach(stopMailServer);

/** A brand with figures and a schedule, whose owner gets the reports, and somebody outside. */
async function setUp(plan: "agency" | "creator" = "agency", body: Partial<ScheduleBody> = {}) {
  const { caller, workspace } = await makeMember("owner", plan);
  await importText(workspace.id, "twitter", makePosts(40, utcDay(NOW)));
  const people = { members: [caller.actor.id], addresses: ["client@outside.example"] };
  const { id } = await addSchedule(caller, { ...BODY, ...people, ...body }, NOW);
  const audits = () => ownerDb().audit.findMany({ where: { workspaceId: workspace.id } });
  const view = async () => (await listSchedules(caller))[0];
  const notices = () => ownerDb().notice.findMany({ where: { workspaceId: workspace.id } });
  return { caller, workspaceId: workspace.id, id, audits, view, notices };
}

/** Runs the audit that is due, and mails what is then to be mailed. */
async function runAndMail({ workspaceId, audits }: Awaited<ReturnType<typeof setUp>>, now = inDays(8)) {
  await startDueAudits(now);
  for (const { id, status } of await audits()) if (status === "processing") await runAudit(workspaceId, id);
  const due = (await takeReports(9, now)).filter((one) => one.workspaceId === workspaceId);
  const ends = [];
  for (const one of due) ends.push(await mailReport(one, writeReportMail).catch((error) => error));
  return ends;
}

/** As a mail program does it. */
function leaveByOneClick(token: string): Promise<Response> {
  const body = "List-Unsubscribe=One-Click";
  const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" };
  const asked = new Request("https://plinth.example/x", { method: "POST", body, headers });
  return POST(asked, { params: Promise.resolve({ token }) });
}

describe("startDueAudits", () => {
  it("starts one audit for all that was missed, over any number of workers, and tells the log", async () => {
    const made = await setUp();
    await startDueAudits(NOW);
    expect(await made.audits()).toHaveLength(0);
    await Promise.all([1, 2, 3, 4].map(() => startDueAudits(inDays(30))));
    await startDueAudits(inDays(30));
    const [audit, ...more] = await made.audits();
    expect(more).toEqual([]);
    expect(audit).toMatchObject({ requestedBy: "operator", charged: true, lookbackDays: 90 });
    const view = await made.view();
    expect(view?.last).toMatchObject({ audit_id: audit?.id, problem: null, isRunning: true });
    expect(new Date(view?.next_run_at ?? 0).getTime()).toBeGreaterThan(inDays(30).getTime());
    const where = { workspaceId: made.workspaceId, action: "audit.started", subjectId: audit?.id ?? "" };
    expect(await ownerDb().auditLogEntry.count({ where })).toBe(1);
  });

  it("waits for an audit that runs already", async () => {
    const made = await setUp();
    await startDueAudits(inDays(8));
    await startDueAudits(inDays(16));
    expect(await made.audits()).toHaveLength(1);
    expect(await made.view()).toMatchObject({
      next_run_at: new Date(inDays(16).getTime() + 300_000).toISOString(),
    });
    expect(await made.notices()).toEqual([]);
  });

  it("tells a refusal in a notice, and is paused after three in a row", async () => {
    const made = await setUp("creator");
    await ownerDb().profile.updateMany({
      where: { workspaceId: made.workspaceId },
      data: { status: "reconnect_required" },
    });
    for (const days of [8, 16]) await startDueAudits(inDays(days));
    expect((await made.view())?.next_run_at).not.toBeNull();
    await startDueAudits(inDays(24));
    const view = await made.view();
    expect(view).toMatchObject({ next_run_at: null, last: { audit_id: null } });
    expect(view?.last?.problem).toMatch(/^No platform is connected/);
    const details = (await made.notices()).map(({ detail }) => detail);
    expect(details).toHaveLength(3);
    expect(details.at(-1)).toContain("so the schedule is paused");
    await startDueAudits(inDays(60));
    expect(await made.notices()).toHaveLength(3);
    await pauseSchedule(made.caller, made.id, false, inDays(60));
    expect((await made.view())?.next_run_at).not.toBeNull();
  });

  it("counts towards the plan, and says so when its audits are used up", async () => {
    const made = await setUp("creator");
    const { planStartedAt } = made.caller;
    await runAndMail(made, NOW);
    for (let n = 0; n < 2; n++)
      await ownerDb().audit.create({
        data: {
          ...{
            workspaceId: made.workspaceId,
            id: `aud_used${n}`,
            status: "completed",
            platforms: ["twitter"],
          },
          ...{ lookbackDays: 90, requestedBy: "operator", charged: true, createdAt: inDays(8) },
          estimatedCompletion: inDays(8),
        },
      });
    expect(planStartedAt.getTime()).toBeLessThan(inDays(8).getTime());
    await startDueAudits(inDays(8));
    expect((await made.view())?.last?.problem).toMatch(/^You have used all 2 audits the Creator plan/);
  });
});

describe("mailReport", () => {
  it("mails the report as a PDF in the words of the workspace, to each once, with a link that works without a session", async () => {
    const made = await setUp();
    await ownerDb().workspace.update({ where: { id: made.workspaceId }, data: { locale: "de-DE" } });
    const mails = await startMailServer();
    expect(await runAndMail(made)).toEqual(["done"]);
    expect(await takeReports(9, inDays(9))).toEqual([]);
    const owner = await ownerDb().user.findUniqueOrThrow({ where: { id: made.caller.actor.id } });
    expect(mails.map(({ to }) => to[0]).toSorted()).toEqual(
      ["client@outside.example", owner.email].toSorted(),
    );
    const mail = mails.find(({ to }) => to[0] === "client@outside.example")?.text ?? "";
    expect(mail).toMatch(/Content-Type: application\/pdf; name=\S+\.pdf/);
    expect(Buffer.from(/\n\n(JVBER[\s\S]+?)\n--/.exec(mail)?.[1] ?? "", "base64").toString("latin1")).toMatch(
      /^%PDF-1\.[\s\S]+%%EOF/,
    );
    expect(mail).not.toContain("Open the audit");
    expect(mail).toMatch(/Subject: .+audit of .+, \d+,\d/);
    const token = /List-Unsubscribe:\s+<\S+\/unsubscribe\/reports\/([\w-]{43})\/stop>/.exec(mail)?.[1] ?? "";
    expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const address = `https://plinth.example/unsubscribe/reports/${token}/stop`;
    const opened = await GET(new Request(address), { params: Promise.resolve({ token }) });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, `/unsubscribe?token=${token}`]);
    expect((await made.view())?.unsubscribed).toEqual([]);
    expect(await findRecipient(token)).toMatchObject({ email: "client@outside.example" });
    const rows = await ownerDb().reportRecipient.findMany({ where: { workspaceId: made.workspaceId } });
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("goes to nobody who wants no more, nor to somebody who has left; the address is not taken again", async () => {
    const made = await setUp();
    const left = await addMember(made.workspaceId, "viewer");
    const people = { members: [made.caller.actor.id, left.id], addresses: ["client@outside.example"] };
    await changeSchedule(made.caller, made.id, { ...BODY, ...people }, NOW);
    await ownerDb().membership.deleteMany({ where: { workspaceId: made.workspaceId, userId: left.id } });
    const first = await startMailServer();
    await runAndMail(made);
    expect(first).toHaveLength(2);
    const token = /reports\/([\w-]{43})\/stop>/.exec(
      first.find(({ to }) => to[0]?.startsWith("client"))?.text ?? "",
    )?.[1];
    for (const secret of [token ?? "", token ?? "", "nobody's"])
      expect((await leaveByOneClick(secret)).status).toBe(303);
    expect((await made.view())?.unsubscribed).toEqual(["client@outside.example"]);
    const second = await startMailServer();
    const where = { workspaceId: made.workspaceId };
    await ownerDb().reportRecipient.updateMany({ where, data: { mailedAuditId: null } });
    await ownerDb().auditSchedule.updateMany({ where, data: { reportDueAt: NOW } });
    const [due] = await takeReports(9, NOW);
    expect(due && (await mailReport(due, writeReportMail))).toBe("done");
    const owner = await ownerDb().user.findUniqueOrThrow({ where: { id: made.caller.actor.id } });
    expect(second.map(({ to }) => to)).toEqual([[owner.email]]);
    await changeSchedule(made.caller, made.id, BODY, NOW);
    const again = changeSchedule(made.caller, made.id, { ...BODY, addresses: people.addresses }, NOW);
    await expect(again).rejects.toMatchObject({ title: "Invalid Request", status: 422 });
    await expect(unsubscribe("x".repeat(43), NOW)).rejects.toMatchObject({ title: "Invalid Request" });
  });

  it("who is refused for now is tried again, and nobody gets it twice", async () => {
    const made = await setUp();
    const refused: Refused = { "client@outside.example": "451 later" };
    const mails = await startMailServer(refused);
    expect(await runAndMail(made)).toMatchObject([{ responseCode: 451 }]);
    expect(await takeReports(9, inDays(8))).toEqual([]);
    const [due] = await takeReports(9, new Date(inDays(8).getTime() + 11 * 60_000));
    if (!due) throw new Error("it is not tried again");
    delete refused["client@outside.example"];
    expect(await mailReport(due, writeReportMail)).toBe("done");
    expect(new Set(mails.map(({ to }) => to[0])).size).toBe(mails.length);
    expect(mails).toHaveLength(2);
  });

  it("without a mail server the audit runs all the same; one that fails is told in a notice", async () => {
    const made = await setUp();
    expect(await runAndMail(made)).toEqual(["done"]);
    expect((await made.view())?.last).toMatchObject({ problem: null, isRunning: false });
    await startDueAudits(inDays(16));
    const running = (await made.audits()).find(({ status }) => status === "processing");
    await ownerDb().audit.update({
      where: { workspaceId_id: { workspaceId: made.workspaceId, id: running?.id ?? "" } },
      data: { status: "failed", errorTitle: "No Recent Data", errorDetail: "Everything is old." },
    });
    const [due] = await takeReports(9, inDays(16));
    expect(due && (await mailReport(due, writeReportMail))).toBe("failed");
    expect((await made.notices()).map(({ detail }) => detail)).toEqual([
      "No Recent Data: Everything is old.",
    ]);
  });
});

describe("who may", () => {
  it("editors plan and pause, but write down no address outside; viewers change nothing", async () => {
    const { caller } = await makeMember("editor");
    const { id } = await addSchedule(caller, { ...BODY, members: [caller.actor.id] }, NOW);
    await pauseSchedule(caller, id, true, NOW);
    expect(await changeSchedule(caller, id, BODY, NOW)).toEqual({ id, next_run_at: null });
    const outside = { ...BODY, addresses: ["client@outside.example"] };
    await expect(addSchedule(caller, outside, NOW)).rejects.toMatchObject({ title: "Insufficient Scope" });
    await expect(addSchedule(caller, { ...BODY, members: ["usr_other"] }, NOW)).rejects.toMatchObject({
      title: "Invalid Request",
    });
    const viewer = (await makeMember("viewer")).caller;
    await expect(addSchedule(viewer, BODY, NOW)).rejects.toMatchObject({ title: "Insufficient Scope" });
    const stranger = (await makeMember("owner")).caller;
    for (const ask of [
      () => deleteSchedule(stranger, id),
      () => pauseSchedule(stranger, id, true, NOW),
      () => changeSchedule(stranger, id, BODY, NOW),
    ])
      await expect(ask()).rejects.toMatchObject({ title: "Not Found" });
    expect(await deleteSchedule(caller, id)).toEqual({ id, deleted: true });
  });
});

it("runs now when asked, and then on its next day; not while it is paused, nor for others", async () => {
  const made = await setUp();
  const planned = (await made.view())?.next_run_at;
  await startDueAudits(NOW);
  expect(await made.audits()).toHaveLength(0);
  await runNow(made.caller, made.id, NOW);
  await startDueAudits(NOW);
  expect(await made.audits()).toHaveLength(1);
  expect((await made.view())?.next_run_at).toBe(planned);
  await pauseSchedule(made.caller, made.id, true, NOW);
  await expect(runNow(made.caller, made.id, NOW)).rejects.toMatchObject({ title: "Invalid Request" });
  const { caller: stranger } = await makeMember("owner");
  await expect(runNow(stranger, made.id, NOW)).rejects.toMatchObject({ title: "Not Found" });
  const viewer = {
    ...made.caller,
    actor: { kind: "user" as const, id: (await addMember(made.workspaceId, "viewer")).id },
  };
  await expect(runNow(viewer, made.id, NOW)).rejects.toMatchObject({ title: "Insufficient Scope" });
});
