import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { spellDays } from "#components/ui/format.ts";
import type { CountedComments, RestsOn } from "#lib/formula/formula-result.ts";
import type { Pillar } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import type { LedgerEntry } from "#lib/recommendations/schemas.ts";
import { DecidedList } from "./decided-list.tsx";
import { GainWords } from "./gain-words.tsx";
import { Grounds } from "./grounds.tsx";
import type { PostNames } from "./pattern-posts.tsx";
import { RecommendationDecision } from "./recommendation-decision.tsx";
import { findNext, sortLedger } from "./sort-ledger.ts";
import { type PillarGrades, weakPillarWords } from "./weak-pillars.ts";

/** As the result of an audit holds it; results of older versions lack some. */
export type Recommendation = {
  priority: number;
  change?: string | undefined;
  pillar: Pillar;
  action: string;
  expected_impact: string;
  pillar_gain?: number | undefined;
  pillar_gain_28?: number | undefined;
  composite_gain: number;
  evidence: string;
  posts?: RestsOn | undefined;
  comments?: CountedComments | undefined;
};

/** What was decided so far; `canDecide` is for members that may change things. */
export type Ledger = { workspaceId: string; entries: LedgerEntry[]; canDecide: boolean };

type Props = {
  workspaceId: string;
  recommendations: Recommendation[];
  /** Of the same audit. */
  pillars: PillarGrades;
  formulaVersion: string;
  /** Weak pillars that nothing is recommended for, with what was looked at; results of older versions lack them. */
  silent?: { pillar: Pillar; words: string }[] | undefined;
  /** What the platforms say beside it: where posts do ever better, and where worse. */
  shift?: string | null;
  postNames: PostNames;
  /** Below the card of what to do next: without that one, and what each rests on behind a toggle. */
  isAfterNext?: boolean;
  /** Only with the current audit: older ones are not decided on. */
  ledger?: Ledger | null;
};

const SHOWN = 3;
const SHOWN_AFTER_NEXT = 2;

/** What would help most, the greatest gain of the score first, and what was decided on it. */
export function RecommendationList(props: Props) {
  const { recommendations, pillars, ledger = null } = props;
  const { keptWeeks } = formula(props.formulaVersion).explain;
  const { workspaceId, postNames, isAfterNext = false } = props;
  const { shown, accepted, dismissed, done } = sortLedger(recommendations, ledger?.entries ?? []);
  const next = isAfterNext ? findNext(shown) : null;
  const all = shown.filter((one) => one !== next);
  const weak = props.silent?.map(({ words }) => words) ?? weakPillarWords(pillars, recommendations);
  const isAnyTold =
    [all, weak, accepted, dismissed, done].some(({ length }) => length > 0) || Boolean(props.shift);
  if (isAfterNext && !isAnyTold) return null;
  const shared = { workspaceId, ledger, keptWeeks, postNames, isBrief: isAfterNext };
  const count = isAfterNext ? SHOWN_AFTER_NEXT : SHOWN;
  const [first, rest] = [all.slice(0, count), all.slice(count)];
  return (
    <Card
      id="recommendations"
      title={titleOf(isAfterNext, next !== null)}
      aside={all.length > 0 && <p className="text-sm text-faint">Largest gain in the score first</p>}
    >
      {all.length === 0 && !isAfterNext && (
        <p className="text-sm text-soft">
          {dismissed.length > 0
            ? "Nothing more: you have dismissed everything the data points to."
            : "The data does not point to anything. More of it, such as comments or longer periods, may change that."}
        </p>
      )}
      <Items items={first} from={1} {...shared} />
      {rest.length > 0 && (
        <Disclosure label={`Show ${rest.length} more`} className="mt-3">
          <div className="mt-2 border-t border-line">
            <Items items={rest} from={first.length + 1} {...shared} />
          </div>
        </Disclosure>
      )}
      {weak.map((words) => (
        <p key={words} className="mt-3 text-sm text-soft">
          {spellDays(words)}
        </p>
      ))}
      {props.shift && <p className="mt-3 text-sm text-soft">{props.shift}</p>}
      {ledger && accepted.length > 0 && (
        <Disclosure label={`Accepted before (${accepted.length})`} className="mt-3">
          <DecidedList entries={accepted} ledger={ledger} />
        </Disclosure>
      )}
      {done.length > 0 && (
        <Disclosure label={`Done before (${done.length})`} className="mt-3">
          <DecidedList entries={done} />
        </Disclosure>
      )}
      {ledger && dismissed.length > 0 && (
        <Disclosure label={`Dismissed (${dismissed.length})`} className="mt-3">
          <DecidedList entries={dismissed} ledger={ledger} />
        </Disclosure>
      )}
    </Card>
  );
}

function titleOf(isAfterNext: boolean, hasNext: boolean): string {
  if (!isAfterNext) return "What would help most";
  return hasNext ? "Other recommendations" : "Recommendations";
}

type Item = { recommendation: Recommendation; entry: LedgerEntry | null };

type ItemsProps = {
  workspaceId: string;
  items: Item[];
  from: number;
  ledger: Ledger | null;
  keptWeeks: (pillar: Pillar) => number;
  postNames: PostNames;
  isBrief: boolean;
};

function Items({ items, from, ledger, isBrief, ...shared }: ItemsProps) {
  return (
    <ol start={from} className="divide-y divide-line">
      {items.map(({ recommendation: { priority, ...one }, entry }, index) => (
        <li
          key={priority}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 py-4 first:pt-1 last:pb-0"
        >
          <span aria-hidden="true" className="font-semibold text-faint tabular-nums">
            {from + index}
          </span>
          <div>
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <h3 className="min-w-0 flex-1 basis-64 font-medium">{spellDays(one.action)}</h3>
              <GainWords {...one} />
            </div>
            {isBrief ? (
              <Disclosure label="What it rests on">
                <Grounds of={one} {...shared} />
              </Disclosure>
            ) : (
              <div className="mt-1.5">
                <Grounds of={one} {...shared} areFolded />
              </div>
            )}
            {entry && ledger && (
              <RecommendationDecision
                key={`${entry.id} ${entry.status}`}
                workspaceId={ledger.workspaceId}
                entry={entry}
                canDecide={ledger.canDecide}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
