import type { Metadata } from "next";
import { buttonClass } from "#components/ui/button-class.ts";
import { PageMessage } from "#components/ui/page-message.tsx";
import { PublicPage } from "./public-page.tsx";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <PublicPage>
      <PageMessage kicker="404" title="Page not found">
        <p>
          The address may be mistyped, the page may have been removed, or it belongs to a workspace you are
          not a member of.
        </p>
        <a href="/" className={buttonClass("primary")}>
          Go to your overview
        </a>
      </PageMessage>
    </PublicPage>
  );
}
