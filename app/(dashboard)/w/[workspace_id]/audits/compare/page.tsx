import { orNotFound } from "#app/or-not-found.ts";
import { requireMember } from "#app/session-caller.ts";
import { workspaceTitle } from "#app/workspace-title.ts";
import { CompareForm } from "#components/audits/compare-form.tsx";
import { ComparisonReport } from "#components/explain/comparison-report.tsx";
import { Card } from "#components/ui/card.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { compareAudits } from "#lib/audits/compare-audits.ts";
import { listComparable } from "#lib/audits/list-comparable.ts";
import type { Caller } from "#lib/caller.ts";

type Props = { params: Promise<{ workspace_id: string }>; searchParams: Promise<Search> };

export const generateMetadata = workspaceTitle("audits compared");

/** Any two audits of a workspace side by side, chosen in the address; the newest two when it names none. */
export default async function ComparePage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const { caller, workspace } = await requireMember(workspace_id);
  const asked = await searchParams;
  const path = `/w/${workspace_id}/audits`;
  const audits = await listComparable(caller);
  const [newest, second] = audits;
  const places = new Map(audits.map(({ audit_id }, at) => [audit_id, at]));
  const [a, b] = [readOne(asked, "a") ?? second?.audit_id, readOne(asked, "b") ?? newest?.audit_id];
  // The newest comes first: whichever way they were chosen, the earlier one stands before the later.
  const isReversed = (places.get(a ?? "") ?? 0) < (places.get(b ?? "") ?? 0);
  return (
    <>
      <PageHead title="Compare two audits" about={workspace.name} within={{ href: path, label: "Audits" }} />
      <div className="space-y-4 sm:space-y-6">
        {audits.length > 1 && (
          <Card id="choice" title="Audits to compare" className="no-print">
            <CompareForm
              path={`${path}/compare`}
              audits={audits}
              chosen={isReversed ? { a: b, b: a } : { a, b }}
            />
          </Card>
        )}
        {a && b && a !== b ? (
          <Comparison caller={caller} ids={[a, b]} path={path} />
        ) : (
          <p className="max-w-prose text-sm leading-relaxed text-soft">
            {audits.length > 1
              ? "You have chosen the same audit twice. Choose another one above."
              : "You can compare audits once two of them have been completed."}
          </p>
        )}
      </div>
    </>
  );
}

type ComparisonProps = { caller: Caller; ids: [string, string]; path: string };

async function Comparison({ caller, ids, path }: ComparisonProps) {
  const compared = await orNotFound(compareAudits(caller, ids));
  const { before, after, change, pillarNoise, difference, movements } = compared;
  return (
    <ComparisonReport
      before={{ ...before, href: `${path}/${before.audit_id}` }}
      after={{ ...after, href: `${path}/${after.audit_id}` }}
      change={change}
      noise={pillarNoise}
      difference={difference}
      movements={movements}
    />
  );
}
