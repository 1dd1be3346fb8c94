import { ChevronDown } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { CodeText } from "#components/ui/code-text.tsx";
import { cx } from "#components/ui/cx.ts";
import { DocsLink } from "./docs-link.tsx";
import { FieldList } from "./field-list.tsx";
import { MethodBadge } from "./method-badge.tsx";
import { OperationCode } from "./operation-code.tsx";
import { Part } from "./part.tsx";
import type { Operation } from "./read-reference.ts";
import { RefusalList } from "./refusal-list.tsx";

type Props = { operation: Operation; baseUrl: string; access: { plan: string; scope: string } | undefined };

/** Where a script can show it again, and there is little room. */
const FOLDED = "not-print:max-lg:[@media(scripting:enabled)]:not-group-data-open/operation:hidden";

/**
 * All about one operation: what it takes and answers at the left, the code that calls it at the right. On a narrow screen
 * its head alone, until it is opened (`browser/open-operations.ts`).
 */
export function OperationSection({ operation, baseUrl, access }: Props) {
  const { id } = operation;
  return (
    <article
      aria-labelledby={id}
      data-operation=""
      className="group/operation grid gap-x-8 gap-y-6 rounded-card border border-line bg-surface p-4 sm:p-6 xl:grid-cols-2"
    >
      <div className="min-w-0">
        <OperationHead operation={operation} access={access} />
        <OpenButton operation={operation} />
        <div id={`${id}-fields`} className={cx("mt-6 space-y-6", FOLDED)}>
          <OperationFields operation={operation} />
        </div>
      </div>
      <div id={`${id}-code`} className={cx("min-w-0 space-y-6", FOLDED)}>
        <OperationCode operation={operation} baseUrl={baseUrl} />
      </div>
    </article>
  );
}

function OpenButton({ operation: { id, summary } }: Pick<Props, "operation">) {
  return (
    <button
      type="button"
      data-open-operation=""
      aria-label={`Show all: ${summary}`}
      aria-expanded="false"
      aria-controls={`${id}-fields ${id}-code`}
      className={buttonClass("quiet", "no-print mt-4 w-full lg:hidden noscript:hidden")}
    >
      <span className="group-data-open/operation:hidden">Show all</span>
      <span className="hidden group-data-open/operation:inline">Show less</span>
      <ChevronDown aria-hidden="true" className="size-4 group-data-open/operation:rotate-180" />
    </button>
  );
}

function OperationHead({ operation, access }: Omit<Props, "baseUrl">) {
  const { id, method, path, summary, text, isDeprecated } = operation;
  return (
    <>
      <h2 id={id} className="scroll-mt-6 text-lg font-semibold tracking-tight">
        <a href={`#${id}`} className="hover:underline">
          {summary}
        </a>
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <MethodBadge method={method} />
        <code className="font-mono text-sm break-all">{path}</code>
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {access && <Badge>{access.plan} plan</Badge>}
        {access && <Badge>scope {access.scope}</Badge>}
        {isDeprecated && <Badge tone="fair">deprecated</Badge>}
      </p>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-3 leading-relaxed text-soft">
          <CodeText text={paragraph} />
        </p>
      ))}
    </>
  );
}

function OperationFields({
  operation: { inputs, body, file, answer, refusals, sharedRefusals },
}: Pick<Props, "operation">) {
  const inPath = inputs.filter(({ place }) => place === "path");
  const inQuery = inputs.filter(({ place }) => place === "query");
  return (
    <>
      <Part title="Path" isShown={inPath.length > 0}>
        <FieldList fields={inPath} isInput />
      </Part>
      <Part title="Query" isShown={inQuery.length > 0}>
        <FieldList fields={inQuery} isInput />
      </Part>
      <Part title="Body" isShown={body !== null && body.fields.length > 0}>
        <FieldList fields={body?.fields ?? []} isInput />
      </Part>
      <Part title="Body" isShown={file !== null}>
        <p className="leading-relaxed text-soft">
          <CodeText text={file?.text ?? ""} />
        </p>
        <p className="mt-2 text-sm text-soft">
          <CodeText text={`Content-Type: ${file?.types.map((type) => `\`${type}\``).join(", ")}`} />
        </p>
      </Part>
      <Part title="Answer 200" isShown={answer.fields.length > 0}>
        <FieldList fields={answer.fields} />
      </Part>
      <Part title="Refusals" isShown>
        <RefusalList refusals={refusals} />
        <SharedRefusals refusals={sharedRefusals} />
      </Part>
    </>
  );
}

/** Told in words once, on the first page. */
function SharedRefusals({ refusals }: { refusals: Operation["sharedRefusals"] }) {
  const titles = refusals.flatMap((refusal) => refusal.titles.map((title) => `${refusal.status} ${title}`));
  if (titles.length === 0) return null;
  return (
    <p className="mt-4 text-sm text-soft">
      And <DocsLink href="/docs/start#everywhere">as every operation</DocsLink>: {titles.join(", ")}.
    </p>
  );
}
