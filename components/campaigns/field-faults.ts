import type { FieldFault } from "#lib/http/fetch-json.ts";

/** What an answer says of the field at a JSON pointer, as a sentence; null when it says nothing. */
export function faultAt(faults: FieldFault[], pointer: string): string | null {
  const told = faults.find((fault) => fault.pointer === pointer)?.detail;
  return told ? `${told.charAt(0).toUpperCase()}${told.slice(1)}.` : null;
}
