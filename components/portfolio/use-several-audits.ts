import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import type { Outcome } from "#components/workspaces/outcome-list.tsx";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import type { PortfolioEntry } from "#lib/portfolio/schemas.ts";

const AGAIN_MS = 4_000;

/**
 * Runs audits of several workspaces, one request after the other: what one is refused keeps no other from running. While any runs, the
 * page is read again.
 */
export function useSeveralAudits(all: readonly PortfolioEntry[]) {
  const router = useRouter();
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    if (!all.some(({ lastAudit }) => lastAudit?.status === "processing")) return;
    const timer = setTimeout(() => router.refresh(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [all, router]);
  /** Answers with the ids of those whose audits did not start. */
  const run = async (entries: readonly PortfolioEntry[]): Promise<string[]> => {
    if (isPending) return [];
    setPending(true);
    setOutcomes([]);
    const refused: string[] = [];
    for (const { id, name } of entries) {
      const outcome = { id, name, ...(await runOne(id)) };
      if (!outcome.isDone) refused.push(id);
      setOutcomes((before) => [...before, outcome]);
    }
    setPending(false);
    router.refresh();
    return refused;
  };
  return { run, isPending, outcomes };
}

async function runOne(workspaceId: string): Promise<Pick<Outcome, "told" | "isDone">> {
  const path = internalPath("/internal/workspaces/[workspace_id]/audits", { workspace_id: workspaceId });
  try {
    await fetchJson(ANYTHING, path, {});
    return { told: "Audit started", isDone: true };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { told: `Not started. ${error.message}`, isDone: false };
  }
}
