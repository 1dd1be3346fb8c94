import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { AppliedNote } from "./applied-note.tsx";
import type { DraftPlace } from "./draft-place.ts";
import { MediaField } from "./media-field.tsx";
import { TextField } from "./text-field.tsx";
import type { Variant } from "./use-draft-form.ts";
import type { DraftScore } from "./use-draft-score.ts";

type Props = {
  /** Of the field, unique on the page. */
  id: string;
  place: DraftPlace;
  variant: Variant;
  score: DraftScore;
  isReadOnly: boolean;
  onWrite: (text: string) => void;
  onAddress: (address: string) => void;
  onSend: (address: string) => void;
  onUndo: () => void;
};

/** Where a variant is written: its text, or the address of its file. */
export function DraftEditor({
  id,
  place,
  variant,
  score,
  isReadOnly,
  onWrite,
  onAddress,
  onSend,
  onUndo,
}: Props) {
  if (place.kind !== "text") {
    return (
      <MediaField
        id={id}
        kind={place.kind}
        address={variant.address}
        isReadOnly={isReadOnly}
        onChange={onAddress}
        onSend={onSend}
        isReading={score.isComputing}
        error={errorAt(errorsOf(score.error), "/content")}
      />
    );
  }
  const last = variant.applied.at(-1);
  return (
    <div className="space-y-4">
      <TextField id={id} place={place} text={variant.text} isReadOnly={isReadOnly} onWrite={onWrite} />
      {last && (
        <AppliedNote
          key={variant.applied.length}
          applied={last}
          score={score.isComputing ? null : (score.answer?.score ?? null)}
          onUndo={onUndo}
        />
      )}
    </div>
  );
}
