import { fetchJson } from "#lib/http/fetch-json.ts";

// Checked by hand: the library that checks answers elsewhere is a fifth of what these pages load.
const CSRF = { parse: (answer: unknown) => readText(answer, "csrfToken") };

/** What the service says in place of words when all was right but the second step is missing. */
export const SECOND_STEP = "second_step";

type Outcome = { ok: true; url: string } | { ok: false; error: string };

/**
 * Sends a form to the sign-in service, with its token against forged requests.
 * @returns where to go on, or what went wrong in words.
 */
export async function postToAuth(action: string, fields: Record<string, string>): Promise<Outcome> {
  try {
    const csrfToken = await fetchJson(CSRF, "/api/auth/csrf");
    const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
    const response = await fetch(`/api/auth/${action}`, { method: "POST", body });
    const url = readText(await response.json(), "url");
    const error = new URL(url, window.location.href).searchParams.get("error");
    return error ? { ok: false, error } : { ok: true, url };
  } catch {
    return { ok: false, error: "The service could not be reached. Check your connection and try again." };
  }
}

/** @throws Error when the answer has no such text */
function readText(answer: unknown, name: string): string {
  const value =
    typeof answer === "object" && answer !== null && name in answer ? Reflect.get(answer, name) : null;
  if (typeof value !== "string") throw new Error(`the answer has no ${name}`);
  return value;
}
