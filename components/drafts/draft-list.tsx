import { PlatformMark } from "#components/platforms/platform-mark.tsx";
import { formatScore } from "#components/ui/format.ts";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { DraftRow, KeptScore } from "#lib/drafts/schemas.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { DraftStatusBadge } from "./draft-status.tsx";
import { NO_WORDS } from "./no-words.ts";

const COLUMNS: Column[] = [
  { label: "Draft", className: "w-[40%]" },
  { label: "Platform" },
  { label: "State" },
  { label: "Planned for" },
  { label: "Predicted percentile", isNumber: true },
];

/** Kept drafts; each leads to its own page. */
export function DraftList({ drafts, path }: { drafts: DraftRow[]; path: string }) {
  return (
    <StackedTable
      caption="Drafts"
      from="lg"
      columns={COLUMNS}
      rows={drafts.map((draft) => row(draft, path))}
    />
  );
}

function row(
  { id, words, kind, platform, status, planned_on, score, variants }: DraftRow,
  path: string,
): Row {
  return {
    key: id,
    cells: [
      <span key="words">
        <TextLink href={`${path}/${id}`} look="row" className="lg:-mt-0.5 [overflow-wrap:anywhere]">
          {words ?? NO_WORDS[kind]}
        </TextLink>
        {variants > 1 && <span className="block text-faint">{variants} variants</span>}
      </span>,
      <span key="platform" className="inline-flex items-center gap-2 lg:-mt-0.5">
        <PlatformMark platform={platform} />
        {PLATFORM_WORDS[platform]}
      </span>,
      <DraftStatusBadge key="status" status={status} />,
      planned_on ? (
        <Time key="planned" at={planned_on} dayOnly />
      ) : (
        <span key="planned" className="text-soft">
          No date
        </span>
      ),
      <Score key="score" score={score} />,
    ],
  };
}

/** Where the post is predicted to stand, with where 8 of 10 posts like it end. */
function Score({ score }: { score: KeptScore | null }) {
  if (score === null) return <span className="text-soft">Not known</span>;
  const { value, low, high } = score;
  return (
    <span className="whitespace-nowrap max-lg:text-right">
      <span className="font-medium">{formatScore(value)}</span>{" "}
      <span className="block text-xs text-faint">
        likely {Math.round(low)} to {Math.round(high)}
      </span>
    </span>
  );
}
