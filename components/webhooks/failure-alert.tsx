import { Alert } from "#components/ui/alert.tsx";
import { isFailure } from "#lib/http/fetch-json.ts";

/** Why something was not done, with the id that finds it in the log where the service itself failed. */
export function FailureAlert({ error, title }: { error: Error; title: string }) {
  const requestId = isFailure(error) && error.status >= 500 ? error.requestId : "";
  return (
    <Alert tone="poor" title={title} isUrgent className="break-words">
      <p>{isFailure(error) ? error.message : "Please try again."}</p>
      {requestId && <p className="text-xs break-all text-soft">Request id: {requestId}</p>}
    </Alert>
  );
}
