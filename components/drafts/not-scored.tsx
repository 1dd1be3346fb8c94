import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { errorAt, errorsOf } from "#components/ui/field-errors.ts";
import { isFailure } from "#lib/http/fetch-json.ts";

/** Why there is no score, and what to do now. */
export function NotScored({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { status = 0, title = "" } = isFailure(error) ? error : {};
  const isFieldWrong = errorAt(errorsOf(error), "/content") !== null;
  const isRefused = status >= 400 && status < 500 && status !== 429;
  return (
    <FailureAlert
      error={error}
      tone={status === 422 ? "fair" : "poor"}
      title={title ? `Not scored: ${title}` : "Not scored"}
      told={isFieldWrong ? "The field says what it needs." : undefined}
    >
      {!isRefused && (
        <Button look="quiet" onClick={onRetry}>
          Try again
        </Button>
      )}
    </FailureAlert>
  );
}
