import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { withIdentity, withWorkspace } from "../db.ts";
import { publicUrl } from "../env.ts";
import { newId } from "../ids.ts";
import { findRule } from "./find-rule.ts";
import { presentChannels } from "./present-rules.ts";
import type { TestOutcomes } from "./schemas.ts";
import { deliver } from "./send/deliver.ts";
import type { Message } from "./send/message.ts";

/** Somebody waits for the answer, who is told what came until then. */
const TIMEOUT_MS = 5_000;

/**
 * Sends a test to every channel of a rule, also of one that is off and in quiet hours, once.
 * @returns what each receiver answered
 * @throws Problem 404 when the workspace has no such rule.
 */
export async function testRule(
  { workspaceId }: Caller,
  ruleId: string,
  now: Date,
  record: Recorder,
): Promise<TestOutcomes> {
  const { rows, shown } = await withWorkspace(workspaceId, async (tx) => {
    await findRule(tx, workspaceId, ruleId);
    await record(tx, { workspaceId, subject: ruleId });
    return {
      rows: await tx.alertChannel.findMany({ where: { workspaceId, ruleId } }),
      shown: await presentChannels(tx, workspaceId, { in: [ruleId] }),
    };
  });
  const message = await writeTest(workspaceId, ruleId, now);
  const outcomes = shown.map(async ({ id, kind, to }) => {
    const channel = rows.find((row) => row.id === id);
    if (!channel) return [];
    const { arrived, answer } = await deliver(channel, message, now, TIMEOUT_MS);
    return [{ channel_id: id, kind, to, arrived, answer }];
  });
  return { outcomes: (await Promise.all(outcomes)).flat() };
}

async function writeTest(workspaceId: string, ruleId: string, now: Date): Promise<Message> {
  const found = await withIdentity({ workspaceId }, (db) =>
    db.workspace.findFirst({ where: { id: workspaceId }, select: { name: true } }),
  );
  const link = `${publicUrl()}/w/${workspaceId}/settings/alerts/${ruleId}`;
  return {
    ...{ id: newId("alt"), kind: "test", workspace: { id: workspaceId, name: found?.name ?? "" } },
    subject: "Test of an alert",
    detail: "Alerts of this rule arrive here. Nothing has happened.",
    ...{ link, ruleLink: link, firedAt: now },
  };
}
