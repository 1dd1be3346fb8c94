import type { Campaign } from "#lib/campaigns/schemas.ts";

/** Name of the phase that a campaign is in, as it was written; of a draft the first, of a completed campaign the last. */
export function currentPhase({ status, phases }: Pick<Campaign, "status" | "phases">): string {
  if (status === "draft") return phases[0]?.name ?? "";
  return (phases.find((phase) => phase.status === "active") ?? phases.at(-1))?.name ?? "";
}
