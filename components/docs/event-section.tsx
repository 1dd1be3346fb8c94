import { CodeText } from "#components/ui/code-text.tsx";
import { CodeBlock } from "./code-block.tsx";
import { eventAnchor } from "./event-anchor.ts";
import { FieldList } from "./field-list.tsx";
import type { Event } from "./read-reference.ts";

/** What a webhook is sent. */
export function EventSection({ event: { type, summary, text, fields, example } }: { event: Event }) {
  return (
    <article
      aria-labelledby={eventAnchor(type)}
      className="grid gap-x-8 gap-y-6 rounded-card border border-line bg-surface p-4 sm:p-6 xl:grid-cols-2"
    >
      <div className="min-w-0">
        <h2 id={eventAnchor(type)} className="scroll-mt-6 text-lg font-semibold tracking-tight">
          {summary}
        </h2>
        <p className="mt-2 font-mono text-sm">{type}</p>
        <p className="mt-3 mb-6 leading-relaxed text-soft">
          <CodeText text={text} />
        </p>
        <FieldList fields={fields} />
      </div>
      <div className="min-w-0">
        <CodeBlock text={example} syntax="JSON" name={`the message of ${type}`} className="text-xs!" />
      </div>
    </article>
  );
}
