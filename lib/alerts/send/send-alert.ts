import { withIdentity, withWorkspace } from "../../db.ts";
import { planRetry } from "../../deliveries/retry-schedule.ts";
import { publicUrl } from "../../env.ts";
import type { ClaimedSend } from "../claim-work.ts";
import { quietEnd } from "../clock/quiet-end.ts";
import type { RuleRow } from "../settle-rule.ts";
import type { AlertKind } from "../values.ts";
import { type ChannelRow, deliver } from "./deliver.ts";
import type { Message, Outcome } from "./message.ts";

/** 0, 5 s, 5 min, 30 min and 2 h after the one before: what is told later is no news. */
const MOST_ATTEMPTS = 5;

type Found = { rule: RuleRow; channel: ChannelRow; message: Message };

/**
 * Tries to tell an alert at one of its channels, and writes what came of it. A crash in between has it told again, with the same id. What
 * has no rule, channel or workspace any more is dropped.
 */
export async function sendAlert(claimed: ClaimedSend, now: Date, random = Math.random()): Promise<void> {
  const found = await findSend(claimed);
  if (!found) return record(claimed, { status: "dropped", dueAt: null, endedAt: now });
  const outcome = await deliver(found.channel, found.message, now);
  if (outcome.arrived) return record(claimed, { status: "sent", dueAt: null, endedAt: now, error: null });
  const next = nextTry(found.rule, claimed, outcome, { now, random });
  const error = outcome.answer;
  await record(
    claimed,
    next ? { dueAt: next, error } : { status: "failed", dueAt: null, endedAt: now, error },
  );
}

function nextTry(
  { quietFrom: from, quietUntil: until, timeZone }: RuleRow,
  { attempts }: ClaimedSend,
  { isFinal, retryAfter }: Outcome,
  { now, random }: { now: Date; random: number },
): Date | null {
  if (isFinal || attempts >= MOST_ATTEMPTS) return null;
  const at = planRetry({ attempt: attempts, endedAt: now, retryAfter, random });
  if (at === null || from === null || until === null) return at;
  return quietEnd({ from, until, timeZone }, at) ?? at;
}

async function findSend({ workspaceId, alertId, channelId }: ClaimedSend): Promise<Found | null> {
  const workspace = await withIdentity({ workspaceId }, (db) =>
    db.workspace.findFirst({ where: { id: workspaceId, deletedAt: null }, select: { id: true, name: true } }),
  );
  if (!workspace) return null;
  const rows = await withWorkspace(workspaceId, async (tx) => ({
    alert: await tx.alert.findFirst({ where: { workspaceId, id: alertId } }),
    channel: await tx.alertChannel.findFirst({ where: { workspaceId, id: channelId } }),
    rules: await tx.alertRule.findMany({ where: { workspaceId } }),
  }));
  const { alert, channel } = rows;
  const rule = rows.rules.find(({ id }) => id === alert?.ruleId);
  if (!alert || !channel || !rule) return null;
  const root = `${publicUrl()}/w/${workspaceId}`;
  const { id, subject, detail, path, firedAt } = alert;
  const links = { link: `${root}${path}`, ruleLink: `${root}/settings/alerts/${rule.id}` };
  const kind = alert.kind as AlertKind;
  return { rule, channel, message: { id, kind, workspace, subject, detail, firedAt, ...links } };
}

type Change = { status?: string; dueAt: Date | null; endedAt?: Date; error?: string | null };

/** Who has it no more, since its time was over, writes nothing. */
async function record(
  { workspaceId, alertId, channelId, attempts }: ClaimedSend,
  data: Change,
): Promise<void> {
  const where = { workspaceId, alertId, channelId, attempts, status: "pending" };
  await withWorkspace(workspaceId, (tx) => tx.alertSend.updateMany({ where, data }));
}
