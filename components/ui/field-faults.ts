import { type FieldFault, isFailure } from "#lib/http/fetch-json.ts";

/** What a refusal says of fields of the body; nothing where it was no refusal. */
export function faultsOf(error: Error | null): FieldFault[] {
  return isFailure(error) ? error.errors : [];
}

/** What is said of the field at a JSON pointer, as a sentence; null when nothing is. */
export function faultAt(faults: FieldFault[], pointer: string): string | null {
  return sentenceOf(faults.find((fault) => fault.pointer === pointer));
}

/** The first that is said of the field at a JSON pointer or of a part of it, as a sentence; null when nothing is. */
export function faultWithin(faults: FieldFault[], pointer: string): string | null {
  return sentenceOf(faults.find((fault) => `${fault.pointer}/`.startsWith(`${pointer}/`)));
}

function sentenceOf(fault: FieldFault | undefined): string | null {
  return fault ? `${fault.detail.charAt(0).toUpperCase()}${fault.detail.slice(1)}.` : null;
}
