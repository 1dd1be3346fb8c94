import { PILLAR_WORDS } from "#components/score/score-words.ts";
import { Card } from "#components/ui/card.tsx";
import { formatList, formatPlural, spellDays } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Pillar } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import type { LedgerEntry } from "#lib/recommendations/schemas.ts";
import { GainWords } from "./gain-words.tsx";
import { Grounds } from "./grounds.tsx";
import type { PostNames } from "./pattern-posts.tsx";
import { RecommendationDecision } from "./recommendation-decision.tsx";
import type { Recommendation } from "./recommendation-list.tsx";
import { findNext, sortLedger } from "./sort-ledger.ts";

type Props = {
  workspaceId: string;
  recommendations: readonly Recommendation[];
  entries: readonly LedgerEntry[];
  /** Weak pillars that nothing is recommended for. */
  silent: readonly Pillar[];
  formulaVersion: string;
  postNames: PostNames;
  /** Whether whoever looks may accept and dismiss. */
  canDecide: boolean;
};

/** The one thing that would help most and is not decided yet, with its evidence. */
export function NextStep({ workspaceId, recommendations, entries, silent, canDecide, ...shared }: Props) {
  const { shown, dismissed } = sortLedger(recommendations, entries);
  const found = findNext(shown);
  const { recommendation: next, entry } = found ?? {};
  const accepted = shown.filter(({ entry }) => entry?.status === "accepted").length;
  const others = shown.length - (found ? 1 : 0);
  return (
    <Card id="next-step" title="Do this next" className="grow border-t-4 border-t-accent">
      {next ? (
        <>
          <h3 className="text-lg leading-snug font-semibold tracking-tight text-balance">
            {spellDays(next.action)}
          </h3>
          <GainWords {...next} className="mt-3" />
          <div className="mt-3">
            <Grounds
              workspaceId={workspaceId}
              of={next}
              keptWeeks={formula(shared.formulaVersion).explain.keptWeeks}
              postNames={shared.postNames}
              areFolded
            />
          </div>
          {entry && (
            <RecommendationDecision
              key={`${entry.id} ${entry.status}`}
              workspaceId={workspaceId}
              entry={entry}
              canDecide={canDecide}
            />
          )}
        </>
      ) : (
        <p className="text-sm leading-relaxed text-soft">
          {nothingWords({ accepted, dismissed: dismissed.length, canDecide })}
        </p>
      )}
      {silent.length > 0 && <WeakPillars workspaceId={workspaceId} pillars={silent} />}
      {others > 0 && (
        <p className="mt-3 text-sm">
          <TextLink href="#recommendations" look="row">
            {found
              ? `See ${others === 1 ? "the other one" : `the other ${others}`}`
              : "See the recommendations"}
          </TextLink>
        </p>
      )}
    </Card>
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

function nothingWords(of: { accepted: number; dismissed: number; canDecide: boolean }): string {
  if (of.accepted > 0)
    return `${of.canDecide ? "You have decided on everything here" : "Everything here is decided"}; ${formatPlural(of.accepted, "change")} accepted. The next audit will show what came of it.`;
  return of.dismissed > 0
    ? "Nothing more: you have dismissed everything the data points to."
    : "Nothing stands out right now. New posts, comments or a longer history may change that.";
}
