import { randomBytes } from "node:crypto";
import { operatorFor } from "#lib/access/operator-for.ts";
import { writeCommentKey } from "#lib/comments/comment-key.ts";
import { withWorkspace } from "#lib/db.ts";
import type { Platform } from "#lib/formula/names.ts";
import { newId } from "#lib/ids.ts";
import { openTestWorkspace } from "#lib/test-mode/open-test-workspace.ts";
import { addNote } from "#lib/timeline/add-note.ts";
import { makeAgent } from "./agents.ts";
import { runToEnd, shareAudit } from "./audits.ts";
import { inDays } from "./campaigns.ts";
import { makeDraft } from "./drafts.ts";
import { makeKey } from "./keys.ts";
import { addMember } from "./members.ts";
import { ownerDb } from "./owner-db.ts";
import { makeProfile, makeWatched, profileOf } from "./profiles.ts";
import { endRuns, type Keyed, makeCampaign, makeDelivery, makeWebhook } from "./reach.ts";
import { importText, makePosts } from "./workspaces.ts";

/** What paths of the dashboard name, by the names of their parameters: here ids of nothing. */
export const NO_THINGS = {
  audit_id: "aud_0000000000000000000000",
  upload_id: "upl_0000000000000000000000",
  platform: "pinterest" as Platform,
  profile_id: "prf_0000000000000000000000",
  webhook_id: "wh_0000000000000000000000",
  delivery_id: "dlv_0000000000000000000000",
  recommendation_id: "rec_0000000000000000000000",
  notice_id: "ntc_0000000000000000000000",
  campaign_id: "cmp_0000000000000000000000",
  comment_id: writeCommentKey("prf_0000000000000000000000", "c0"),
  share_id: "shr_0000000000000000000000",
  draft_id: "dft_0000000000000000000000",
  note_id: "note_0000000000000000000000",
  agent_id: "agt_0000000000000000000000",
  key_id: "key_0000000000000000000000",
  user_id: "usr_0000000000000000000000",
  invitation_id: "inv_0000000000000000000000",
  goal_id: "goal_0000000000000000000000",
  schedule_id: "sch_0000000000000000000000",
  rule_id: "alr_0000000000000000000000",
};

export type Things = typeof NO_THINGS;

/** Gives a workspace one of each thing. @param platform where its posts are, the only one that it has connected. */
export async function furnish(workspace: Keyed, platform: Platform): Promise<Things> {
  await importText(workspace.id, platform, makePosts(3));
  const audit_id = await runToEnd(workspace);
  const webhook_id = await makeWebhook(workspace);
  const delivery_id = await makeDelivery(workspace, webhook_id);
  const campaign_id = await makeCampaign(workspace);
  const written = await writeRows(workspace.id, platform);
  const profile_id = await makeWatched(workspace.id);
  const comment_id = await writeComment(workspace.id, platform);
  const { share_id } = await shareAudit(workspace.id, audit_id);
  const draft_id = await makeDraft(workspace.id);
  const note_id = await makeNote(workspace.id);
  const { key_id } = await makeKey(workspace.id);
  const agent_id = await makeAgent(workspace.id);
  const goal_id = await makeGoal(workspace.id);
  const rule_id = await makeRule(workspace.id);
  return {
    audit_id,
    platform,
    profile_id,
    webhook_id,
    delivery_id,
    campaign_id,
    comment_id,
    share_id,
    draft_id,
    note_id,
    key_id,
    agent_id,
    ...(await makeTeam(workspace.id)),
    goal_id,
    schedule_id: await makeSchedule(workspace.id),
    rule_id,
    ...written,
  };
}

async function writeComment(workspaceId: string, platform: Platform): Promise<string> {
  const profileId = await profileOf(workspaceId, platform);
  const comment = { id: "c1", text: "Lovely bread", createdAt: new Date(), importedAt: new Date() };
  await withWorkspace(workspaceId, (tx) =>
    tx.comment.create({ data: { workspaceId, profileId, ...comment } }),
  );
  return writeCommentKey(profileId, comment.id);
}

/** What only files, audits and workers make. */
function writeRows(workspaceId: string, platform: Platform) {
  const [upload_id, notice_id, recommendation_id] = [newId("upl"), newId("ntc"), newId("rec")];
  const [createdAt, created] = [new Date(), { workspaceId, createdAt: new Date() }];
  return withWorkspace(workspaceId, async (tx) => {
    const file = { platform, handle: "brand", fileName: "file.csv", bytes: 1n, requestedBy: "test" };
    await tx.upload.create({ data: { ...created, ...file, id: upload_id, status: "completed" } });
    const notice = { kind: "webhook.disabled", subject: "A webhook was disabled", detail: "It failed." };
    await tx.notice.create({ data: { ...created, ...notice, id: notice_id } });
    const advice = { change: "test", auditId: "aud_test", pillar: "reach", action: "Test", promised: 1 };
    await tx.recommendationEntry.create({
      data: { workspaceId, createdAt, ...advice, id: recommendation_id, status: "open" },
    });
    return { upload_id, notice_id, recommendation_id };
  });
}

