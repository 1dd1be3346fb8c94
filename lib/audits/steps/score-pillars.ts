import { createHash } from "node:crypto";
import { findCrisis } from "../../formula/find-crisis.ts";
import { Problem } from "../../problems.ts";
import type { AuditInput } from "../../score/profile-input.ts";
import { readFrozenInput } from "../../score/read-frozen-input.ts";
import { hasRecentData, newestDay } from "../../score/recent-data.ts";
import type { StepContext, StepOutputs } from "./audit-step.ts";

/**
 * Freezes the input of the formula with its hash, runs the formula on it, and looks for a crisis beside it.
 * @throws Problem `No Recent Data` where no source covers any of the 13 weeks up to the day of the score.
 */
export async function scorePillars(context: StepContext): Promise<StepOutputs["score"]> {
  const { workspaceId, id, version } = context.audit;
  const collected = freezeInput(context);
  requireRecentData(collected);
  const input = JSON.stringify(collected);
  const frozen = readFrozenInput(input, version);
  const result = version.score(frozen);
  await context.write((tx) =>
    tx.audit.update({
      where: { workspaceId_id: { workspaceId, id } },
      data: { input, inputHash: hashInput(input), formulaVersion: version.name },
    }),
  );
  return { ...result, crisis: findCrisis(frozen) };
}

/** SHA-256 of a frozen input, in hexadecimal. */
export function hashInput(input: string): string {
  return createHash("sha256").update(input).digest("hex");
}

function requireRecentData({ asOf, profiles }: AuditInput): void {
  if (hasRecentData(profiles, asOf)) return;
  const newest = newestDay(profiles);
  const wayOut = newest
    ? `The newest day with data that can be scored is ${newest}. Import newer files, or run an audit as of that day.`
    : "There are no dated figures up to then. Import a file first.";
  throw new Problem("No Recent Data", `There is no data for any of the 13 weeks up to ${asOf}. ${wayOut}`);
}

function freezeInput(context: StepContext): AuditInput {
  const comments = new Map(context.output("analyse").map(({ profile, days }) => [profile, days]));
  const collected = context.outputs("collect").flat();
  const profiles = collected.map((data) => ({ ...data, comments: comments.get(data.id) ?? [] }));
  return { version: 2, asOf: context.audit.day, profiles };
}
