import { CodeBlock } from "#components/docs/code-block.tsx";
import { CodeText } from "#components/ui/code-text.tsx";
import { type GuidePart, partAnchor } from "./guide.ts";

/** A part of a guide or recipe. */
export function PartSection({ title, paragraphs, table, commands }: GuidePart) {
  const id = partAnchor(title);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="scroll-mt-6 text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-3 leading-relaxed break-words">
          <CodeText text={text} />
        </p>
      ))}
      {table && <Table title={title} {...table} />}
      {commands && <CodeBlock text={commands} syntax="shell" name={title} className="mt-4" />}
    </section>
  );
}

/** Wider than a phone, it is moved sideways by itself. */
function Table({ title, head, rows }: { title: string } & NonNullable<GuidePart["table"]>) {
  return (
    <section
      aria-label={`${title}: table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard, too.
      tabIndex={0}
      className="mt-4 overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line">
            {head.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
              <th key={index} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                {name || <span className="sr-only">Limit</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([first = "", ...rest]) => (
            <tr key={`${first} ${rest[0]}`}>
              <th scope="row" className="px-3 py-2 font-normal whitespace-nowrap">
                {first}
              </th>
              {rest.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
                <td key={index} className="px-3 py-2 text-soft tabular-nums">
                  <CodeText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
