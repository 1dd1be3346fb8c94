import { CodeText } from "#components/ui/code-text.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import type { Field } from "./read-fields.ts";

type Props = {
  fields: Field[];
  /** Whether a field can be left out of a request: in an answer most fields are always there. */
  isInput?: boolean;
};

/** Fields with what they hold; those of inner objects are behind a toggle. */
export function FieldList({ fields, isInput = false }: Props) {
  return (
    <ul className="divide-y divide-line">
      {fields.map((field) => (
        <li key={field.name} className="py-2.5 first:pt-0 last:pb-0">
          <FieldHead field={field} isInput={isInput} />
          <FieldFacts field={field} />
          {field.fields.length > 0 && (
            <Disclosure label={`Fields of ${field.name}`} className="mt-1">
              <div className="mt-1 border-l border-line pl-4">
                <FieldList fields={field.fields} isInput={isInput} />
              </div>
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  );
}

function FieldHead({ field: { name, type, isRequired }, isInput }: { field: Field; isInput: boolean }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <code className="font-mono text-sm font-semibold break-all">{name}</code>
      <span className="text-sm text-faint">{type}</span>
      {isInput && isRequired && <span className="text-xs font-medium text-poor">required</span>}
      {!isInput && !isRequired && <span className="text-xs text-faint">not always there</span>}
    </p>
  );
}

function FieldFacts({ field: { text, facts, choices } }: { field: Field }) {
  return (
    <>
      {text && (
        <p className="mt-0.5 text-sm text-soft">
          <CodeText text={text} />
        </p>
      )}
      {choices.length > 0 && (
        <p className="mt-0.5 text-sm text-soft">
          One of <CodeText text={choices.map((choice) => `\`${choice}\``).join(", ")} />
        </p>
      )}
      {facts.length > 0 && <p className="mt-0.5 text-sm text-faint">{facts.join(" · ")}</p>}
    </>
  );
}
