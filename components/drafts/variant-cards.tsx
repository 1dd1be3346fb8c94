import { Columns2, X } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { contentOf } from "./asked-drafts.ts";
import type { Compared } from "./compare-answers.ts";
import { DraftEditor } from "./draft-editor.tsx";
import { DraftResult } from "./draft-result.tsx";
import type { DraftEditing } from "./use-draft-form.ts";
import type { DraftScore } from "./use-draft-score.ts";

type Props = {
  index: number;
  /** What it is called beside others; null of the only one. */
  letter: string | null;
  draft: DraftEditing;
  score: DraftScore;
  isReadOnly: boolean;
};

/** The id of the field of a variant. */
export function fieldOf(index: number): string {
  return `draft-${index}`;
}

type EditorProps = Props & { onCompare: () => void; onKeepOnly: () => void };

/** Where a variant is written. */
export function EditorCard({ index, draft, score, isReadOnly, letter, onCompare, onKeepOnly }: EditorProps) {
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

type ResultProps = Props & {
  /** More than noise speaks for this one; null when it does not. */
  better: Compared | null;
  /** What the checks say already. */
  told: readonly string[];
  className?: string | undefined;
};

/** The score of a variant, with what would help it. */
export function ResultCard({
  index,
  letter,
  draft,
  score,
  isReadOnly,
  better,
  told,
  className,
}: ResultProps) {
  return (
    <Card
      id={`result-${index}`}
      className={className}
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
