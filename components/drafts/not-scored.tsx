import Link from "next/link";
import { faultAt } from "#components/campaigns/field-faults.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { isFailure } from "#lib/http/fetch-json.ts";

const LINK = "font-medium underline underline-offset-4";

/** Why there is no score, and what to do now. */
export function NotScored({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const failure = isFailure(error) ? error : null;
  const { status = 0, code = "", requestId = "" } = failure ?? {};
  const isFieldWrong = failure !== null && faultAt(failure.errors, "/content") !== null;
  const told = isFieldWrong
    ? "What is expected stands at its field."
    : (failure?.message ?? "Something failed.");
  const isRefused = status >= 400 && status < 500 && status !== 429;
  return (
    <Alert
      tone={status === 422 ? "fair" : "poor"}
      title={failure ? `Not scored: ${failure.title}` : "Not scored"}
      isUrgent
    >
      <p className="break-words">{told}</p>
      {status === 401 && (
        <p>
          <a href="/sign-in" className={LINK}>
            Sign in again
          </a>
        </p>
      )}
      {code && status !== 401 && (
        <p>
          <Link href={`/problems/${code}`} prefetch={false} className={LINK}>
            What this means
          </Link>
        </p>
      )}
      {!isRefused && (
        <Button look="quiet" onClick={onRetry}>
          Try again
        </Button>
      )}
      {status >= 500 && requestId && (
        <p className="text-xs text-soft">
          Request id: <code className="font-mono break-all">{requestId}</code>
        </p>
      )}
    </Alert>
  );
}
