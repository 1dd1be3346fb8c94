import Link from "next/link";
import { Alert } from "#components/ui/alert.tsx";
import { isFailure } from "#lib/http/fetch-json.ts";

const LINK = "font-medium underline underline-offset-4";

/** Why nothing was saved, and what to do now. */
export function NotSaved({ error, title }: { error: Error; title: string }) {
  if (!isFailure(error)) {
    return (
      <Alert tone="poor" title={title} isUrgent>
        <p>Please try again.</p>
      </Alert>
    );
  }
  const { status, errors, code, requestId } = error;
  const isFieldWrong = status === 400 && errors.length > 0;
  return (
    <Alert tone={isFieldWrong ? "fair" : "poor"} title={`${title}: ${error.title}`} isUrgent>
      <p>{isFieldWrong ? "What is expected stands at each field that is marked." : error.message}</p>
      {status === 401 ? (
        <p>
          <a href="/sign-in" className={LINK}>
            Sign in again
          </a>
        </p>
      ) : (
        code && (
          <p>
            <Link href={`/problems/${code}`} prefetch={false} className={LINK}>
              What this means
            </Link>
          </p>
        )
      )}
      {status >= 500 && requestId && (
        <p className="text-xs text-soft">
          Request id: <code className="font-mono break-all">{requestId}</code>
        </p>
      )}
    </Alert>
  );
}
