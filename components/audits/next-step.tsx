import { EvidenceWords } from "#components/comments/evidence-words.tsx";
import { PILLAR_WORDS } from "#components/score/score-words.ts";
import { Card } from "#components/ui/card.tsx";
import { formatList, formatPlural, formatSigned, spellDays } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Pillar } from "#lib/formula/names.ts";
import type { LedgerEntry } from "#lib/recommendations/schemas.ts";
import { GainWords } from "./gain-words.tsx";
import { RecommendationDecision } from "./recommendation-decision.tsx";
import type { Recommendation } from "./recommendation-list.tsx";
import { sortLedger } from "./sort-ledger.ts";

type Props = {
  workspaceId: string;
  recommendations: readonly Recommendation[];
  entries: readonly LedgerEntry[];
  /** Weak pillars that nothing is recommended for. */
  silent: readonly Pillar[];
  /** Whether whoever looks may accept and dismiss. */
  canDecide: boolean;
};

/** The one thing that would help most and is not decided yet, with its evidence. */
export function NextStep({ workspaceId, recommendations, entries, silent, canDecide }: Props) {
  const { shown } = sortLedger(recommendations, entries);
  const open = shown.filter(({ entry }) => entry === null || entry.status === "open");
  const { recommendation: next, entry } = open[0] ?? {};
  const accepted = shown.filter(({ entry }) => entry?.status === "accepted").length;
  return (
    <Card id="next-step" title="Do this next" className="grow border-t-4 border-t-accent">
      {next ? (
        <>
          <p className="text-lg leading-snug font-semibold tracking-tight text-balance">
            {spellDays(next.action)}
          </p>
          <GainWords {...next} className="mt-3" />
          <p className="mt-3 text-sm leading-relaxed text-soft">
            <EvidenceWords workspaceId={workspaceId} evidence={next.evidence} comments={next.comments} />
          </p>
          {entry && (
            <RecommendationDecision
              key={`${entry.id} ${entry.status}`}
              workspaceId={workspaceId}
              entry={entry}
              canDecide={canDecide}
            />
          )}
          {open[1] && <AfterThat recommendation={open[1].recommendation} />}
        </>
      ) : (
        <p className="text-sm leading-relaxed text-soft">{nothingWords(accepted, canDecide)}</p>
      )}
      {silent.length > 0 && <WeakPillars workspaceId={workspaceId} pillars={silent} />}
      {shown.length > 0 && (
        <p className="mt-3 text-sm">
          <TextLink href="#recommendations" look="row">
            {open.length > 1
              ? `See ${open.length === 2 ? "both" : `all ${open.length}`}`
              : "See the recommendations"}
          </TextLink>
        </p>
      )}
    </Card>
  );
}

/** The second in short, where the card has room for it: what to do, without why. */
function AfterThat({ recommendation: { action, composite_gain } }: { recommendation: Recommendation }) {
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm max-lg:hidden">
      <h3 className="text-xs text-faint">After that</h3>
      <p className="mt-1 flex items-baseline justify-between gap-4">
        <span>{spellDays(action.split(": ")[0] ?? action)}</span>
        <span className="shrink-0 text-xs text-soft tabular-nums">{formatSigned(composite_gain)}</span>
      </p>
    </div>
  );
}

/** What is weak though no advice says so: whoever reads only this card shall not take it for fine. */
function WeakPillars({ workspaceId, pillars }: { workspaceId: string; pillars: readonly Pillar[] }) {
  const names = formatList(pillars.map((pillar) => PILLAR_WORDS[pillar].name));
  const are = pillars.length === 1 ? "is" : "are";
  return (
    <p className="mt-3 text-sm leading-relaxed text-soft">
      {pillars.includes("sentiment") ? (
        <>
          {names} {are} weak.{" "}
          <TextLink href={`/w/${workspaceId}/comments`}>Start with what critics say</TextLink>
        </>
      ) : (
        <>
          {names} {are} weak, but no single change stands out.{" "}
          <TextLink href="#recommendations">See what was looked at</TextLink>
        </>
      )}
    </p>
  );
}

function nothingWords(accepted: number, canDecide: boolean): string {
  return accepted > 0
    ? `${canDecide ? "You have decided on everything here" : "Everything here is decided"}; ${formatPlural(accepted, "change")} accepted. The next audit will show what came of it.`
    : "Nothing stands out right now. New posts, comments or a longer history may change that.";
}