async function makeNote(workspaceId: string): Promise<string> {
  const actor = { kind: "user", id: "usr_test" } as const;
  const note = { day: "2026-11-01", text: "The new oven came." };
  return (await addNote({ workspaceId, actor }, note, new Date())).id;
}

/** A member and an invitation of a team in which there is room for them: those that were made before go. */
async function makeTeam(workspaceId: string): Promise<Pick<Things, "user_id" | "invitation_id">> {
  const before = { workspaceId, user: { name: { startsWith: "Member " } } };
  await ownerDb().membership.deleteMany({ where: before });
  const { id: user_id } = await addMember(workspaceId, "viewer");
  return { user_id, invitation_id: await makeInvitation(workspaceId) };
}

/** The only one of the workspace: a small plan takes no second one. */
async function makeInvitation(workspaceId: string): Promise<string> {
  const [id, now] = [newId("inv"), new Date()];
  const expiresAt = new Date(now.getTime() + 86_400_000);
  const row = {
    email: "invited@example.com",
    role: "viewer",
    digest: randomBytes(32),
    invitedBy: "usr_test",
  };
  await withWorkspace(workspaceId, async (tx) => {
    await tx.invitation.deleteMany({ where: { workspaceId } });
    await tx.invitation.create({ data: { ...row, id, workspaceId, createdAt: now, expiresAt } });
  });
  return id;
}

async function makeGoal(workspaceId: string): Promise<string> {
  const now = new Date();
  const goal = { measure: "composite", target: 97, startValue: 50, dueOn: new Date(inDays(60)) };
  const made = { id: newId("goal"), createdBy: "usr_test", createdAt: now };
  await withWorkspace(workspaceId, (tx) => tx.goal.create({ data: { workspaceId, ...goal, ...made } }));
  return made.id;
}

async function makeSchedule(workspaceId: string): Promise<string> {
  const id = newId("sch");
  const plan = { every: "week", day: 1, hour: 8, platforms: [], lookbackDays: 90 };
  const made = { createdBy: "usr_test", createdAt: new Date(), nextRunAt: new Date(inDays(400)) };
  await withWorkspace(workspaceId, (tx) =>
    tx.auditSchedule.create({ data: { workspaceId, id, ...plan, ...made } }),
  );
  return id;
}

/** A rule that sends nowhere and watches nothing that is there. */
async function makeRule(workspaceId: string): Promise<string> {
  const rule = { kinds: ["webhook"], points: 3, silentDays: 7, timeZone: "UTC", isOn: false };
  const made = { id: newId("alr"), createdBy: "usr_test", createdAt: new Date() };
  await withWorkspace(workspaceId, (tx) => tx.alertRule.create({ data: { workspaceId, ...rule, ...made } }));
  return made.id;
}

/** The things of a workspace for a request of an endpoint that is to succeed: what it uses up is made anew. */
export async function prepareFor(name: string, workspace: Keyed & { things: Things }): Promise<Things> {
  const { id, key, things } = workspace;
  if (key === "") return things;
  if (name === "POST audits") await endRuns(id);
  // One more than before is refused by a small plan: what the last request made goes.
  if (name === "POST watched")
    await withWorkspace(id, (tx) => tx.profile.deleteMany({ where: { workspaceId: id, handle: "rival" } }));
  if (name.includes(" watched/")) return { ...things, profile_id: await makeWatched(id) };
  const needsProfile = name === "POST audits" || name.includes(" platforms/");
  if (needsProfile) await makeProfile(id, things.platform);
  if (name.includes(" drafts/{")) return { ...things, draft_id: await makeDraft(id) };
  if (name.startsWith("DELETE campaigns")) return { ...things, campaign_id: await makeCampaign(workspace) };
  if (name.endsWith(" test-mode")) await openTestWorkspace(await operatorFor(id), new Date());
  if (name.includes(" agents/{")) return { ...things, agent_id: await makeAgent(id) };
  if (name.includes(" keys/{")) return { ...things, key_id: (await makeKey(id)).key_id };
  if (/ (?:invitations|members)/.test(name)) return { ...things, ...(await makeTeam(id)) };
  if (name === "DELETE notes/{note_id}") return { ...things, note_id: await makeNote(id) };
  if (name === "POST schedules")
    await withWorkspace(id, (tx) =>
      tx.auditSchedule.deleteMany({ where: { workspaceId: id, every: "month" } }),
    );
  if (name.includes(" schedules/{")) {
    // Only so many are kept: what earlier requests were about goes.
    await withWorkspace(id, (tx) =>
      tx.auditSchedule.deleteMany({ where: { workspaceId: id, id: { not: things.schedule_id } } }),
    );
    return { ...things, schedule_id: await makeSchedule(id) };
  }
  if (name === "DELETE goals/{goal_id}") return { ...things, goal_id: await makeGoal(id) };
  if (name === "DELETE alerts/{rule_id}") return { ...things, rule_id: await makeRule(id) };
  if (name === "DELETE webhooks/{webhook_id}") return { ...things, webhook_id: await makeWebhook(workspace) };
  return things;
}
