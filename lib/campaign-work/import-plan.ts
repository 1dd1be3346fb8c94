import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { getCampaign } from "../campaigns/get-campaign.ts";
import { withWorkspace } from "../db.ts";
import { authoriseDrafts } from "../drafts/authorise-drafts.ts";
import { createDraft } from "../drafts/create-draft.ts";
import { MAX_DRAFTS } from "../drafts/schemas.ts";
import { Problem } from "../problems.ts";
import { utcDay } from "../time.ts";
import { readPlanCsv } from "./read-plan-csv.ts";
import type { PlanAnswer, PlanBody, PlanRow } from "./schemas.ts";

/**
 * Plans the posts of a CSV file for a campaign, each as a draft with its score, or only says what would be planned. What is planned for it
 * already, on the same platform and day with the same text, is left out: a file that was corrected can be taken again.
 * @param record writes the entry of the audit log: the campaign, and how many drafts.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id, 409 `Limit Reached` where there is no room
 * for all of them: then none is planned.
 */
export async function importPlan(
  caller: Caller,
  id: string,
  { csv, is_preview }: PlanBody,
  now: Date,
  record?: Recorder,
): Promise<PlanAnswer> {
  authoriseDrafts(caller);
  await getCampaign(caller, id, now);
  const whole = readPlanCsv(csv);
  const { workspaceId } = caller;
  const planned = await listPlanned(workspaceId, id);
  const rows = whole.rows.filter((row) => !planned.has(nameRow(row)));
  const read = { ...whole, rows, known: whole.rows.length - rows.length };
  if (is_preview) return { ...read, planned: 0 };
  const kept = await withWorkspace(workspaceId, (tx) => tx.draft.count({ where: { workspaceId } }));
  if (kept + read.rows.length > MAX_DRAFTS)
    throw new Problem(
      "Limit Reached",
      `A workspace keeps at most ${MAX_DRAFTS} drafts, and ${kept} are kept. Nothing was planned.`,
    );
  for (const { text, ...row } of read.rows) {
    const variants = [{ text, address: "" }];
    await createDraft(caller, { ...row, kind: "text", status: "draft", campaign_id: id, variants }, now);
  }
  await withWorkspace(workspaceId, async (tx) => {
    await record?.(tx, { workspaceId, subject: id, detail: { drafts: read.rows.length } });
  });
  return { ...read, planned: read.rows.length };
}

type Named = Pick<PlanRow, "platform" | "planned_on" | "text">;

function nameRow({ platform, planned_on, text }: Named): string {
  return JSON.stringify([platform, planned_on, text]);
}

/** What is planned for a campaign, each wording by its name. */
async function listPlanned(workspaceId: string, campaignId: string): Promise<ReadonlySet<string>> {
  const drafts = await withWorkspace(workspaceId, (tx) =>
    tx.draft.findMany({
      where: { workspaceId, campaignId, plannedOn: { not: null } },
      select: { platform: true, plannedOn: true, variants: { select: { text: true } } },
    }),
  );
  return new Set(
    drafts.flatMap(({ platform, plannedOn, variants }) =>
      variants.map(({ text }) =>
        nameRow({
          platform: platform as PlanRow["platform"],
          planned_on: plannedOn ? utcDay(plannedOn) : "",
          text,
        }),
      ),
    ),
  );
}
