import { Columns2, X } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ChecksCard } from "./checks-card.tsx";
import type { Compared } from "./compare-answers.ts";
import { LETTERS } from "./compare-verdict.tsx";
import { DraftEditor } from "./draft-editor.tsx";
import { DraftResult } from "./draft-result.tsx";
import { useDraftChecks } from "./use-draft-checks.ts";
import type { DraftEditing } from "./use-draft-form.ts";
import { contentOf, type DraftScore, isTooLong } from "./use-draft-score.ts";

type Props = {
  workspaceId: string;
  index: number;
  draft: DraftEditing;
  score: DraftScore;
  isReadOnly: boolean;
  /** More than noise speaks for this one; null when it does not. */
  better: Compared | null;
  onCompare: () => void;
  onKeepOnly: () => void;
};

/** The id of the field of a variant. */
export function fieldOf(index: number): string {
  return `draft-${index}`;
}

/**
 * One variant: where it is written, what can be seen of it, and its score. On wide screens one variant has its score beside it; of
 * several each has a column, in which the parts stand on one line with those of the others.
 */
export function VariantCards(props: Props) {
  const { draft, index, workspaceId } = props;
  const { platform, format, kind } = draft.form.place;
  const text = draft.form.variants[index]?.text ?? "";
  const isChecked = kind === "text" && text.trim() !== "" && !isTooLong(text);
  const checks = useDraftChecks(workspaceId, isChecked ? { platform, format, text } : null);
  const isAlone = draft.form.variants.length === 1;
  const letter = isAlone ? null : (LETTERS[index] ?? null);
  const written = (
    <>
      <EditorCard {...props} letter={letter} />
      {kind === "text" && (
        <ChecksCard
          workspaceId={workspaceId}
          id={`checks-${index}`}
          title={letter ? `Checks of ${letter}` : "Checks"}
          platform={platform}
          checks={checks}
        />
      )}
    </>
  );
  const told = checks.answer?.checks.map(({ words }) => words) ?? [];
  const result = <ResultCard {...props} letter={letter} told={told} />;
  return isAlone ? (
    <>
      <div className="min-w-0 space-y-4 sm:space-y-6">{written}</div>
      {result}
    </>
  ) : (
    <div className="grid min-w-0 gap-4 sm:gap-6 lg:row-span-3 lg:grid-rows-subgrid">
      {written}
      {result}
    </div>
  );
}

type PartProps = Props & { letter: string | null };

function EditorCard({ index, draft, score, isReadOnly, letter, onCompare, onKeepOnly }: PartProps) {
  const { place, variants } = draft.form;
  const variant = variants[index];
  if (!variant) return null;
  return (
    <Card
      id={`editor-${index}`}
      title={letter ? `Variant ${letter}` : "Draft"}
      aside={
        !isReadOnly && (
          <Button
            look="plain"
            className="-my-2 -mr-2 min-h-9! px-2! text-accent! hover:text-accent!"
            onClick={letter ? onKeepOnly : onCompare}
          >
            {letter ? (
              <X aria-hidden="true" className="size-4" />
            ) : (
              <Columns2 aria-hidden="true" className="size-4" />
            )}
            {letter ? `Keep only ${letter}` : "Compare with a variant"}
          </Button>
        )
      }
    >
      <DraftEditor
        id={fieldOf(index)}
        place={place}
        variant={variant}
        score={score}
        isReadOnly={isReadOnly}
        onWrite={(text) => draft.write(index, text)}
        onAddress={(address) => draft.setAddress(index, address)}
        onSend={(address) => {
          if (contentOf(place.kind, variant) === address) score.retry();
          else draft.send(index, place.kind, address);
        }}
        onUndo={() => {
          draft.undo(index);
          document.getElementById(fieldOf(index))?.focus();
        }}
      />
    </Card>
  );
}

type ResultProps = PartProps & { told: readonly string[] };

function ResultCard({ index, draft, score, isReadOnly, better, letter, told }: ResultProps) {
  return (
    <Card
      id={`result-${index}`}
      title={letter ? `Score of ${letter}` : "Score"}
      aside={<State isComputing={score.isComputing} better={better} />}
    >
      <DraftResult
        place={draft.form.place}
        text={draft.form.variants[index]?.text ?? ""}
        score={score}
        told={told}
        onApply={
          isReadOnly
            ? null
            : ({ suggestion }, text) =>
                draft.apply(index, text, { suggestion, scoreBefore: score.answer?.score ?? 0 })
        }
      />
    </Card>
  );
}

function State({ isComputing, better }: { isComputing: boolean; better: Compared | null }) {
  if (isComputing) return <span className="text-sm text-faint">Scoring …</span>;
  if (better === null) return null;
  return better.isLikely ? (
    <Badge tone="good">Likely better</Badge>
  ) : (
    <Badge tone="neutral">A little more likely</Badge>
  );
}
