import { spellDays } from "#components/ui/format.ts";
import type { LedgerEntry } from "#lib/recommendations/schemas.ts";
import { RealisedWords } from "./realised-words.tsx";
import { RecommendationDecision } from "./recommendation-decision.tsx";

type Props = { entries: LedgerEntry[]; ledger?: { workspaceId: string; canDecide: boolean } };

/** What was decided, and with a ledger the way to take it back. */
export function DecidedList({ entries, ledger }: Props) {
  return (
    <ul className="mt-2 divide-y divide-line border-t border-line">
      {entries.map((entry) => (
        <li key={entry.id} className="py-3 text-sm">
          <p className="font-medium">{spellDays(entry.action)}</p>
          {ledger ? (
            <RecommendationDecision
              workspaceId={ledger.workspaceId}
              canDecide={ledger.canDecide}
              entry={entry}
            />
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
