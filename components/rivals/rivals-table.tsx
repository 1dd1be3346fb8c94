import { formatPlace } from "#components/explain/format-value.ts";
import { PlatformMark } from "#components/platforms/platform-mark.tsx";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import type { RivalFigures, RivalRow } from "#lib/rivals/schemas.ts";
import {
  amountWords,
  growthWords,
  knownWords,
  NOT_KNOWN,
  nameWords,
  rateWords,
  shareWords,
} from "./rival-words.ts";

type Props = {
  rows: readonly RivalRow[];
  together: RivalFigures | null;
  places: ReadonlyMap<string, number>;
  /** Of the period. */
  days: number;
};

const COLUMNS: Column[] = [
  { label: "Profile", className: "min-w-40" },
  { label: "Followers", isNumber: true },
  { label: "Growth", isNumber: true },
  { label: "Posts a week", isNumber: true },
  { label: "Interactions per post", isNumber: true, className: "lg:whitespace-normal" },
  {
    label: "Interactions per post, % of followers",
    short: "Per post, % of followers",
    isNumber: true,
    className: "lg:whitespace-normal",
  },
  { label: "Share of voice", isNumber: true, className: "lg:whitespace-normal" },
  { label: "Share of posts", isNumber: true, className: "lg:whitespace-normal" },
  { label: "Known days", isNumber: true },
];
/** In the row of one's own together, where growth and rates are not told. */
const NOT_TOLD = "–";

/** Everyone who is compared, a line each; one's own profiles together first. The known days are a column only where some are missing. */
export function RivalsTable({ rows, together, places, days }: Props) {
  const isWhole = rows.every(({ knownDays }) => knownDays === days);
  const shown = <T,>(columns: T[]) => (isWhole ? columns.slice(0, -1) : columns);
  const all = rows.map((row) => rowOf(row, places.get(row.profileId), days));
  const sum = together && {
    key: "together",
    cells: [
      <span key="name" className="font-semibold">
        You, together
      </span>,
      ...figuresOf(together, undefined, NOT_TOLD),
      null,
    ],
  };
  return (
    <StackedTable
      from="lg"
      caption="Your own and watched profiles"
      columns={shown(COLUMNS)}
      rows={(sum ? [sum, ...all] : all).map(({ key, cells }) => ({ key, cells: shown(cells) }))}
    />
  );
}

function rowOf(row: RivalRow, place: number | undefined, days: number): Row {
  const isOwn = row.role === "own";
  const name = (
    <span className="flex items-center gap-2">
      <PlatformMark platform={row.platform} />
      <span className={isOwn ? "font-semibold break-all text-accent" : "break-all"}>{nameWords(row)}</span>
    </span>
  );
  return { key: row.profileId, cells: [name, ...figuresOf(row, place), knownWords(row, days)] };
}

function figuresOf(figures: RivalFigures, place?: number, unknown = NOT_KNOWN) {
  const { followers, growth, postsPerWeek, interactionsPerPost, rate } = figures;
  return [
    <Figure key="followers" words={amountWords(followers)} place={place} />,
    <Figure key="growth" words={growth ? growthWords(growth) : unknown} />,
    <Figure key="posts" words={amountWords(postsPerWeek)} />,
    <Figure key="interactions" words={amountWords(interactionsPerPost)} />,
    <Figure key="rate" words={rate === null ? unknown : rateWords(rate)} />,
    <Figure key="share" words={shareWords(figures.shareOfInteractions)} isStrong />,
    <Figure key="posts-share" words={shareWords(figures.shareOfPosts)} />,
  ];
}

type FigureProps = { words: string; place?: number | undefined; isStrong?: boolean };

/** A figure with the percentage of reference accounts behind it, where that is known. */
function Figure({ words, place, isStrong = false }: FigureProps) {
  if (words === NOT_KNOWN) return <span className="text-faint">{words}</span>;
  return (
    <span className={isStrong ? "font-semibold" : ""}>
      {words}
      {place !== undefined && (
        <span className="ml-2 text-soft lg:ml-0 lg:block lg:text-xs lg:whitespace-nowrap">
          ahead of {formatPlace(place)}
        </span>
      )}
    </span>
  );
}
