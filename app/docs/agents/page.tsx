import type { Metadata } from "next";
import { CodeBlock } from "#components/docs/code-block.tsx";
import { DocsLink } from "#components/docs/docs-link.tsx";
import { subjectPath } from "#components/docs/subject.ts";
import { CodeText } from "#components/ui/code-text.tsx";
import { StackedTable } from "#components/ui/stacked-table.tsx";
import { DocsPage } from "../docs-page.tsx";
import { alternateOf } from "../markdown/markdown-link.tsx";
import { readDocs } from "../read-docs.ts";
import {
  AGENTS,
  listClients,
  listToolRows,
  NOTES,
  PROMPT_ROWS,
  RESOURCE_ROWS,
  SET_UP,
} from "./agent-words.ts";

const PATH = subjectPath(AGENTS);

export const metadata: Metadata = { title: `${AGENTS.title} · API`, ...alternateOf(PATH) };

/** How an agent is connected, and what it can do then. */
export default function AgentsPage() {
  const { baseUrl, subjects } = readDocs();
  const address = `${baseUrl}/mcp`;
  return (
    <DocsPage path={PATH} subjects={subjects}>
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{AGENTS.title}</h1>
        <p className="mt-2 text-soft">{AGENTS.text}</p>
      </div>
      <Section id="set-up" title="Set up">
        <p className="leading-relaxed text-soft">
          <CodeText text={SET_UP} />
        </p>
        <CodeBlock className="mt-3" syntax="shell" name="address for agents" text={address} />
        {listClients(address).map(({ name, note, syntax, code }) => (
          <div key={name} className="mt-6">
            <h3 className="text-sm font-medium">{name}</h3>
            <p className="mt-1 text-sm text-soft">
              <CodeText text={note} />
            </p>
            <CodeBlock className="mt-2" syntax={syntax} name={`set-up of ${name}`} text={code} />
          </div>
        ))}
      </Section>
      <Section id="tools" title="Tools">
        <StackedTable
          from="lg"
          caption="Tools, with the plan and the scope that each needs"
          columns={[
            { label: "Tool", className: "w-[24%]" },
            { label: "What it does" },
            { label: "Plan", className: "w-[12%]" },
            { label: "Scope", className: "w-[20%]" },
          ]}
          rows={listToolRows().map(({ name, does, plan, scope }) => ({
            key: name,
            cells: [
              <CodeText key="name" text={`\`${name}\``} />,
              <CodeText key="does" text={does} />,
              plan,
              <CodeText key="scope" text={`\`${scope}\``} />,
            ],
          }))}
        />
      </Section>
      <Section id="resources" title="Resources and prompts">
        <ul className="space-y-2 leading-relaxed">
          {[...RESOURCE_ROWS, ...PROMPT_ROWS].map(({ name, gives }) => (
            <li key={name}>
              <CodeText text={`\`${name}\``} /> <span className="text-soft">{gives}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="notes" title="Good to know">
        <ul className="list-disc space-y-2 pl-5 leading-relaxed">
          {NOTES.map((note) => (
            <li key={note}>
              <CodeText text={note} />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-soft">
          Every refusal has a page under <DocsLink href="/problems">problems</DocsLink>.
        </p>
      </Section>
    </DocsPage>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id} className="max-w-3xl">
      <h2 id={id} className="mb-3 scroll-mt-6 text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
