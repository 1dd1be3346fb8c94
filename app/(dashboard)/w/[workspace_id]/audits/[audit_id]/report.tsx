import type { ReactNode } from "react";
import { CompareForm } from "#components/audits/compare-form.tsx";
import { AuditReport } from "#components/explain/audit-report.tsx";
import { ReportBrand } from "#components/reports/report-brand.tsx";
import { ShareCard } from "#components/shares/share-card.tsx";
import type { Member } from "#lib/access/find-member.ts";
import type { AuditDescription } from "#lib/audits/describe-audit.ts";
import { explainAudit } from "#lib/audits/explain-audit.ts";
import { findCurrentResult } from "#lib/audits/find-current-result.ts";
import { listComparable } from "#lib/audits/list-comparable.ts";
import { listRecommendations } from "#lib/recommendations/list-recommendations.ts";
import { nameShownPosts } from "#lib/recommendations/name-shown-posts.ts";
import { findLook } from "#lib/report-look/find-look.ts";
import { listShares } from "#lib/shares/list-shares.ts";

type Props = { member: Member; audit: AuditDescription; facts: ReactNode };

/** The result of a completed audit and its explanation. */
export async function Report({ member: { caller, workspace }, audit, facts }: Props) {
  const [
    { audit_id, completed_at, as_of, result, known_weight, previous },
    comparable,
    shares,
    latest,
    entries,
    look,
  ] = await Promise.all([
    explainAudit(caller, audit.state.audit_id),
    listComparable(caller),
    listShares(caller, audit.state.audit_id, new Date()),
    findCurrentResult(caller),
    listRecommendations(caller, new Date()),
    findLook(caller),
  ]);
  const postNames = await nameShownPosts(caller, result.recommendations);
  const others = comparable.filter((one) => one.audit_id !== audit_id);
  const isCurrent = latest?.auditId === audit_id;
  const ledger = { workspaceId: workspace.id, entries, canDecide: caller.scopes.includes("audits:write") };
  return (
    <>
      <div className="hidden print:block">
        <ReportBrand
          look={look}
          logoPath={`/w/${workspace.id}/settings/logo`}
          name={look.name ?? workspace.name}
        />
      </div>
      <AuditReport
        workspaceId={workspace.id}
        asOf={(as_of?.toISOString() ?? completed_at).slice(0, 10)}
        auditId={audit_id}
        completedAt={completed_at}
        inputHash={audit.inputHash}
        hasIndustry={workspace.industry !== null}
        result={result}
        knownWeight={known_weight}
        previous={previous && { ...previous, href: `/w/${workspace.id}/audits/${previous.audit_id}` }}
        postNames={postNames}
        ledger={isCurrent ? ledger : null}
        facts={facts}
        compare={
          others.length > 0 && (
            <CompareForm
              path={`/w/${workspace.id}/audits/compare`}
              audits={others}
              chosen={{ a: previous?.audit_id, b: audit_id }}
              isOtherOnly
            />
          )
        }
      />
      <div className="mt-4 sm:mt-6">
        <ShareCard
          workspaceId={workspace.id}
          auditId={audit_id}
          shares={shares}
          canShare={caller.scopes.includes("audits:write")}
        />
      </div>
    </>
  );
}
