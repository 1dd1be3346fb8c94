import { Alert } from "./alert.tsx";
import { FailureAlert } from "./failure-alert.tsx";
import { isRefused } from "./next-change.ts";

type Props = {
  /** Of the last asking. */
  error: Error | null;
  /** What goes on meanwhile. */
  told?: string;
  className?: string;
};

/** That a page is not kept up to date, and why; nothing while it is. */
export function PollAlert({ error, told = "This page will try again by itself.", className }: Props) {
  if (!error) return null;
  return (
    <div className={className}>
      {isRefused(error) ? (
        <FailureAlert error={error} tone="fair" title="This page is no longer updating" />
      ) : (
        <Alert tone="fair" title="No connection right now">
          <p>{told}</p>
        </Alert>
      )}
    </div>
  );
}
