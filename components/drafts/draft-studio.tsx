"use client";

import { Columns2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import type { CampaignChoice } from "#lib/campaigns/schemas.ts";
import type { Draft } from "#lib/drafts/schemas.ts";
import { MAX_VARIANTS } from "#lib/drafts/values.ts";
import type { AccountModelFacts } from "#lib/studio/schemas.ts";
import { type ReadBefore, toCheck } from "./asked-drafts.ts";
import { ChecksCard } from "./checks-card.tsx";
import { compareAnswers } from "./compare-answers.ts";
import { CompareVerdict, LETTERS } from "./compare-verdict.tsx";
import { DraftFacts } from "./draft-facts.tsx";
import type { DraftStart } from "./draft-place.ts";
import { PlaceSettings, PlanSettings } from "./draft-settings.tsx";
import { EvidenceCard } from "./evidence-card.tsx";
import { SaveBar } from "./save-bar.tsx";
import { ScoreAnnouncer } from "./score-announcer.tsx";
import { useDraftChecks } from "./use-draft-checks.ts";
import { type DraftEditing, useDraftForm } from "./use-draft-form.ts";
import { useDraftScore } from "./use-draft-score.ts";
import { useSaving } from "./use-saving.ts";
import { EditorCard, fieldOf, ResultCard } from "./variant-cards.tsx";

type Props = {
  workspaceId: string;
  /** As it is kept; null of a new one. */
  kept: Draft | null;
  /** What is known of it from the start; null of a new one. */
  before: ReadBefore | null;
  /** Where a new one is for. */
  usual: DraftStart;
  /** That it can be planned for. */
  campaigns: CampaignChoice[];
  facts: AccountModelFacts[];
  /** Own posts that an own model needs. */
  needed: number;
  /** Whether the person may keep and change drafts, and import posts; else a new one can be tried and no kept one be changed. */
  canEdit: boolean;
};

/** Alone, a draft has its score and checks beside it; of several variants each has a column. */
const LAYOUTS = [
  "lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto] lg:items-start",
  "lg:grid-cols-2",
  "lg:grid-cols-3",
];
const ALONE = {
  plan: "lg:col-start-1 lg:row-span-2 lg:row-start-2",
  score: "lg:col-start-2 lg:row-span-2 lg:row-start-1",
  checks: "lg:col-start-2 lg:row-start-3",
};

/**
 * A draft while it is written: one wording, or a few beside each other. First come the texts, then what is planned of them, their
 * scores, and what can be seen of them without any.
 */
export function DraftStudio({ workspaceId, kept, before, usual, campaigns, facts, needed, canEdit }: Props) {
  const draft = useDraftForm(`plinth-draft-${kept?.id ?? nameNew(workspaceId, usual)}`, kept, usual);
  const { place, variants } = draft.form;
  const scores = useScores(workspaceId, draft, before);
  const checks = useChecks(workspaceId, draft, before);
  const focusOn = useFocusOn(variants.length);
  const saving = useSaving({ workspaceId, initial: kept, draft, canEdit });
  const isText = place.kind === "text";
  const isReadOnly = (kept !== null && !canEdit) || saving.isLeaving;
  const compared = compareAnswers(
    scores.map(({ answer }) => answer),
    isText,
  );
  const isAlone = variants.length === 1;
  const addVariant = () => {
    focusOn(fieldOf(variants.length));
    draft.addVariant();
  };
  const parts = scores.map((score, index) => ({
    ...{ index, draft, score, isReadOnly, key: fieldOf(index) },
    letter: isAlone ? null : (LETTERS[index] ?? null),
  }));
  return (
    <div className="space-y-4 sm:space-y-6">
      {kept !== null && !canEdit ? (
        <DraftFacts form={draft.form} campaigns={campaigns} />
      ) : (
        <PlaceSettings place={place} onChange={draft.change} />
      )}
      <ScoreAnnouncer scores={scores} isText={isText} />
      <div className={cx("grid gap-4 sm:gap-6", LAYOUTS[variants.length - 1])}>
        {parts.map(({ key, ...part }) => (
          <EditorCard
            key={key}
            {...part}
            onCompare={addVariant}
            onKeepOnly={() => {
              focusOn(fieldOf(0));
              draft.keepOnly(part.index);
            }}
          />
        ))}
        {(canEdit || !isAlone) && (
          <div className={cx("min-w-0 space-y-4", isAlone ? ALONE.plan : "lg:col-span-full")}>
            {!isAlone && variants.length < MAX_VARIANTS && !isReadOnly && (
              <Button look="quiet" onClick={addVariant}>
                <Columns2 aria-hidden="true" className="size-4" />
                Add a variant
              </Button>
            )}
            {canEdit && (
              <>
                <PlanSettings
                  workspaceId={workspaceId}
                  form={draft.form}
                  campaigns={campaigns}
                  onChange={draft.change}
                />
                <SaveBar {...saving} isChanged={draft.isChanged} />
              </>
            )}
            {!isAlone && <CompareVerdict compared={compared} />}
          </div>
        )}
        {parts.map(({ key, ...part }) => (
          <ResultCard
            key={key}
            {...part}
            told={checks[part.index]?.answer?.checks.map(({ words }) => words) ?? []}
            better={compared?.isBeyondNoise && compared.pair[0] === part.index ? compared : null}
            className={isAlone ? ALONE.score : undefined}
          />
        ))}
        {isText &&
          checks.map((checking, index) => (
            <ChecksCard
              key={fieldOf(index)}
              workspaceId={workspaceId}
              id={`checks-${index}`}
              title={isAlone ? "Checks" : `Checks of ${LETTERS[index]}`}
              platform={place.platform}
              checks={checking}
              className={isAlone ? ALONE.checks : undefined}
            />
          ))}
      </div>
      <EvidenceCard
        workspaceId={workspaceId}
        place={place}
        answer={scores[0]?.answer ?? null}
        facts={facts.find(({ platform }) => platform === place.platform)}
        needed={needed}
        canImport={canEdit}
      />
    </div>
  );
}

/** What is begun for a campaign is another draft than what was begun without one. */
function nameNew(workspaceId: string, { campaign_id, planned_on }: DraftStart): string {
  return [workspaceId, campaign_id, planned_on].filter((part) => part !== null).join("-");
}

/** The scores of the variants that there are; one is asked for each that there could be. */
function useScores(
  workspaceId: string,
  { form: { place, variants } }: DraftEditing,
  before: ReadBefore | null,
) {
  const [a, b, c] = variants;
  const scores = [
    useDraftScore(workspaceId, place, a, before),
    useDraftScore(workspaceId, place, b, before),
    useDraftScore(workspaceId, place, c, before),
  ];
  return scores.slice(0, variants.length);
}

/** What can be seen of the variants that there are; one is asked for each that there could be. */
function useChecks(
  workspaceId: string,
  { form: { place, variants } }: DraftEditing,
  before: ReadBefore | null,
) {
  const [a, b, c] = variants;
  const checks = [
    useDraftChecks(workspaceId, toCheck(place, a), before),
    useDraftChecks(workspaceId, toCheck(place, b), before),
    useDraftChecks(workspaceId, toCheck(place, c), before),
  ];
  return checks.slice(0, variants.length);
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
