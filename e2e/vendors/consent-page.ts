import type { OAuthRules } from "./oauth.ts";
import type { Answer, SeenRequest } from "./serve.ts";

type Agreed = { scopes: string[]; account: string; redirectUri: string; challenge: string | null };

/** Why the vendor shows an error in place of its page; null when the request is as it must be. */
function findFault(rules: OAuthRules, query: URLSearchParams): string | null {
  const redirect = query.get("redirect_uri") ?? "";
  if (query.get(rules.clientIdName ?? "client_id") !== rules.client.id) return "unknown client";
  if (query.get("response_type") !== "code") return "response_type must be code";
  if (!URL.canParse(redirect)) return "redirect_uri is missing";
  if (!query.get("state")) return "state is missing";
  const scopes = (query.get("scope") ?? "").split(rules.separator);
  const unknown = scopes.find((scope) => !rules.scopes.includes(scope));
  if (unknown !== undefined) return `unknown scope ${unknown}`;
  for (const [name, value] of Object.entries(rules.demands ?? {}))
    if (query.get(name) !== value) return `${name} must be ${value}`;
  if (rules.pkce === "required" && query.get("code_challenge_method") !== "S256") return "PKCE is required";
  return null;
}

/** The page on which a person agrees: a box for each scope, the name of the account, two buttons. */
export function askConsent(rules: OAuthRules, { query }: SeenRequest): Answer {
  const fault = findFault(rules, query);
  if (fault) return { status: 400, body: `<h1>Error 400: invalid_request</h1><p>${escapeHtml(fault)}</p>` };
  const scopes = (query.get("scope") ?? "").split(rules.separator);
  const boxes = scopes.map(
    (scope) =>
      `<label><input type="checkbox" name="allowed" value="${escapeHtml(scope)}" checked> ${escapeHtml(scope)}</label><br>`,
  );
  return {
    body: `<!doctype html><html lang="en"><title>Consent</title><h1>Plinth wants to read your account</h1>
      <form method="post">${boxes.join("")}
      <label>Account <input name="account" value="main"></label>
      <button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Deny</button></form>`,
  };
}

/** Sends the person back with what they decided. */
export function decide(
  rules: OAuthRules,
  { query, form }: SeenRequest,
  makeCode: (agreed: Agreed) => string,
): Answer {
  const fault = findFault(rules, query);
  if (fault) return { status: 400, body: `<p>${escapeHtml(fault)}</p>` };
  const back = new URL(query.get("redirect_uri") ?? "");
  back.searchParams.set("state", query.get("state") ?? "");
  if (form.get("decision") === "allow") {
    const [scopes, account] = [form.getAll("allowed"), form.get("account") ?? "main"];
    const challenge = query.get("code_challenge");
    const redirectUri = query.get("redirect_uri") ?? "";
    back.searchParams.set("code", makeCode({ scopes, account, redirectUri, challenge }));
  } else {
    back.searchParams.set("error", "access_denied");
    back.searchParams.set("error_description", "The user denied the request.");
  }
  return { status: 302, headers: { location: back.href } };
}

/**
 * What a person does on a page of consent, for tests without a browser.
 * @param url where the product sent them
 * @returns the address to which the vendor sends them back
 */
export async function visitConsent(
  url: string,
  { deny = false, without = [] as string[], account = "main" } = {},
): Promise<string> {
  const page = await fetch(url);
  const html = await page.text();
  if (page.status !== 200) throw new Error(`the page of consent answered ${page.status}: ${html}`);
  const scopes = [...html.matchAll(/name="allowed" value="([^"]+)"/g)].map(([, scope = ""]) => scope);
  const form = new URLSearchParams({ decision: deny ? "deny" : "allow", account });
  for (const scope of scopes) if (!without.includes(scope)) form.append("allowed", scope);
  const answer = await fetch(url, { method: "POST", body: form, redirect: "manual" });
  const back = answer.headers.get("location");
  if (!back) throw new Error(`the page of consent sent nobody back: ${answer.status}`);
  return back;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
