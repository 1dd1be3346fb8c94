"use client";

import "./globals.css";
import { FailedPage } from "#components/ui/failed-page.tsx";

/** Takes the place of the whole page when even its frame fails. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body className="min-h-dvh bg-canvas font-sans text-ink antialiased">
        <title>Error · Plinth</title>
        <main id="main">
          <FailedPage error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
