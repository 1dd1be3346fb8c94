import type { Metadata } from "next";
import { cookies } from "next/headers";
import { cache } from "react";
import { orNotFound } from "#app/or-not-found.ts";
import { PublicPage } from "#app/public-page.tsx";
import { describeReport } from "#app/report/describe-report.ts";
import { PROOF_COOKIE } from "#app/shared/read-proof.ts";
import { requireShare } from "#app/shared/require-share.ts";
import { RegionProvider } from "#components/region/region-provider.tsx";
import { SharePassword } from "#components/shares/share-password.tsx";
import { SharedReport } from "#components/shares/shared-report.tsx";
import { explainAudit } from "#lib/audits/explain-audit.ts";
import { findLook } from "#lib/report-look/find-look.ts";
import type { ReportLook } from "#lib/report-look/schemas.ts";
import type { FoundShare } from "#lib/shares/find-share.ts";
import { isOpened, noteOpened } from "#lib/shares/open-share.ts";

type Props = { params: Promise<{ token: string }> };

/** The name of the brand is told only to who may read the audit. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params;
  const share = await findShared(token);
  const isTold = await isAllowed(share, token);
  const title = isTold ? `${(await lookOf(share)).name ?? share.brand}: audit` : "Shared audit";
  return { title, referrer: "no-referrer", robots: { index: false, follow: false } };
}

/** One audit for whoever was given a link to it: what its report says, and nothing of the workspace besides its name. */
export default async function SharedPage({ params }: Props) {
  const { token } = await params;
  const share = await findShared(token);
  if (!(await isAllowed(share, token))) {
    return (
      <PublicPage>
        <SharePassword token={token} />
      </PublicPage>
    );
  }
  const [audit, look] = await Promise.all([
    orNotFound(explainAudit(share.caller, share.auditId)),
    lookOf(share),
  ]);
  await noteOpened(share, new Date());
  return (
    <RegionProvider region={share.region}>
      <PublicPage>
        <SharedReport
          report={describeReport(look.name ?? share.brand, audit)}
          look={look}
          logoPath={`/shared/${token}/logo`}
          pdf={`/shared/${token}/report.pdf`}
          until={share.expiresAt.toISOString()}
        />
      </PublicPage>
    </RegionProvider>
  );
}

const findShared = cache((token: string): Promise<FoundShare> => orNotFound(requireShare(token, new Date())));

const lookOf = cache(({ caller }: FoundShare): Promise<ReportLook> => findLook(caller));

async function isAllowed(share: FoundShare, token: string): Promise<boolean> {
  return isOpened(share, token, (await cookies()).get(PROOF_COOKIE)?.value);
}
