import type { ReactNode } from "react";
import { FailureAlert, ProblemLink } from "#components/ui/failure-alert.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { type Failure, isFailure } from "#lib/http/fetch-json.ts";

type Props = {
  error: Error;
  workspaceId: string;
  /** Whether the page shows the audit that runs. */
  showsRunning?: boolean;
};

/** Why an audit could not be started, and what to do now. */
export function AuditFailure({ error, workspaceId, showsRunning = true }: Props) {
  if (!isFailure(error)) return <FailureAlert error={error} title="The audit was not started" />;
  const isBroken = error.status >= 500 || error.status === 0;
  return (
    <FailureAlert
      error={error}
      tone={isBroken ? "poor" : "fair"}
      title={error.title}
      next={nextAction(error, `/w/${workspaceId}`, showsRunning)}
    />
  );
}

/** Undefined where the page of the problem says it. */
function nextAction({ status, code }: Failure, path: string, showsRunning: boolean): ReactNode {
  switch (status) {
    case 402:
      return <ProblemLink code={code}>What can I do?</ProblemLink>;
    case 409:
      if (showsRunning) return "You can follow its progress here; there is nothing else to do.";
      return (
        <TextLink href={`${path}/audits`} look="alert">
          See its progress
        </TextLink>
      );
    case 422:
      if (code === "invalid_request") return "Change the options and run it again.";
      return (
        <TextLink href={`${path}/platforms`} look="alert">
          Bring in data
        </TextLink>
      );
    default:
      return code ? undefined : "Nothing was changed. Try again.";
  }
}
