import { DraftStatusBadge } from "#components/drafts/draft-status.tsx";
import { NO_WORDS } from "#components/drafts/no-words.ts";
import { PlatformMark } from "#components/platforms/platform-mark.tsx";
import { type Column, StackedTable } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { PlannedPost } from "#lib/campaign-work/schemas.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { PostedFacts } from "./posted-facts.tsx";

const COLUMNS: Column[] = [
  { label: "Post", className: "w-[38%]" },
  { label: "Platform" },
  { label: "Planned for" },
  { label: "Owner" },
  { label: "State" },
];

type Props = {
  caption: string;
  posts: PlannedPost[];
  /** The path of the workspace's pages. */
  root: string;
};

/** Planned posts; each leads to its draft. */
export function PlannedTable({ caption, posts, root }: Props) {
  const rows = posts.map(({ id, words, kind, platform, planned_on, owner, status, posted }) => ({
    key: id,
    cells: [
      <TextLink
        key="words"
        href={`${root}/drafts/${id}`}
        look="row"
        className="lg:-mt-0.5 [overflow-wrap:anywhere]"
      >
        {words ?? NO_WORDS[kind]}
      </TextLink>,
      <span key="platform" className="inline-flex items-center gap-2 lg:-mt-0.5">
        <PlatformMark platform={platform} />
        {PLATFORM_WORDS[platform]}
      </span>,
      planned_on ? (
        <Time key="day" at={planned_on} dayOnly />
      ) : (
        <span key="day" className="text-soft">
          No date
        </span>
      ),
      owner ? (
        <span key="owner" className="[overflow-wrap:anywhere]">
          {owner}
        </span>
      ) : (
        <span key="owner" className="text-soft">
          Not known
        </span>
      ),
      posted ? (
        <PostedFacts key="state" posted={posted} root={root} />
      ) : (
        <DraftStatusBadge key="state" status={status} />
      ),
    ],
  }));
  return <StackedTable caption={caption} columns={COLUMNS} rows={rows} from="lg" />;
}
