import { apiDocument, listAccess } from "#app/api-document.ts";
import type { ApiDocument } from "#components/docs/document.ts";
import { readReference } from "#components/docs/read-reference.ts";
import type { Subject } from "#components/docs/subject.ts";

/** The page with the first request and the conventions. */
export const START = {
  name: "start",
  title: "Getting started",
  text: "A key, the first request, and what holds for every operation.",
};
const EVENTS = {
  name: "events",
  title: "Events",
  text: "What webhooks are sent, signed as Standard Webhooks has it.",
};

/** The reference page by page, as it is read off the OpenAPI document. */
export function readDocs() {
  const { groups, events, ...common } = readReference(apiDocument() as ApiDocument);
  const subjects: Subject[] = [
    ...groups.map(({ tag, text, operations }) => {
      return { name: tag.toLowerCase(), title: tag, text, operations, events: [] };
    }),
    { ...EVENTS, operations: [], events },
  ];
  return { ...common, subjects, access: listAccess() };
}
export type Docs = ReturnType<typeof readDocs>;
