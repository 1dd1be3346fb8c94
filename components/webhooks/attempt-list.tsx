import { formatExact } from "#components/ui/format.ts";
import type { Delivery } from "#lib/webhooks/schemas.ts";

/** What a receiver answered. */
export function answerWords({ status }: Pick<Delivery["attempts"][number], "status">): string {
  return status === null ? "No answer" : `HTTP ${status}`;
}

/** Every attempt of a delivery. What the receiver answered is shown as text, whatever it is. */
export function AttemptList({ attempts }: { attempts: Delivery["attempts"] }) {
  return (
    <ol className="mt-2 space-y-4">
      {attempts.map(({ at, status, error, duration_ms, response }, index) => (
        <li key={at} className="min-w-0 border-l-2 border-line pl-3 text-sm">
          <p>
            <span className="font-medium">{answerWords({ status })}</span>{" "}
            <span className="text-soft">
              in {duration_ms} ms · attempt {index + 1} ·{" "}
              <time dateTime={at} className="whitespace-nowrap">
                {formatExact(at)}
              </time>
            </span>
          </p>
          {error && <p className="mt-1 break-words text-poor">{error}</p>}
          {response && (
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
              tabIndex={0}
              aria-label={`Answer to attempt ${index + 1}`}
              className="mt-2 max-h-48 overflow-y-auto rounded-lg bg-sunken p-3"
            >
              <pre className="font-mono text-xs leading-relaxed break-all whitespace-pre-wrap">
                {response}
              </pre>
            </section>
          )}
        </li>
      ))}
    </ol>
  );
}
