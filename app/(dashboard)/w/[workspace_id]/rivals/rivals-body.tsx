import { readOrWithout } from "#app/read-or-without.ts";
import { BestPostsCard } from "#components/rivals/best-posts-card.tsx";
import { ComparisonCard } from "#components/rivals/comparison-card.tsx";
import { CountingNote } from "#components/rivals/counting-note.tsx";
import { CourseCard } from "#components/rivals/course-card.tsx";
import { listPlaces } from "#components/rivals/list-places.ts";
import { NoRivals } from "#components/rivals/no-rivals.tsx";
import { type RivalView, rivalsHref } from "#components/rivals/rival-address.ts";
import { RivalFilters } from "#components/rivals/rival-filters.tsx";
import { RivalsTable } from "#components/rivals/rivals-table.tsx";
import { verdictWords } from "#components/rivals/verdict-words.ts";
import { Card } from "#components/ui/card.tsx";
import { FailedPart } from "#components/ui/failed-part.tsx";
import { FileLink } from "#components/ui/file-link.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { PlanRequired } from "#components/workspaces/plan-required.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { planLimits, planName } from "#lib/plans.ts";
import { compareProfiles } from "#lib/platforms/compare-profiles.ts";
import { compareRivals } from "#lib/rivals/compare-rivals.ts";
import { listBestPosts } from "#lib/rivals/list-best-posts.ts";
import { orderRows } from "#lib/rivals/order-rows.ts";
import type { Rivals } from "#lib/rivals/schemas.ts";

type Props = { member: Member; view: RivalView };

export async function RivalsBody({ member: { caller, role }, view }: Props) {
  const { workspaceId, plan } = caller;
  const root = `/w/${workspaceId}`;
  const path = `${root}/rivals`;
  const now = new Date();
  const rivals = await compareRivals(caller, view, now);
  const isWatched = rivals.profiles.some((one) => one.role === "watched");
  if (!isWatched && view.platform === undefined)
    return planLimits(plan).watched_profiles === 0 ? (
      <PlanRequired feature="rivals" needed="Pro" workspaceId={workspaceId} planName={planName(plan)} />
    ) : (
      <NoRivals workspaceId={workspaceId} canChange={roleIncludes(role, "editor")} />
    );
  const places = await readOrWithout(
    () => compareProfiles(caller, now, view.platform),
    async () => null,
  );
  const { period } = rivals;
  const ids = rivals.rows.map(({ profileId }) => profileId);
  const best = await readOrWithout(
    async () => period && listBestPosts(caller, { ids, to: period.to }),
    async () => null,
  );
  return (
    <div className="space-y-4 sm:space-y-6">
      <RivalFilters path={path} view={view} rivals={rivals} />
      <Card
        id="compared"
        title={
          view.platform ? `You and your rivals on ${PLATFORM_WORDS[view.platform]}` : "You and your rivals"
        }
        aside={period && <FileLink href={rivalsHref(`/exports/${workspaceId}/rivals`, view)}>CSV</FileLink>}
      >
        {places.failure && (
          <FailedPart
            title="Places among reference accounts could not be read"
            className="mb-4"
            {...places.failure}
          />
        )}
        {period && isWatched ? (
          <>
            <Verdict words={verdictWords(rivals, view.days)} />
            <RivalsTable
              rows={orderRows(rivals.rows, view.order)}
              together={rivals.together}
              places={listPlaces(places.read ?? [])}
              days={view.days}
            />
            <CountingNote rivals={rivals} days={view.days} />
          </>
        ) : (
          <Nothing rivals={rivals} view={view} path={path} root={root} />
        )}
      </Card>
      {period && isWatched && <CourseCard path={path} view={view} rivals={rivals} />}
      {best.failure && <FailedPart title="The best posts could not be read" {...best.failure} />}
      {period && isWatched && best.read && <BestPostsCard posts={best.read} root={root} to={period.to} />}
      {isWatched && places.read?.map((one) => <ComparisonCard key={one.platform} compared={one} />)}
      <p className="text-sm text-soft">
        Rivals are added and removed under{" "}
        <TextLink href={`${root}/platforms#watched`}>Profiles you watch</TextLink>.
      </p>
    </div>
  );
}

function Verdict({ words: [got, ...rest] }: { words: string[] }) {
  if (!got) return null;
  return (
    <p className="mb-4 max-w-prose text-sm leading-relaxed">
      <strong className="font-medium">{got}</strong> {rest.join(" ")}
    </p>
  );
}

type NothingProps = { rivals: Rivals; view: RivalView; path: string; root: string };

/** Why there is nothing to compare, with the way on. */
function Nothing({ rivals, view, path, root }: NothingProps) {
  const isWatched = rivals.profiles.some((one) => one.role === "watched");
  return (
    <p className="max-w-prose text-sm leading-relaxed text-soft">
      {!isWatched && view.platform ? (
        <>
          You watch nobody on {PLATFORM_WORDS[view.platform]}.{" "}
          <TextLink href={path}>Show all platforms</TextLink>
        </>
      ) : (
        <>
          No posts are known yet, of you or of anyone you watch.{" "}
          <TextLink href={`${root}/platforms`}>Import a file or connect an account</TextLink>
        </>
      )}
    </p>
  );
}
