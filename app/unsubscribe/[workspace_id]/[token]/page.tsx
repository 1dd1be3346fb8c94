import type { Metadata } from "next";
import { PublicPage } from "#app/public-page.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { PageMessage } from "#components/ui/page-message.tsx";
import { findStoppable } from "#lib/weekly-digest/stop-digest.ts";

export const metadata: Metadata = {
  title: "Stop the weekly digest",
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

type Props = { params: Promise<{ workspace_id: string; token: string }> };

/** Stops a digest without signing in. Opening it changes nothing: programs open links too. */
export default async function UnsubscribePage({ params }: Props) {
  const { workspace_id, token } = await params;
  const found = await findStoppable(workspace_id, token);
  return (
    <PublicPage>
      {found ? (
        <PageMessage kicker={found.brand} title="Stop the weekly digest?">
          <p>
            You get no more weekly digests of {found.brand}. Alerts and notices still reach you. You can
            switch the digest on again in the settings of the workspace.
          </p>
          <form method="post" action={`/unsubscribe/${workspace_id}/${token}/stop`} className="mt-5">
            <button type="submit" className={buttonClass("primary")}>
              Stop the digest
            </button>
          </form>
        </PageMessage>
      ) : (
        <PageMessage kicker="Done" title="The weekly digest is off">
          <p>
            Nothing more comes by this link. You can switch the digest on again in the settings of the
            workspace.
          </p>
        </PageMessage>
      )}
    </PublicPage>
  );
}
