import type { Platform } from "../../formula/names.ts";
import { PLATFORM_WORDS } from "../../formula/platform-words.ts";
import { awaitFreshFigures } from "../../platforms/sync/await-fresh-figures.ts";
import type { RunningAudit, StepContext } from "./audit-step.ts";

/** So long after it began an audit waits for newer figures at most, of all platforms together. */
const WAIT_MS = 60_000;

/**
 * Has connected profiles read whose figures are older than an hour. What does not come in time, or at all, is left out: the step says so
 * in its words, and the audit goes on with what there is.
 */
export async function refreshFigures(
  audit: RunningAudit,
  platforms: readonly Platform[],
  { now, write }: Pick<StepContext, "now" | "write">,
): Promise<void> {
  const until = new Date(audit.createdAt.getTime() + WAIT_MS);
  const missing: string[] = [];
  for (const platform of platforms) {
    const reasons = await awaitFreshFigures(audit.workspaceId, platform, { until, now });
    missing.push(...reasons.map((reason) => `${PLATFORM_WORDS[platform]}: ${reason}`));
  }
  if (missing.length > 0) await tellMissing(audit, platforms, missing, write);
}

/** Says in the words of the step whose figures are missing, and why. */
export async function tellMissing(
  audit: RunningAudit,
  platforms: readonly Platform[],
  why: readonly string[],
  write: StepContext["write"],
): Promise<void> {
  const label = `Collect the figures of ${platforms.map((one) => PLATFORM_WORDS[one]).join(", ")}; the newest are missing. ${why.join(" ")}`;
  await write((tx) =>
    tx.auditStep.updateMany({
      where: {
        workspaceId: audit.workspaceId,
        auditId: audit.id,
        name: "collect",
        label: { in: platforms.map((one) => `Collect the figures of ${PLATFORM_WORDS[one]}`) },
      },
      data: { label },
    }),
  );
}
