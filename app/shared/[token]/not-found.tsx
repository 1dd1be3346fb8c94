import { PublicPage } from "#app/public-page.tsx";
import { NO_SUCH_LINK } from "#app/shared/no-such-link.ts";
import { PageMessage } from "#components/ui/page-message.tsx";

/** What every link that leads nowhere is told, whatever became of it. */
export default function NoSuchLink() {
  return (
    <PublicPage>
      <PageMessage kicker="404" title="Nothing is shared here">
        <p>{NO_SUCH_LINK}</p>
      </PageMessage>
    </PublicPage>
  );
}
