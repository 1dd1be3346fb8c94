"use client";

import { useEffect, useRef, useState } from "react";
import type { AccountModelFacts } from "#lib/studio/schemas.ts";
import { compareAnswers } from "./compare-answers.ts";
import { CompareVerdict } from "./compare-verdict.tsx";
import { type DraftPlace, writePlace } from "./draft-place.ts";
import { DraftSettings } from "./draft-settings.tsx";
import { EvidenceCard } from "./evidence-card.tsx";
import { ScoreAnnouncer } from "./score-announcer.tsx";
import { useDraftScore } from "./use-draft-score.ts";
import { useVariants, type VariantIndex } from "./use-variants.ts";
import { fieldOf, VariantCards } from "./variant-cards.tsx";

type Props = {
  workspaceId: string;
  initial: DraftPlace;
  facts: AccountModelFacts[];
  /** Own posts that an own model needs. */
  needed: number;
  canImport: boolean;
};

/** Drafts while they are written: one, or two beside each other. */
export function DraftStudio({ workspaceId, initial, facts, ...rest }: Props) {
  const [place, setPlace] = usePlace(initial);
  const drafts = useVariants(workspaceId);
  const [first, second] = drafts.variants;
  const scoreOfFirst = useDraftScore(workspaceId, place, first);
  const scoreOfSecond = useDraftScore(workspaceId, place, second);
  const focusOn = useFocusOn(drafts.variants.length);
  const isText = place.kind === "text";
  const scores = second ? [scoreOfFirst, scoreOfSecond] : [scoreOfFirst];
  const compared = second ? compareAnswers(scoreOfFirst.answer, scoreOfSecond.answer, isText) : null;
  return (
    <div className="space-y-4 sm:space-y-6">
      <DraftSettings place={place} onChange={setPlace} />
      {second && <CompareVerdict compared={compared} />}
      <ScoreAnnouncer scores={scores} isText={isText} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start">
        {([0, 1] as const).slice(0, scores.length).map((index: VariantIndex) => (
          <VariantCards
            key={index}
            index={index}
            place={place}
            drafts={drafts}
            score={index === 0 ? scoreOfFirst : scoreOfSecond}
            better={compared?.isBeyondNoise && compared.higher === index ? compared : null}
            onCompare={() => {
              focusOn(fieldOf(1));
              drafts.compare();
            }}
            onKeepOnly={() => {
              focusOn(fieldOf(0));
              drafts.keepOnly(index);
            }}
          />
        ))}
        <EvidenceCard
          workspaceId={workspaceId}
          place={place}
          answer={scoreOfFirst.answer}
          facts={facts.find(({ platform }) => platform === place.platform)}
          className={second ? "lg:col-span-2 lg:row-start-3" : "lg:col-start-1 lg:row-start-2"}
          {...rest}
        />
      </div>
    </div>
  );
}

/** The place of a draft; it stands in the address of the page. */
function usePlace(initial: DraftPlace) {
  const [place, setPlace] = useState(initial);
  const change = (next: DraftPlace) => {
    setPlace(next);
    window.history.replaceState(null, "", `?${writePlace(next)}`);
  };
  return [place, change] as const;
}

/** Gives the focus to a field once there are more or fewer of them: the button that was pressed is gone. */
function useFocusOn(count: number): (id: string) => void {
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when their number changes
  useEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  }, [count]);
  return (id) => {
    wanted.current = id;
  };
}
