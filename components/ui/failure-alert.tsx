import type { ReactNode } from "react";
import { TextLink } from "#components/ui/text-link.tsx";
import { isFailure } from "#lib/http/fetch-json.ts";
import { Alert } from "./alert.tsx";
import { RequestId } from "./request-id.tsx";
import type { Tone } from "./tone.ts";

const LINK = "font-medium underline underline-offset-4";

type Props = {
  error: Error;
  title: string;
  tone?: Tone;
  /** In place of what the service says. */
  told?: string | undefined;
  /** What to do now, in place of the link to the problem's page. */
  next?: ReactNode;
  children?: ReactNode;
};

/** Why something was not done, what to do now, and the id that finds it in the log where the service itself failed. */
export function FailureAlert({ error, title, tone = "poor", told, next, children }: Props) {
  const failure = isFailure(error) ? error : null;
  const { status = 0, code = "", requestId = "" } = failure ?? {};
  return (
    <Alert tone={tone} title={title} isUrgent className="break-words">
      <p>{told ?? failure?.message ?? "Try again."}</p>
      {status === 401 ? (
        <p>
          <a href="/sign-in" className={LINK}>
            Sign in again
          </a>
        </p>
      ) : (
        (next || code) && <p>{next ?? <ProblemLink code={code}>What this means</ProblemLink>}</p>
      )}
      {children}
      {status >= 500 && requestId && <RequestId id={requestId} />}
    </Alert>
  );
}

/** A link to what is said of a problem. */
export function ProblemLink({ code, children }: { code: string; children: ReactNode }) {
  return (
    <TextLink href={`/problems/${code}`} look="alert">
      {children}
    </TextLink>
  );
}
