import { requireMember } from "#app/session-caller.ts";
import { Soon } from "#app/soon.tsx";
import { workspaceTitle } from "#app/workspace-title.ts";
import { NoPosts } from "#components/posts/no-posts.tsx";
import { FormatsCard, TimesCard } from "#components/posts/pattern-cards.tsx";
import { PostsHead } from "#components/posts/posts-head.tsx";
import { ChoiceLinks } from "#components/ui/choice-links.tsx";
import { readChoice, type Search } from "#components/ui/read-search.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Caller } from "#lib/caller.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { listPostChoices } from "#lib/posts/list-choices.ts";
import { readPatterns } from "#lib/posts/read-patterns.ts";

type Props = { params: Promise<{ workspace_id: string }>; searchParams: Promise<Search> };

export const generateMetadata = workspaceTitle("posting times and formats");

/** When and in which formats posts did better, if that can be said. The platform lives in the address. */
export default async function PatternsPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const { caller, workspace } = await requireMember(workspace_id);
  const search = await searchParams;
  return (
    <>
      <PostsHead workspace={workspace} current="patterns" />
      <Soon
        key={`${workspace_id} ${search.platform}`}
        fallback={<Skeleton name="times and formats" className="h-112 rounded-card" />}
        read={() => Patterns({ caller, timeZone: workspace.region.timeZone, search })}
      />
    </>
  );
}

type PatternsProps = { caller: Caller; timeZone: string; search: Search };

async function Patterns({ caller, timeZone, search }: PatternsProps) {
  const platform = readChoice(search, "platform", PLATFORMS) ?? null;
  const path = `/w/${caller.workspaceId}/posts/patterns`;
  const [{ platforms }, patterns] = await Promise.all([
    listPostChoices(caller),
    readPatterns(caller, platform, timeZone, new Date()),
  ]);
  if (platforms.length === 0) return <NoPosts workspaceId={caller.workspaceId} />;
  const choices = [
    { label: "All", href: path, isCurrent: platform === null },
    ...platforms.map((name) => ({
      label: PLATFORM_WORDS[name],
      href: `${path}?platform=${name}`,
      isCurrent: platform === name,
    })),
  ];
  return (
    <div className="space-y-4 sm:space-y-6">
      {platforms.length > 1 && (
        <div className="max-w-full overflow-x-auto">
          <ChoiceLinks name="Platform" choices={choices} />
        </div>
      )}
      {patterns ? (
        <>
          <TimesCard patterns={patterns} timeZone={timeZone} />
          <FormatsCard patterns={patterns} isMixed={platform === null && platforms.length > 1} />
        </>
      ) : (
        <p className="max-w-prose rounded-card border border-line bg-surface p-5 text-sm leading-relaxed text-soft sm:p-6">
          There are too few posts to compare. It takes sixteen from the last 365 days that are at least a week
          old, with interactions or the number of people who saw them.
        </p>
      )}
    </div>
  );
}
