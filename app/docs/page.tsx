import type { Metadata } from "next";
import { TEST_MODE, TEST_MODE_SECTIONS } from "#app/docs/test-mode.ts";
import { CodeBlock } from "#components/docs/code-block.tsx";
import { DocsLink } from "#components/docs/docs-link.tsx";
import { type ContentsEntry, listParts } from "#components/docs/list-contents.ts";
import { MethodBadge } from "#components/docs/method-badge.tsx";
import { subjectPath } from "#components/docs/subject.ts";
import { CodeText } from "#components/ui/code-text.tsx";
import { AGENTS } from "./agents/agent-words.ts";
import { DocsPage } from "./docs-page.tsx";
import { GUIDES, guidePath } from "./guides/find-guide.ts";
import { alternateOf } from "./markdown/markdown-link.tsx";
import { readDocs, START } from "./read-docs.ts";
import { RECIPES } from "./recipes/find-recipe.ts";

const PATH = "/docs";

export const metadata: Metadata = { title: "API reference", ...alternateOf(PATH) };

/** What the documentation has, subject by subject. */
export default function DocsIndexPage() {
  const { subjects, baseUrl } = readDocs();
  const start = [
    { href: "/docs/start#quick-start", label: "First request" },
    { href: "/docs/start#conventions", label: "Conventions" },
    { href: "/docs/start#everywhere", label: "Errors any request can get" },
  ];
  const agents = [
    { href: "/docs/agents#set-up", label: "Set up" },
    { href: "/docs/agents#tools", label: "Tools" },
    { href: "/docs/agents#resources", label: "Resources and prompts" },
  ];
  const guides = GUIDES.map((guide) => ({ href: guidePath(guide), label: guide.title }));
  const recipes = RECIPES.map(({ name, title }) => ({ href: `/docs/recipes/${name}`, label: title }));
  return (
    <DocsPage path={PATH} subjects={subjects}>
      <Intro baseUrl={baseUrl} />
      <SubjectCard {...START} id="start" href="/docs/start" entries={start} />
      <SubjectCard {...AGENTS} id="agents" href={subjectPath(AGENTS)} entries={agents} />
      <SubjectCard
        {...TEST_MODE}
        id={TEST_MODE.name}
        href={subjectPath(TEST_MODE)}
        entries={TEST_MODE_SECTIONS.map(({ id, title }) => {
          return { href: `${subjectPath(TEST_MODE)}#${id}`, label: title };
        })}
      />
      <SubjectCard
        id="guides"
        title="Guides"
        text="What holds across operations: limits, deliveries, versions."
        entries={guides}
      />
      {subjects.map((subject) => (
        <SubjectCard
          key={subject.name}
          {...subject}
          id={subject.operations.length > 0 ? `tag-${subject.title}` : subject.name}
          href={subjectPath(subject)}
          entries={listParts(subject)}
        />
      ))}
      <SubjectCard
        id="recipes"
        title="Recipes"
        text="Code for what people do with the API, run by tests."
        entries={recipes}
      />
    </DocsPage>
  );
}

/** What the API does, its first request, and the same as files. */
function Intro({ baseUrl }: { baseUrl: string }) {
  return (
    <div>
      <h1 className="text-2xl font-semibold tracking-tight">API reference</h1>
      <p className="mt-3 max-w-2xl leading-relaxed text-soft">
        Read scores, run audits, plan campaigns and receive webhooks over HTTP.
      </p>
      <CodeBlock
        syntax="shell"
        className="mt-4"
        name="first request"
        text={`curl ${baseUrl}/v1/score -H "Authorization: Bearer plk_live_…"`}
      />
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <DocsLink href="/openapi.json">OpenAPI document</DocsLink>
        <DocsLink href="/docs/plinth.ts">TypeScript client, one file</DocsLink>
        <DocsLink href="/problems">Every error, explained</DocsLink>
        <DocsLink href="/llms.txt">llms.txt</DocsLink>
        <DocsLink href="/llms-full.txt">llms-full.txt</DocsLink>
      </p>
    </div>
  );
}

type CardProps = { id: string; title: string; text: string; href?: string; entries: ContentsEntry[] };

function SubjectCard({ id, title, text, href, entries }: CardProps) {
  return (
    <section
      aria-labelledby={`about-${id}`}
      className="rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id={`about-${id}`} className="text-lg font-semibold tracking-tight">
        {href ? (
          <a id={id} data-moved="" href={href} className="hover:underline">
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      <p className="mt-1 mb-3 text-soft">
        <CodeText text={text} />
      </p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.href}>
            <Moved {...entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link under the name that its target had when the reference was one page: addresses of then lead on by it. */
function Moved({ href, label, method }: ContentsEntry) {
  const [, anchor] = href.split("#");
  return (
    <a
      id={anchor}
      data-moved=""
      href={href}
      className="-mx-2 flex min-h-9 items-center gap-2 rounded-md px-2 py-1 text-sm text-soft hover:bg-sunken hover:text-ink"
    >
      <span className="min-w-0 flex-1 break-words">{label}</span>
      {method && <MethodBadge method={method} />}
    </a>
  );
}
