import type { ReactNode } from "react";
import { AuditReport } from "#components/explain/audit-report.tsx";
import type { AuditDescription } from "#lib/audits/describe-audit.ts";
import { explainAudit } from "#lib/audits/explain-audit.ts";
import type { Member } from "#lib/members/find-member.ts";

type Props = { member: Member; audit: AuditDescription; facts: ReactNode };

/** The result of a completed audit and its explanation. */
export async function Report({ member: { caller, workspace }, audit, facts }: Props) {
  const { audit_id, completed_at, result, previous } = await explainAudit(caller, audit.state.audit_id);
  return (
    <AuditReport
      auditId={audit_id}
      completedAt={completed_at}
      inputHash={audit.inputHash}
      hasIndustry={workspace.industry !== null}
      result={result}
      previous={previous && { ...previous, href: `/w/${workspace.id}/audits/${previous.audit_id}` }}
      facts={facts}
    />
  );
}
