import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CodeBlock } from "#components/docs/code-block.tsx";
import { DocsLink } from "#components/docs/docs-link.tsx";
import { CodeText } from "#components/ui/code-text.tsx";
import { alternateOf, DocsPage } from "../../docs-page.tsx";
import { readDocs } from "../../read-docs.ts";
import { findGuide, guidePath } from "../find-guide.ts";
import { type GuidePart, partAnchor } from "../guide.ts";

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const guide = findGuide((await params).name);
  return guide ? { title: guide.title, ...alternateOf(guidePath(guide)) } : { title: "Not found" };
}

/** What holds across operations, with the figures of this installation. */
export default async function GuidePage({ params }: Props) {
  const guide = findGuide((await params).name);
  if (!guide) notFound();
  return (
    <DocsPage path={guidePath(guide)} subjects={readDocs().subjects}>
      <article className="max-w-3xl">
        <p className="text-sm text-soft">
          <DocsLink href="/docs">API reference</DocsLink>
        </p>
        <h1 className="mt-4 text-2xl font-semibold tracking-tight">{guide.title}</h1>
        <p className="mt-3 text-soft">{guide.summary}</p>
        {guide.parts().map((part) => (
          <Part key={part.title} {...part} />
        ))}
      </article>
    </DocsPage>
  );
}

function Part({ title, paragraphs, table, commands }: GuidePart) {
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
