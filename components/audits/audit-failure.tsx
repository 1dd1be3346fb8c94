import Link from "next/link";
import { Alert } from "#components/ui/alert.tsx";
import { type Failure, isFailure } from "#lib/http/fetch-json.ts";

const LINK = "font-medium underline underline-offset-4";

/** Why an audit could not be started, and what to do now. */
export function AuditFailure({ error }: { error: Error }) {
  if (!isFailure(error)) {
    return (
      <Alert tone="poor" title="The audit was not started" isUrgent>
        <p>Please try again.</p>
      </Alert>
    );
  }
  return (
    <Alert tone={error.status >= 500 || error.status === 0 ? "poor" : "fair"} title={error.title} isUrgent>
      <p>{error.message}</p>
      <p>
        <NextAction failure={error} />
      </p>
      {error.status >= 500 && error.requestId && (
        <p className="text-xs text-soft">
          Request id: <code className="font-mono break-all">{error.requestId}</code>
        </p>
      )}
    </Alert>
  );
}

function NextAction({ failure }: { failure: Failure }) {
  switch (failure.status) {
    case 401:
      return (
        <a href="/sign-in" className={LINK}>
          Sign in again
        </a>
      );
    case 402:
      return <ProblemLink code={failure.code} label="What are my choices?" />;
    case 409:
      return "Its progress is shown here; there is nothing more to do.";
    case 422:
      return <ProblemLink code={failure.code} label="How to bring in data" />;
    default:
      return failure.code ? (
        <ProblemLink code={failure.code} label="What this means" />
      ) : (
        "Nothing was changed. Please try again."
      );
  }
}

function ProblemLink({ code, label }: { code: string; label: string }) {
  return (
    <Link href={`/problems/${code}`} prefetch={false} className={LINK}>
      {label}
    </Link>
  );
}
