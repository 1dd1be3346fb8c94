"use client";

import { FailedPage } from "#components/ui/failed-page.tsx";

export default function WorkspaceError({ error, retry }: { error: unknown; retry: () => void }) {
  return <FailedPage error={error} retry={retry} />;
}
