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
  if (audit.status === "failed") return presentFailed(audit, expand);
  const result = StoredResult.parse(audit.result);
  return {
    audit_id: audit.id,
    status: "completed",
    completed_at: (audit.completedAt as Date).toISOString(),
    score: result.score,
    pillars: result.pillars,
    recommendations: result.recommendations,
    industry_benchmark: result.industry_benchmark,
    ...(expand.includes("explanation") && { explanation: explained(result) }),
    ...(expand.includes("confidence") && { confidence: confidenceOf(result) }),
  };
}

function presentFailed(audit: EndedAudit, expand: string[]): AuditResult {
  return {
    audit_id: audit.id,
    status: "failed",
    completed_at: (audit.completedAt as Date).toISOString(),
    score: null,
    pillars: null,
    recommendations: null,
    industry_benchmark: null,
    error: { title: audit.errorTitle ?? "", detail: audit.errorDetail ?? "" },
    ...(expand.includes("explanation") && { explanation: null }),
    ...(expand.includes("confidence") && { confidence: null }),
  };
}

function explained({ explanation, change }: StoredResult) {
  return change ? { ...explanation, change } : explanation;
}
