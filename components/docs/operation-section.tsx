import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { CodeText } from "#components/ui/code-text.tsx";
import { CodeBlock } from "./code-block.tsx";
import { CodeSamples } from "./code-samples.tsx";
import { FieldList } from "./field-list.tsx";
import { MethodBadge } from "./method-badge.tsx";
import type { Operation } from "./read-reference.ts";
import { RefusalList } from "./refusal-list.tsx";
import { TryIt } from "./try-it.tsx";
import { writeSamples } from "./write-samples.ts";

type Props = { operation: Operation; baseUrl: string; access: { plan: string; scope: string } | undefined };

/** All about one operation: what it takes and answers at the left, the code that calls it at the right. */
export function OperationSection({ operation, baseUrl, access }: Props) {
  const { id, summary, inputs, body, answer, refusals, sharedRefusals } = operation;
  const inPath = inputs.filter(({ place }) => place === "path");
  const inQuery = inputs.filter(({ place }) => place === "query");
  return (
    <article
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-6 rounded-card border border-line bg-surface p-4 sm:p-6 xl:grid-cols-2"
    >
      <div className="min-w-0 space-y-6">
        <OperationHead operation={operation} access={access} />
        <Part title="Path" isShown={inPath.length > 0}>
          <FieldList fields={inPath} isInput />
        </Part>
        <Part title="Query" isShown={inQuery.length > 0}>
          <FieldList fields={inQuery} isInput />
        </Part>
        <Part title="Body" isShown={body !== null && body.fields.length > 0}>
          <FieldList fields={body?.fields ?? []} isInput />
        </Part>
        <Part title="Answer 200" isShown={answer.fields.length > 0}>
          <FieldList fields={answer.fields} />
        </Part>
        <Part title="Refusals" isShown>
          <RefusalList refusals={refusals} hasExamples />
          <SharedRefusals operation={{ sharedRefusals }} />
        </Part>
      </div>
      <div className="min-w-0 space-y-6">
        <CodeSamples name={summary} samples={writeSamples(operation, baseUrl)} className="text-xs" />
        {answer.example && (
          <Part title="Example of the answer" isShown>
            <CodeBlock text={answer.example} name={`the answer of ${summary}`} className="text-xs" />
          </Part>
        )}
        <TryIt
          id={id}
          summary={summary}
          method={operation.method}
          path={operation.path}
          inputs={inputs.map(({ name, place, isRequired, example, type }) => ({
            name,
            place,
            isRequired,
            example,
            type,
          }))}
          body={body && JSON.stringify(body.example ?? {}, null, 2)}
        />
      </div>
    </article>
  );
}

function OperationHead({ operation, access }: Omit<Props, "baseUrl">) {
  const { id, method, path, summary, text, isDeprecated } = operation;
  return (
    <div>
      <h3 id={id} className="scroll-mt-6 text-lg font-semibold tracking-tight">
        <a href={`#${id}`} className="hover:underline">
          {summary}
        </a>
      </h3>
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
    </div>
  );
}

function Part({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <div>
      <h4 className="mb-2.5 text-xs font-semibold tracking-wide text-faint uppercase">{title}</h4>
      {children}
    </div>
  );
}

/** Told in words once, on the top of the page. */
function SharedRefusals({ operation: { sharedRefusals } }: { operation: Pick<Operation, "sharedRefusals"> }) {
  const titles = sharedRefusals.flatMap(({ status, problems }) =>
    problems.map(({ title }) => `${status} ${title}`),
  );
  if (titles.length === 0) return null;
  return (
    <p className="mt-4 text-sm text-soft">
      And{" "}
      <a href="#everywhere" className="underline decoration-edge underline-offset-4 hover:decoration-ink">
        as every operation
      </a>
      : {titles.join(", ")}.
    </p>
  );
}
