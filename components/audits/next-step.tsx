import { EvidenceWords } from "#components/comments/evidence-words.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatPlural, spellDays } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { signed } from "#lib/formula/signed.ts";
import type { LedgerEntry } from "#lib/recommendations/schemas.ts";
import type { Recommendation } from "./recommendation-list.tsx";
import { sortLedger } from "./sort-ledger.ts";

type Props = {
  workspaceId: string;
  recommendations: readonly Recommendation[];
  entries: readonly LedgerEntry[];
};

/** The one thing that would help most and is not decided yet, with its evidence. */
export function NextStep({ workspaceId, recommendations, entries }: Props) {
  const { shown } = sortLedger(recommendations, entries);
  const open = shown.filter(({ entry }) => entry === null || entry.status === "open");
  const next = open[0]?.recommendation;
  const accepted = shown.filter(({ entry }) => entry?.status === "accepted").length;
  return (
    <Card id="next-step" title="Do this next" className="grow border-t-4 border-t-accent">
      {next ? (
        <>
          <p className="text-lg leading-snug font-semibold tracking-tight text-balance">
            {spellDays(next.action)}
          </p>
          {next.composite_gain > 0 && (
            <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft tabular-nums">
              <Badge tone="accent">{next.expected_impact}</Badge>
              <span className="whitespace-nowrap">{signed(next.composite_gain)} on the score</span>
            </p>
          )}
          <p className="mt-3 text-sm leading-relaxed text-soft">
            <EvidenceWords workspaceId={workspaceId} evidence={next.evidence} comments={next.comments} />
          </p>
        </>
      ) : (
        <p className="text-sm leading-relaxed text-soft">{nothingWords(accepted)}</p>
      )}
      {shown.length > 0 && (
        <p className="mt-3 text-sm">
          <TextLink href="#recommendations" look="row">
            {open.length > 1 ? `Decide, or see ${open.length - 1} more` : "See the recommendations"}
          </TextLink>
        </p>
      )}
    </Card>
  );
}

function nothingWords(accepted: number): string {
  return accepted > 0
    ? `You have decided on everything here; ${formatPlural(accepted, "change")} accepted. The next audit will show what came of it.`
    : "Nothing stands out right now. New posts, comments or a longer history may change that.";
}
