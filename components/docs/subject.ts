import type { Event, Operation } from "./read-reference.ts";

/** A page of the reference: what belongs together. */
export type Subject = {
  /** The last part of its address. */
  name: string;
  title: string;
  text: string;
  operations: Operation[];
  /** What webhooks are sent; only of the page of events. */
  events: Event[];
};

/** The address of a subject. */
export function subjectPath({ name }: Pick<Subject, "name">): string {
  return `/docs/${name}`;
}
