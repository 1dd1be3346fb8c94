import { confidenceOf, StoredResult } from "./audit-result.ts";
import type { AuditResult } from "./schemas.ts";

type EndedAudit = {
  id: string;
  status: string;
  completedAt: Date | null;
  result: unknown;
  errorTitle: string | null;
  errorDetail: string | null;
};

/** A row of an ended audit as the answer of the contract. */
export function presentAudit(audit: EndedAudit, expand: string[]): AuditResult {
  const failed = audit.status === "failed";
  const result = failed ? null : StoredResult.parse(audit.result);
  return {
    audit_id: audit.id,
    status: failed ? "failed" : "completed",
    completed_at: (audit.completedAt as Date).toISOString(),
    score: result?.score ?? null,
    pillars: result?.pillars ?? null,
    recommendations: result?.recommendations ?? null,
    industry_benchmark: result?.industry_benchmark ?? null,
    ...(failed && { error: { title: audit.errorTitle ?? "", detail: audit.errorDetail ?? "" } }),
    ...(expand.includes("explanation") && { explanation: result && explained(result) }),
    ...(expand.includes("confidence") && { confidence: result && confidenceOf(result) }),
  };
}

function explained({ explanation, change }: StoredResult): AuditResult["explanation"] {
  return change ? { ...explanation, change } : explanation;
}
