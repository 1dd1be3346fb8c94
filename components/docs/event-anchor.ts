/** The address of an event on the page. */
export function eventAnchor(type: string): string {
  return `event-${type.replaceAll(".", "-")}`;
}
