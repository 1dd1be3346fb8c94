import { Save } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Time } from "#components/ui/time.tsx";
import type { Draft } from "#lib/drafts/schemas.ts";
import type { useSaveDraft } from "./use-save-draft.ts";

type Props = {
  /** As it was saved last; null of one that is not kept yet. */
  kept: Draft | null;
  isChanged: boolean;
  save: ReturnType<typeof useSaveDraft>;
  onSave: () => void;
  onOverwrite: () => void;
};

/** Whether a draft is saved, the button that does it, and what is in the way. */
export function SaveBar({ kept, isChanged, save, onSave, onOverwrite }: Props) {
  const isStill = save.isPending || !isChanged;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          aria-disabled={isStill}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => !isStill && onSave()}
        >
          <Save aria-hidden="true" className="size-4" />
          {save.isPending ? "Saving …" : kept ? "Save" : "Save draft"}
        </Button>
        <p role="status" className="text-sm text-soft">
          <State kept={kept} isChanged={isChanged} />
        </p>
      </div>
      {save.error && (
        <FailureAlert
          error={save.error}
          tone={save.isConflict ? "fair" : "poor"}
          title={save.isConflict ? "Somebody else saved this draft" : "Not saved"}
        >
          {save.isConflict && (
            <div className="flex flex-wrap gap-2">
              <Button look="quiet" onClick={save.open}>
                Open their version
              </Button>
              <Button look="quiet" onClick={onOverwrite}>
                Save mine over it
              </Button>
            </div>
          )}
        </FailureAlert>
      )}
      {save.notOpened && <FailureAlert error={save.notOpened} title="Their version could not be opened" />}
    </div>
  );
}

function State({ kept, isChanged }: Pick<Props, "kept" | "isChanged">) {
  if (isChanged) return "Not saved yet";
  if (!kept) return "Nothing to save yet";
  return (
    <>
      Saved <Time at={kept.updated_at} />
      {kept.updated_by && ` by ${kept.updated_by}`}
    </>
  );
}
