import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TEST_MODE } from "#app/docs/test-mode.ts";
import { Conventions } from "#components/docs/conventions.tsx";
import { DocsLink } from "#components/docs/docs-link.tsx";
import { EventSection } from "#components/docs/event-section.tsx";
import { OperationSection } from "#components/docs/operation-section.tsx";
import { QuickStart } from "#components/docs/quick-start.tsx";
import { type Subject, subjectPath } from "#components/docs/subject.ts";
import { AnswerTemplates } from "#components/docs/try-it.tsx";
import { DocsPage } from "../docs-page.tsx";
import { alternateOf } from "../markdown/markdown-link.tsx";
import { type Docs, readDocs, START } from "../read-docs.ts";
import { TestModePage } from "../test-mode-page.tsx";

type Props = { params: Promise<{ subject: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { subject: name } = await params;
  const pages = [START, TEST_MODE, ...readDocs().subjects];
  const found = pages.find((one) => one.name === name);
  return found
    ? { title: `${found.title} · API`, ...alternateOf(subjectPath(found)) }
    : { title: "Not found" };
}

/** One subject of the reference. */
export default async function SubjectPage({ params }: Props) {
  const { subject: name } = await params;
  const docs = readDocs();
  const path = subjectPath({ name });
  if (name === START.name)
    return (
      <DocsPage path={path} subjects={docs.subjects}>
        <Head {...START} />
        <QuickStart baseUrl={docs.baseUrl} />
        <Conventions {...docs} />
      </DocsPage>
    );
  if (name === TEST_MODE.name)
    return (
      <DocsPage path={path} subjects={docs.subjects}>
        <Head {...TEST_MODE} />
        <TestModePage />
      </DocsPage>
    );
  const subject = docs.subjects.find((one) => one.name === name);
  if (!subject) notFound();
  return (
    <DocsPage path={path} subjects={docs.subjects} current={name}>
      <Head {...subject} />
      {subject.events.length > 0 && (
        <p className="text-soft">
          <DocsLink href="/docs/recipes/receive-webhook">How to verify what arrives</DocsLink>
        </p>
      )}
      <Parts subject={subject} docs={docs} />
      <AnswerTemplates />
    </DocsPage>
  );
}

function Head({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      <p className="mt-2 text-soft">{text}</p>
    </div>
  );
}

function Parts({ subject, docs }: { subject: Subject; docs: Docs }) {
  return (
    <>
      {subject.operations.map((operation) => (
        <OperationSection
          key={operation.id}
          operation={operation}
          baseUrl={docs.baseUrl}
          access={docs.access[operation.id]}
        />
      ))}
      {subject.events.map((event) => (
        <EventSection key={event.type} event={event} />
      ))}
    </>
  );
}
