import Link from "next/link";
import { Alert } from "#components/ui/alert.tsx";
import { type Failure, isFailure } from "#lib/http/fetch-json.ts";

const LINK = "font-medium underline underline-offset-4";

type Props = {
  error: Error;
  workspaceId: string;
  /** Whether the page shows the audit that runs. */
  showsRunning?: boolean;
};

/** Why an audit could not be started, and what to do now. */
export function AuditFailure({ error, workspaceId, showsRunning = true }: Props) {
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
        <NextAction failure={error} path={`/w/${workspaceId}`} showsRunning={showsRunning} />
      </p>
      {error.status >= 500 && error.requestId && (
        <p className="text-xs text-soft">
          Request id: <code className="font-mono break-all">{error.requestId}</code>
        </p>
      )}
    </Alert>
  );
}

type NextProps = { failure: Failure; path: string; showsRunning: boolean };

function NextAction({ failure, path, showsRunning }: NextProps) {
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
      if (showsRunning) return "Its progress is shown here; there is nothing more to do.";
      return <OwnLink href={`${path}/audits`} label="See how far it is" />;
    case 422:
      return failure.code === "invalid_request" ? (
        "Change the options and run it again."
      ) : (
        <OwnLink href={`${path}/platforms`} label="Bring in data" />
      );
    default:
      return failure.code ? (
        <ProblemLink code={failure.code} label="What this means" />
      ) : (
        "Nothing was changed. Please try again."
      );
  }
}

function ProblemLink({ code, label }: { code: string; label: string }) {
  return <OwnLink href={`/problems/${code}`} label={label} />;
}

function OwnLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} prefetch={false} className={LINK}>
      {label}
    </Link>
  );
}
