import { type InvalidField, isFailure } from "#lib/http/fetch-json.ts";

/** What a refusal says of fields of the body; nothing where it was no refusal. */
export function errorsOf(error: Error | null): InvalidField[] {
  return isFailure(error) ? error.errors : [];
}

/** What is said of the field at a JSON pointer, as a sentence; null when nothing is. */
export function errorAt(errors: InvalidField[], pointer: string): string | null {
  return sentenceOf(errors.find((error) => error.pointer === pointer));
}

/** The first that is said of the field at a JSON pointer or of a part of it, as a sentence; null when nothing is. */
export function errorWithin(errors: InvalidField[], pointer: string): string | null {
  return sentenceOf(errors.find((error) => `${error.pointer}/`.startsWith(`${pointer}/`)));
}

function sentenceOf(error: InvalidField | undefined): string | null {
  if (!error) return null;
  const sentence = `${error.detail.charAt(0).toUpperCase()}${error.detail.slice(1)}`;
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}
