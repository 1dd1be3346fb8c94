import { isFailure } from "#lib/http/fetch-json.ts";

/** Why there was no passkey, in words: what the service said, or what the browser means (WebAuthn, section 5.1). */
export function passkeyWords(failure: unknown): string {
  if (isFailure(failure)) return failure.message;
  const name = failure instanceof Error ? failure.name : "";
  if (name === "InvalidStateError") return "This device already has a passkey for your account.";
  if (name === "NotAllowedError" || name === "AbortError")
    return "No passkey was chosen. Try again, and finish within a minute.";
  return "Your browser could not use a passkey here.";
}
