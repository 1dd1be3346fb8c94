"use client";

import { ChevronDown } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { CodeText } from "#components/ui/code-text.tsx";
import { cx } from "#components/ui/cx.ts";
import { FieldList } from "./field-list.tsx";
import { MethodBadge } from "./method-badge.tsx";
import { OperationCode } from "./operation-code.tsx";
import { Part } from "./part.tsx";
import type { Operation } from "./read-reference.ts";
import { RefusalList } from "./refusal-list.tsx";
import { useOpened } from "./use-opened.ts";

type Props = { operation: Operation; baseUrl: string; access: { plan: string; scope: string } | undefined };

/**
 * All about one operation: what it takes and answers at the left, the code that calls it at the right. On a narrow screen
 * its head alone, until it is opened. It is rendered in the browser, too, because that takes its data once; from the server
 * alone the page would carry every element twice.
 */
export function OperationSection({ operation, baseUrl, access }: Props) {
  const { id, summary } = operation;
  const [isOpen, toggle] = useOpened(id);
  const word = isOpen ? "Show less" : "Show all";
  const hidden = !isOpen && "not-print:max-lg:hidden";
  return (
    <article
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-6 rounded-card border border-line bg-surface p-4 sm:p-6 xl:grid-cols-2"
    >
      <div className="min-w-0">
        <OperationHead operation={operation} access={access} />
        <button
          type="button"
          aria-label={`${word}: ${summary}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields ${id}-code`}
          onClick={toggle}
          className={buttonClass("quiet", "no-print mt-4 w-full lg:hidden")}
        >
          {word}
          <ChevronDown aria-hidden="true" className={cx("size-4", isOpen && "rotate-180")} />
        </button>
        <div id={`${id}-fields`} className={cx("mt-6 space-y-6", hidden)}>
          <OperationFields operation={operation} />
        </div>
      </div>
      <div id={`${id}-code`} className={cx("min-w-0 space-y-6", hidden)}>
        <OperationCode operation={operation} baseUrl={baseUrl} />
      </div>
    </article>
  );
}

function OperationHead({ operation, access }: Omit<Props, "baseUrl">) {
  const { id, method, path, summary, text, isDeprecated } = operation;
  return (
    <>
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

/** Told in words once, on the top of the page. */
function SharedRefusals({ refusals }: { refusals: Operation["sharedRefusals"] }) {
  const titles = refusals.flatMap((refusal) => refusal.titles.map((title) => `${refusal.status} ${title}`));
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
