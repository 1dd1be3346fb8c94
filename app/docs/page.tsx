import type { Metadata } from "next";
import { apiDocument, listAccess } from "#app/api-document.ts";
import { PublicPage } from "#app/public-page.tsx";
import { Conventions } from "#components/docs/conventions.tsx";
import type { ApiDocument } from "#components/docs/document.ts";
import { eventAnchor } from "#components/docs/event-anchor.ts";
import { EventSection } from "#components/docs/event-section.tsx";
import { listContents } from "#components/docs/list-contents.ts";
import { OperationSection } from "#components/docs/operation-section.tsx";
import { QuickStart } from "#components/docs/quick-start.tsx";
import { type Event, type Group, readReference } from "#components/docs/read-reference.ts";
import { ReferenceContents } from "#components/docs/reference-contents.tsx";
import { RECIPES } from "./recipes/find-recipe.ts";

export const metadata: Metadata = { title: "API reference" };

/** Every operation of the public API, read off the document that describes it. */
export default function DocsPage() {
  const { baseUrl, groups, shared, refusalExample, events } = readReference(apiDocument() as ApiDocument);
  return (
    <PublicPage>
      <div className="mx-auto max-w-page gap-8 px-4 py-8 sm:px-6 lg:flex">
        <ReferenceContents groups={listAllContents(groups, events)} />
        <div className="min-w-0 flex-1 space-y-8 lg:pt-6">
          <Intro />
          <QuickStart baseUrl={baseUrl} />
          <Conventions baseUrl={baseUrl} shared={shared} refusalExample={refusalExample} />
          {groups.map((group) => (
            <OperationGroup key={group.tag} group={group} baseUrl={baseUrl} />
          ))}
          <Events events={events} />
        </div>
      </div>
    </PublicPage>
  );
}

function listAllContents(groups: Group[], events: Event[]) {
  const start = [
    { href: "#quick-start", label: "First request" },
    { href: "#conventions", label: "Conventions" },
    { href: "#everywhere", label: "Refusals of every operation" },
  ];
  const recipes = RECIPES.map(({ name, title }) => ({ href: `/docs/recipes/${name}`, label: title }));
  const sent = events.map(({ type }) => ({ href: `#${eventAnchor(type)}`, label: type }));
  return [
    { title: "Start", entries: start },
    { title: "Recipes", entries: recipes },
    ...listContents(groups),
    { title: "Events", entries: sent },
  ];
}

const LINK = "font-medium text-ink underline decoration-edge underline-offset-4 hover:decoration-ink";

function Intro() {
  return (
    <div>
      <h1 className="text-2xl font-semibold tracking-tight">API reference</h1>
      <p className="mt-3 max-w-2xl leading-relaxed text-soft">
        Scores, audits, campaigns and webhooks over HTTP. This page and the{" "}
        <a href="/openapi.json" className={LINK}>
          OpenAPI document
        </a>{" "}
        are read off the declarations that also serve the requests. For TypeScript there is a{" "}
        <a href="/docs/plinth.ts" className={LINK}>
          client in one file
        </a>
        , without dependencies, to copy. Every refusal has a page under{" "}
        <a href="/problems" className={LINK}>
          problems
        </a>
        ; programs that read find their way by{" "}
        <a href="/llms.txt" className={LINK}>
          llms.txt
        </a>
        .
      </p>
    </div>
  );
}

function OperationGroup({ group: { tag, text, operations }, baseUrl }: { group: Group; baseUrl: string }) {
  const access = listAccess();
  return (
    <section aria-labelledby={`tag-${tag}`} className="space-y-4">
      <div>
        <h2 id={`tag-${tag}`} className="scroll-mt-6 text-xl font-semibold tracking-tight">
          {tag}
        </h2>
        <p className="mt-1 text-soft">{text}</p>
      </div>
      {operations.map((operation) => (
        <OperationSection
          key={operation.id}
          operation={operation}
          baseUrl={baseUrl}
          access={access[operation.id]}
        />
      ))}
    </section>
  );
}

function Events({ events }: { events: Event[] }) {
  return (
    <section aria-labelledby="events" className="space-y-4">
      <div>
        <h2 id="events" className="scroll-mt-6 text-xl font-semibold tracking-tight">
          Events
        </h2>
        <p className="mt-1 text-soft">
          What webhooks are sent, signed as Standard Webhooks has it.{" "}
          <a href="/docs/recipes/receive-webhook" className={LINK}>
            How to verify it
          </a>
        </p>
      </div>
      {events.map((event) => (
        <EventSection key={event.type} event={event} />
      ))}
    </section>
  );
}
