import { Card } from "#components/ui/card.tsx";
import type { ReportLook } from "#lib/report-look/schemas.ts";
import { ChangeLook } from "./change-look.tsx";
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
  const preview = <ReportPreview name={look.name ?? brand} colour={look.colour} logo={logoPath} />;
  return (
    <Card id="reports" title="Reports">
      <p className="mb-5 max-w-prose text-sm leading-relaxed text-soft">
        Your name, colour and logo on the PDF of an audit, on its page behind a link, and on paper.
      </p>
      {canChange ? (
        <ChangeLook workspaceId={workspaceId} brand={brand} look={look} logoPath={logoPath}>
          {preview}
        </ChangeLook>
      ) : (
        <div className="max-w-md">{preview}</div>
      )}
    </Card>
  );
}
