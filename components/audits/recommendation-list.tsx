import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { signed } from "#lib/formula/signed.ts";
import type { LedgerEntry } from "#lib/recommendations/schemas.ts";
import { RealisedWords } from "./realised-words.tsx";
import { RecommendationDecision } from "./recommendation-decision.tsx";
import { sortLedger } from "./sort-ledger.ts";

type Recommendation = {
  priority: number;
  change?: string | undefined;
  action: string;
  expected_impact: string;
  composite_gain: number;
  evidence: string;
};

/** What was decided so far; `canDecide` is for members that may change things. */
export type Ledger = { workspaceId: string; entries: LedgerEntry[]; canDecide: boolean };

type Props = {
  recommendations: Recommendation[];
  /** All of them at once, without a toggle. */
  showAll?: boolean;
  /** Only with the current audit: older ones are not decided on. */
  ledger?: Ledger | null;
};

const SHOWN = 3;

/** What would help most, the greatest gain of the score first, and what was decided on it. */
export function RecommendationList({ recommendations, showAll = false, ledger = null }: Props) {
  const { shown: all, dismissed, done } = sortLedger(recommendations, ledger?.entries ?? []);
  const count = showAll ? all.length : SHOWN;
  const [first, rest] = [all.slice(0, count), all.slice(count)];
  return (
    <Card
      id="recommendations"
      title="What would help most"
      aside={all.length > 0 && <p className="text-sm text-faint">Greatest gain of the score first</p>}
    >
      {all.length === 0 && (
        <p className="text-sm text-soft">
          {dismissed.length > 0
            ? "Nothing more: what the data give evidence for was dismissed."
            : "Nothing that the data give evidence for. More data, such as comments or longer periods, may change that."}
        </p>
      )}
      <Items items={first} from={1} ledger={ledger} />
      {rest.length > 0 && (
        <Disclosure label={`Show ${rest.length} more`} className="mt-3">
          <div className="mt-2 border-t border-line">
            <Items items={rest} from={first.length + 1} ledger={ledger} />
          </div>
        </Disclosure>
      )}
      {done.length > 0 && (
        <Disclosure label={`Done before (${done.length})`} className="mt-3">
          <Decided entries={done} />
        </Disclosure>
      )}
      {ledger && dismissed.length > 0 && (
        <Disclosure label={`Dismissed (${dismissed.length})`} className="mt-3">
          <Decided entries={dismissed} ledger={ledger} />
        </Disclosure>
      )}
    </Card>
  );
}

type Item = { recommendation: Recommendation; entry: LedgerEntry | null };

function Items({ items, from, ledger }: { items: Item[]; from: number; ledger: Ledger | null }) {
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
              <h3 className="min-w-0 flex-1 basis-64 font-medium">{one.action}</h3>
              {one.composite_gain > 0 && (
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft tabular-nums">
                  <Badge tone="accent">{one.expected_impact}</Badge>
                  <span className="whitespace-nowrap">{signed(one.composite_gain)} on the score</span>
                </p>
              )}
            </div>
            <p className="mt-1.5 text-sm leading-relaxed text-soft">{one.evidence}</p>
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

/** What was decided, and with a ledger the way to take it back. */
function Decided({ entries, ledger }: { entries: LedgerEntry[]; ledger?: Ledger }) {
  return (
    <ul className="mt-2 divide-y divide-line border-t border-line">
      {entries.map((entry) => (
        <li key={entry.id} className="py-3 text-sm">
          <p className="font-medium">{entry.action}</p>
          {ledger ? (
            <RecommendationDecision {...ledger} entry={entry} />
          ) : (
            <p className="mt-1 text-soft">
              <RealisedWords entry={entry} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
