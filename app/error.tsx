"use client";

import { SiteHeader } from "#components/brand/site-header.tsx";
import { FailedPage } from "#components/ui/failed-page.tsx";

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <>
      <SiteHeader end={null} />
      <main id="main">
        <FailedPage error={error} retry={retry} />
      </main>
    </>
  );
}
