import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import { formatCount, formatDecimals, formatList, formatPlural, formatScore } from "#components/ui/format.ts";
import { type Column, StackedTable } from "#components/ui/stacked-table.tsx";
import type { PhaseResults, PhaseWork } from "#lib/campaign-work/schemas.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";

const COLUMNS: Column[] = [
  { label: "Phase" },
  { label: "Posts", isNumber: true, isCompact: true },
  { label: "Views", isNumber: true, isCompact: true },
  { label: "Engagements", isNumber: true, isCompact: true },
  { label: "Engagement rate", isNumber: true },
  { label: "Comments", isNumber: true },
  { label: "Score", isNumber: true },
];

type Begun = PhaseWork & { results: PhaseResults };

/** What came of each phase so far, and what the figures rest on. */
export function ResultsCard({ phases }: { phases: PhaseWork[] }) {
  const begun = phases.filter((phase): phase is Begun => phase.results !== null);
  if (begun.length === 0) return null;
  const rows = begun.map(({ name, first_day, results }) => ({
    key: first_day,
    cells: [
      <span key="name" className="font-medium [overflow-wrap:anywhere]">
        {name}
      </span>,
      isUnseen(results) ? <NotKnown key="posts" /> : formatCount(results.posts),
      <Share key="views" of={results} told={results.withViews}>
        {countOf(results.views, results)}
      </Share>,
      <Share key="engagements" of={results} told={results.withEngagements}>
        {countOf(results.engagements, results)}
      </Share>,
      results.rate === null ? (
        <NotKnown key="rate" />
      ) : (
        <Share key="rate" of={results} told={results.withRate}>
          {`${formatDecimals(results.rate, 2)} %`}
        </Share>
      ),
      results.comments === null ? <NotKnown key="comments" /> : tellComments(results.comments),
      results.score === null ? <NotKnown key="score" /> : tellScore(results.score),
    ],
  }));
  const notes = begun.flatMap(({ name, results }) => listNotes(name, results));
  return (
    <Card id="results" title="Results by phase">
      <StackedTable caption="Results by phase" columns={COLUMNS} rows={rows} from="lg" />
      {notes.length > 0 && (
        <ul className="mt-4 space-y-1 border-t border-line pt-3 text-sm text-soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function NotKnown() {
  return <span className="text-soft">Not known</span>;
}

/** No post, and no file or sync that would hold one: then there may have been some. */
function isUnseen({ posts, known }: PhaseResults): boolean {
  return posts === 0 && known.length === 0;
}

function countOf(value: number | null, { posts, known }: PhaseResults) {
  if (value !== null) return formatCount(value);
  return posts === 0 && known.length > 0 ? "0" : <NotKnown />;
}

function tellComments({ positive, neutral, negative, unknown }: NonNullable<PhaseResults["comments"]>) {
  const all = positive + neutral + negative + unknown;
  if (all === 0) return "0";
  return (
    <span>
      <span className="block">{formatCount(all)}</span>
      <span className="block text-xs text-soft">
        {formatCount(positive)} positive, {formatCount(negative)} negative
      </span>
    </span>
  );
}

function tellScore({ start, end }: NonNullable<PhaseResults["score"]>): string {
  return `${formatScore(start)} → ${formatScore(end)}`;
}

/** A figure with how many of the posts it is of, where that is not all. */
function Share({ of: { posts }, told, children }: { of: PhaseResults; told: number; children: ReactNode }) {
  if (told === 0 || told >= posts) return children;
  return (
    <span>
      <span className="block">{children}</span>
      <span className="block text-xs text-soft">
        of {formatCount(told)} of {formatPlural(posts, "post")}
      </span>
    </span>
  );
}

/** Days of which nothing is known. */
function listNotes(name: string, { missing }: PhaseResults): string[] {
  if (missing.length === 0) return [];
  const platforms = formatList(missing.map((platform) => PLATFORM_WORDS[platform]));
  return [`${name}: not all of its days are known on ${platforms}. Import or sync its posts.`];
}
