import { TEST_MODE, TEST_MODE_SECTIONS } from "#app/docs/test-mode.ts";
import { listProblems } from "#app/problems/find-problem.ts";
import { eventAnchor } from "#components/docs/event-anchor.ts";
import type { Field } from "#components/docs/read-fields.ts";
import type { Operation } from "#components/docs/read-reference.ts";
import type { SearchRow } from "#components/docs/search-row.ts";
import { type Subject, subjectPath } from "#components/docs/subject.ts";
import { AGENTS, listToolRows } from "./agents/agent-words.ts";
import { GUIDES, guidePath } from "./guides/find-guide.ts";
import { partAnchor } from "./guides/guide.ts";
import { readDocs, START } from "./read-docs.ts";
import { RECIPES } from "./recipes/find-recipe.ts";

/** Everything that the search of the documentation finds: pages, operations with their fields, events, recipes and problems. */
export function listSearchRows(): SearchRow[] {
  const { subjects } = readDocs();
  return [
    ...startRows(),
    ...agentRows(),
    ...testModeRows(),
    ...guideRows(),
    ...subjects.flatMap(subjectRows),
    ...recipeRows(),
    ...problemRows(),
  ];
}

function startRows(): SearchRow[] {
  const row = (label: string, anchor: string, about: string): SearchRow => {
    return { label, note: START.title, about, href: `${subjectPath(START)}#${anchor}` };
  };
  return [
    row("First request", "quick-start", "begin key curl start"),
    row(
      "Conventions",
      "conventions",
      "authentication authorization bearer key rate limit idempotency caching etag lists paging times",
    ),
    row("Errors any request can get", "everywhere", "errors problems status"),
  ];
}

function agentRows(): SearchRow[] {
  const href = subjectPath(AGENTS);
  const tools = listToolRows().map(({ name }) => name);
  return [
    { label: AGENTS.title, note: "Page", about: `${AGENTS.text} model context protocol ai`, href },
    {
      label: "Set up",
      note: AGENTS.title,
      about: "claude desktop cursor vs code config",
      href: `${href}#set-up`,
    },
    { label: "Tools", note: AGENTS.title, about: tools.join(" "), href: `${href}#tools` },
  ];
}

function testModeRows(): SearchRow[] {
  return TEST_MODE_SECTIONS.map(({ id, title, text }) => {
    const about = `${text.join(" ")} test key sandbox fixtures provoke`;
    return { label: title, note: TEST_MODE.title, about, href: `${subjectPath(TEST_MODE)}#${id}` };
  });
}

function subjectRows(subject: Subject): SearchRow[] {
  const path = subjectPath(subject);
  return [
    { label: subject.title, note: "Page", about: subject.text, href: path },
    ...subject.operations.map((operation) => ({
      label: operation.summary,
      note: `${operation.method} ${operation.path}`,
      about: wordsOf(operation),
      href: `${path}#${operation.id}`,
    })),
    ...subject.events.map(({ type, summary, fields }) => ({
      label: type,
      note: "Event",
      about: `${summary} webhook ${namesOf(fields)}`,
      href: `${path}#${eventAnchor(type)}`,
    })),
  ];
}

function wordsOf({ id, method, path, tag, inputs, body, answer }: Operation): string {
  const names = new Set(namesOf([...inputs, ...(body?.fields ?? []), ...answer.fields]).split(" "));
  return [id, method, path, tag, ...names].join(" ");
}

/** Names of fields, inner ones too. */
function namesOf(fields: readonly Field[]): string {
  return fields.map(({ name, fields: inner }) => [name, namesOf(inner)].filter(Boolean).join(" ")).join(" ");
}

function guideRows(): SearchRow[] {
  return GUIDES.flatMap((guide) => [
    { label: guide.title, note: "Guide", about: guide.summary, href: guidePath(guide) },
    ...guide.parts().map(({ title, paragraphs }) => ({
      label: title,
      note: guide.title,
      about: paragraphs.join(" "),
      href: `${guidePath(guide)}#${partAnchor(title)}`,
    })),
  ]);
}

function recipeRows(): SearchRow[] {
  return RECIPES.map(({ name, title, summary }) => {
    return { label: title, note: "Recipe", about: summary, href: `/docs/recipes/${name}` };
  });
}

function problemRows(): SearchRow[] {
  return listProblems().map(({ code, title, status, meaning }) => {
    return {
      label: title,
      note: `Problem ${status}`,
      about: `${code} ${meaning}`,
      href: `/problems/${code}`,
    };
  });
}
