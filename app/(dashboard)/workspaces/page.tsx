import type { Metadata } from "next";
import Link from "next/link";
import { searchPlace } from "#app/search-place.ts";
import { requireUser } from "#app/session-caller.ts";
import { Soon } from "#app/soon.tsx";
import { PortfolioList } from "#components/portfolio/portfolio-list.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { FileLink } from "#components/ui/file-link.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { ListSkeleton } from "#components/ui/list-skeleton.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { EndingList } from "#components/workspaces/ending-list.tsx";
import { type EndingWorkspace, listEnding } from "#lib/deletion/list-ending.ts";
import { listPortfolio } from "#lib/portfolio/list-portfolio.ts";
import { Frame } from "../frame.tsx";

export const metadata: Metadata = { title: "All workspaces" };

/** Every workspace of a person beside the others, where somebody is needed first. */
export default async function WorkspacesPage() {
  const user = await requireUser("/workspaces");
  return (
    <Frame user={user} place={await searchPlace(user.id)}>
      <Soon fallback={<PortfolioSkeleton />} read={() => Portfolio({ userId: user.id })} />
    </Frame>
  );
}

function PortfolioSkeleton() {
  return (
    <>
      <PageHead title="All workspaces" />
      <Card id="workspaces-list" title="Workspaces">
        <ListSkeleton name="workspaces" />
      </Card>
    </>
  );
}

async function Portfolio({ userId }: { userId: string }) {
  const [entries, ending] = await Promise.all([listPortfolio(userId, new Date()), listEnding(userId)]);
  const urgent = entries.filter(({ attention }) => attention.length > 0).length;
  if (entries.length === 0) return <NoWorkspace ending={ending} />;
  return (
    <>
      <PageHead
        title="All workspaces"
        about={
          urgent === 0
            ? `Nothing needs attention in ${entries.length === 1 ? "it" : `any of ${entries.length}`}.`
            : `${urgent} of ${formatPlural(entries.length, "workspace")} ${urgent === 1 ? "needs" : "need"} attention.`
        }
        aside={
          entries.some(({ role }) => role === "owner") && (
            <Link href="/workspaces/new" prefetch={false} className={buttonClass("primary")}>
              New workspace
            </Link>
          )
        }
      />
      <Card
        id="workspaces-list"
        title="Workspaces"
        aside={<FileLink href="/workspaces/workspaces.csv">Download as CSV</FileLink>}
      >
        <PortfolioList entries={entries} />
      </Card>
      <EndingList workspaces={ending} />
    </>
  );
}

function NoWorkspace({ ending }: { ending: EndingWorkspace[] }) {
  return (
    <>
      <PageHead
        title="All workspaces"
        about={
          ending.length > 0
            ? "None of your workspaces is open."
            : "You are not in a workspace yet. Ask an owner or admin of one to invite you."
        }
      />
      <EndingList workspaces={ending} />
    </>
  );
}
