import { auditProgress } from "./audit-progress.ts";
import { StoredResult } from "./audit-result.ts";
import type { AuditState } from "./schemas.ts";

type Step = { label: string; startedAt: Date | null; finishedAt: Date | null };

type AuditWithSteps = {
  id: string;
  status: string;
  createdAt: Date;
  completedAt: Date | null;
  result: unknown;
  errorTitle: string | null;
  errorDetail: string | null;
  steps: Step[];
};

/** A row of an audit with its steps as the dashboard's state of it. */
export function presentState(audit: AuditWithSteps): AuditState {
  const status = audit.status as AuditState["status"];
  const failed = status === "failed";
  return {
    audit_id: audit.id,
    status,
    started_at: audit.createdAt.toISOString(),
    completed_at: audit.completedAt?.toISOString() ?? null,
    percent: auditProgress(audit.steps).percent,
    steps: audit.steps.map(({ label, startedAt, finishedAt }) => ({
      label,
      started_at: startedAt?.toISOString() ?? null,
      finished_at: finishedAt?.toISOString() ?? null,
    })),
    score: status === "completed" ? StoredResult.parse(audit.result).score : null,
    error: failed ? { title: audit.errorTitle ?? "", detail: audit.errorDetail ?? "" } : null,
  };
}
