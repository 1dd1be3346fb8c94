import { z } from "zod";
import { fetchJson } from "#lib/http/fetch-json.ts";

const Csrf = z.object({ csrfToken: z.string() });
const Answer = z.object({ url: z.string() });

type Outcome = { ok: true; url: string } | { ok: false; error: string };

/**
 * Sends a form to the sign-in service, with its token against forged requests.
 * @returns where to go on, or what went wrong in words.
 */
export async function postToAuth(action: string, fields: Record<string, string>): Promise<Outcome> {
  try {
    const { csrfToken } = await fetchJson(Csrf, "/api/auth/csrf");
    const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
    const response = await fetch(`/api/auth/${action}`, { method: "POST", body });
    const { url } = Answer.parse(await response.json());
    const error = new URL(url, window.location.href).searchParams.get("error");
    return error ? { ok: false, error } : { ok: true, url };
  } catch {
    return { ok: false, error: "The service could not be reached. Check the connection and try again." };
  }
}
