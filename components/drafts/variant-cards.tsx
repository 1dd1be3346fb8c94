import { Columns2 } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import type { Compared } from "./compare-answers.ts";
import { DraftEditor } from "./draft-editor.tsx";
import type { DraftPlace } from "./draft-place.ts";
import { DraftResult } from "./draft-result.tsx";
import { contentOf, type DraftScore } from "./use-draft-score.ts";
import type { useVariants, VariantIndex } from "./use-variants.ts";

type Props = {
  index: VariantIndex;
  place: DraftPlace;
  drafts: ReturnType<typeof useVariants>;
  score: DraftScore;
  /** More than noise speaks for this one; null when it does not. */
  better: Compared | null;
  onCompare: () => void;
  onKeepOnly: () => void;
};

/** On wide screens one variant has its result beside it, two have theirs below. */
const SINGLE = {
  editor: "lg:col-start-1 lg:row-start-1",
  result: "lg:col-start-2 lg:row-span-2 lg:row-start-1",
};
const PAIR = [
  { editor: "lg:col-start-1 lg:row-start-1", result: "lg:col-start-1 lg:row-start-2" },
  { editor: "lg:col-start-2 lg:row-start-1", result: "lg:col-start-2 lg:row-start-2" },
] as const;

/** The id of the field of a variant. */
export function fieldOf(index: VariantIndex): string {
  return `draft-${index}`;
}

/** One variant: where it is written, and its score. They lie in the grid of the page. */
export function VariantCards({ index, place, drafts, score, better, onCompare, onKeepOnly }: Props) {
  const variant = drafts.variants[index];
  if (!variant) return null;
  const isPair = drafts.variants.length > 1;
  const letter = "AB"[index];
  const layout = isPair ? PAIR[index] : SINGLE;
  return (
    <>
      <Card
        id={`editor-${index}`}
        title={isPair ? `Variant ${letter}` : "Draft"}
        className={layout.editor}
        aside={
          <Button
            look="plain"
            className="-my-2 -mr-2 min-h-9! px-2! text-accent! hover:text-accent!"
            onClick={isPair ? onKeepOnly : onCompare}
          >
            {!isPair && <Columns2 aria-hidden="true" className="size-4" />}
            {isPair ? `Keep only ${letter}` : "Compare with a variant"}
          </Button>
        }
      >
        <DraftEditor
          id={fieldOf(index)}
          place={place}
          variant={variant}
          score={score}
          onWrite={(text) => drafts.write(index, text)}
          onAddress={(address) => drafts.setAddress(index, address)}
          onSend={(address) => {
            if (contentOf(place.kind, variant) === address) score.retry();
            else drafts.send(index, place.kind, address);
          }}
          onUndo={() => {
            drafts.undo(index);
            document.getElementById(fieldOf(index))?.focus();
          }}
        />
      </Card>
      <Card
        id={`result-${index}`}
        title={isPair ? `Score of ${letter}` : "Score"}
        className={layout.result}
        aside={<State isComputing={score.isComputing} better={better} />}
      >
        <DraftResult
          place={place}
          text={variant.text}
          score={score}
          onApply={({ suggestion }, text) =>
            drafts.apply(index, text, { suggestion, scoreBefore: score.answer?.score ?? 0 })
          }
        />
      </Card>
    </>
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
