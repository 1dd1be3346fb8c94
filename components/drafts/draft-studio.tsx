"use client";

import { Columns2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import type { CampaignChoice } from "#lib/campaigns/schemas.ts";
import type { Draft } from "#lib/drafts/schemas.ts";
import { MAX_VARIANTS } from "#lib/drafts/values.ts";
import type { AccountModelFacts } from "#lib/studio/schemas.ts";
import { compareAnswers } from "./compare-answers.ts";
import { CompareVerdict } from "./compare-verdict.tsx";
import { DraftFacts } from "./draft-facts.tsx";
import type { DraftStart } from "./draft-place.ts";
import { DraftSettings } from "./draft-settings.tsx";
import { EvidenceCard } from "./evidence-card.tsx";
import { SaveBar } from "./save-bar.tsx";
import { ScoreAnnouncer } from "./score-announcer.tsx";
import { type DraftEditing, useDraftForm } from "./use-draft-form.ts";
import { useDraftScore } from "./use-draft-score.ts";
import { useSaving } from "./use-saving.ts";
import { fieldOf, VariantCards } from "./variant-cards.tsx";

type Props = {
  workspaceId: string;
  /** As it is kept; null of a new one. */
  kept: Draft | null;
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

const COLUMNS = ["lg:grid-cols-2", "lg:grid-cols-2", "lg:grid-cols-3"];

/** A draft while it is written: one wording, or a few beside each other. */
export function DraftStudio({ workspaceId, kept, usual, campaigns, facts, needed, canEdit }: Props) {
  const draft = useDraftForm(`plinth-draft-${kept?.id ?? nameNew(workspaceId, usual)}`, kept, usual);
  const { place, variants } = draft.form;
  const scores = useScores(workspaceId, draft);
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
  return (
    <div className="space-y-4 sm:space-y-6">
      {kept !== null && !canEdit ? (
        <DraftFacts form={draft.form} campaigns={campaigns} />
      ) : (
        <DraftSettings
          workspaceId={workspaceId}
          form={draft.form}
          campaigns={campaigns}
          canKeep={canEdit}
          onChange={draft.change}
        />
      )}
      {canEdit && <SaveBar {...saving} isChanged={draft.isChanged} />}
      {!isAlone && (
        <div className="space-y-3">
          <CompareVerdict compared={compared} />
          {variants.length < MAX_VARIANTS && !isReadOnly && (
            <Button look="quiet" onClick={addVariant}>
              <Columns2 aria-hidden="true" className="size-4" />
              Add a variant
            </Button>
          )}
        </div>
      )}
      <ScoreAnnouncer scores={scores} isText={isText} />
      <div
        className={cx(
          "grid gap-4 sm:gap-6 lg:items-start",
          COLUMNS[variants.length - 1],
          !isAlone && "lg:grid-rows-[auto_auto_auto]",
        )}
      >
        {scores.map((score, index) => (
          <VariantCards
            // biome-ignore lint/suspicious/noArrayIndexKey: variants have no names but their places.
            key={index}
            workspaceId={workspaceId}
            index={index}
            draft={draft}
            score={score}
            isReadOnly={isReadOnly}
            better={compared?.isBeyondNoise && compared.pair[0] === index ? compared : null}
            onCompare={addVariant}
            onKeepOnly={() => {
              focusOn(fieldOf(0));
              draft.keepOnly(index);
            }}
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
function useScores(workspaceId: string, { form: { place, variants } }: DraftEditing) {
  const [a, b, c] = variants;
  const scores = [
    useDraftScore(workspaceId, place, a),
    useDraftScore(workspaceId, place, b),
    useDraftScore(workspaceId, place, c),
  ];
  return scores.slice(0, variants.length);
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
