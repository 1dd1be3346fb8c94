import { eventAnchor } from "./event-anchor.ts";
import { type Subject, subjectPath } from "./subject.ts";

export type ContentsEntry = {
  href: string;
  label: string;
  method?: string;
  /** Whether it is the page that is shown. */
  isCurrent?: boolean;
  /** A part of the page above it. */
  isPart?: boolean;
};
export type ContentsGroup = { title: string; entries: ContentsEntry[] };

/** The parts of a subject: its operations, or its events. */
export function listParts(subject: Subject): ContentsEntry[] {
  const path = subjectPath(subject);
  return [
    ...subject.operations.map(({ id, summary, method }) => ({
      href: `${path}#${id}`,
      label: summary,
      method,
    })),
    ...subject.events.map(({ type }) => ({ href: `${path}#${eventAnchor(type)}`, label: type })),
  ];
}

/** The subjects for the list of contents, with the parts of the one that is shown. @param current its name */
export function listSubjects(subjects: readonly Subject[], current: string | null): ContentsEntry[] {
  return subjects.flatMap((subject) => {
    const isCurrent = subject.name === current;
    const parts = isCurrent ? listParts(subject).map((part) => ({ ...part, isPart: true })) : [];
    return [{ href: subjectPath(subject), label: subject.title, isCurrent }, ...parts];
  });
}
