import { Badge } from "#components/ui/badge.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { Sent } from "./send-request.ts";

/** What came back: status, time, the headers that a caller acts on, and the body. */
export function SentAnswer({ sent: { status, statusText, milliseconds, headers, body } }: { sent: Sent }) {
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
        <Badge tone={status < 400 ? "good" : "poor"}>
          {status} {statusText}
        </Badge>
        <span className="tabular-nums">{milliseconds} ms</span>
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {headers.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-faint">{name}</dt>
            <dd className="font-mono text-[0.8125rem] break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {body && <CodeBlock text={body} name="the answer" />}
    </div>
  );
}
