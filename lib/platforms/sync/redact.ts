const SHORTEST = 6;

/** A text without the secrets that are given, whoever wrote it: vendors repeat tokens in messages, and messages are stored and shown. */
export function redact(text: string, secrets: readonly (string | null | undefined)[]): string {
  return secrets
    .filter((secret) => typeof secret === "string")
    .filter(({ length }) => length >= SHORTEST)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((rest, secret) => rest.replaceAll(secret, "[removed]"), text);
}
