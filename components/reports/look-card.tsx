import { Card } from "#components/ui/card.tsx";
import type { ReportLook } from "#lib/report-look/schemas.ts";
import { LookForm } from "./look-form.tsx";
import { ReportPreview } from "./report-preview.tsx";

type Props = {
  workspaceId: string;
  /** Of the workspace. */
  brand: string;
  look: ReportLook;
  canChange: boolean;
};

/** How reports look; who may not change it sees it. */
export function LookCard({ workspaceId, brand, look, canChange }: Props) {
  const logoPath = look.logo ? `/w/${workspaceId}/settings/logo?v=${look.logo.version}` : null;
  return (
    <Card id="reports" title="Reports">
      <p className="mb-5 max-w-prose text-sm leading-relaxed text-soft">
        Your name, colour and logo on the PDF of an audit, on its page behind a link, and on paper.
      </p>
      {canChange ? (
        <LookForm workspaceId={workspaceId} brand={brand} look={look} logoPath={logoPath} />
      ) : (
        <div className="max-w-md">
          <ReportPreview name={look.name ?? brand} colour={look.colour} logo={logoPath} />
        </div>
      )}
    </Card>
  );
}
