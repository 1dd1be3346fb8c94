import { createHash, randomBytes } from "node:crypto";
import { askConsent, decide } from "./consent-page.ts";
import type { Answer, Route, SeenRequest } from "./serve.ts";

/** An authorisation server of a vendor: what it demands beside RFC 6749. */
export type OAuthRules = {
  /** The vendor's own addresses, https. */
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl?: string;
  client: { id: string; secret: string };
  clientIdName?: string;
  clientAuth: "basic" | "body";
  separator: " " | ",";
  /** `required` refuses a request without S256, `optional` verifies what came, `none` does not look at it. */
  pkce: "required" | "optional" | "none";
  /** All that may be asked for. */
  scopes: readonly string[];
  /** Parameters that the page of consent must be given, by name and value. */
  demands?: Readonly<Record<string, string>>;
  /** Seconds. */
  codeLife: number;
  accessLife: number;
  /** None: no refresh token is given. Rotating: each works once. */
  refresh: "none" | "fixed" | "rotating";
  refreshLife?: number;
  /** Answers in the vendor's own shape; those of RFC 6749 when left out. */
  present?: (grant: Grant, now: number, isRefresh: boolean) => unknown;
  refuse?: (error: string, description: string) => Answer;
};

/** What a person agreed to. */
export type Grant = {
  id: number;
  account: string;
  scopes: string[];
  access: string;
  accessUntil: number;
  refresh: string | null;
  refreshUntil: number;
  isRevoked: boolean;
  /** Of OpenID Connect, as the page of consent was given it. */
  nonce: string | null;
};
type Code = {
  redirectUri: string;
  challenge: string | null;
  until: number;
  scopes: string[];
  account: string;
  nonce: string | null;
};

export type OAuthServer = {
  routes: Route[];
  /** The grant of a live token with all these scopes; else why not. */
  check: (token: string | null, ...scopes: string[]) => Grant | "invalid" | "expired" | "missing scope";
  grants: Grant[];
  /** Every code and token that was ever given, and the client's secret: what nobody else may see. */
  secrets: () => string[];
  /** Notes a token that the vendor gives in a way of its own. */
  note: (token: string) => void;
  /** Refresh tokens that came a second time although they work once. */
  reuses: () => number;
  /** Commands for `serveVendor`. */
  controls: Record<string, (body: never) => unknown>;
  /** Every access token ends now; `refresh` those too. */
  expire: (alsoRefresh?: boolean) => void;
};

const SECOND = 1_000;

/** A vendor's page of consent, token and revocation addresses: codes work once and not for long, PKCE is verified, tokens end. */
export function serveOAuth(rules: OAuthRules, now: () => number = Date.now): OAuthServer {
  const codes = new Map<string, Code>();
  const grants: Grant[] = [];
  let reuses = 0;
  const spent = new Set<string>();
  const issued = new Set([rules.client.secret]);
  const note = (given: string) => void issued.add(given);
  const token = (kind: string) => {
    const made = `${kind}-${randomBytes(24).toString("base64url")}`;
    note(made);
    return made;
  };
  const refuse =
    rules.refuse ??
    ((error: string, error_description: string): Answer => ({
      status: error === "invalid_client" ? 401 : 400,
      body: { error, error_description },
    }));
  const renew = (grant: Grant, isFirst: boolean): Grant => {
    const life = (rules.refreshLife ?? 180 * 86_400) * SECOND;
    grant.access = token("access");
    grant.accessUntil = now() + rules.accessLife * SECOND;
    if (rules.refresh === "none") return grant;
    if (!isFirst && rules.refresh === "fixed") return grant;
    if (grant.refresh) spent.add(grant.refresh);
    grant.refresh = token("refresh");
    grant.refreshUntil = now() + life;
    return grant;
  };
  const answerTokens = (grant: Grant, isRefresh: boolean): Answer => ({
    body: rules.present?.(grant, now(), isRefresh) ?? {
      access_token: grant.access,
      token_type: "Bearer",
      expires_in: Math.round((grant.accessUntil - now()) / SECOND),
      scope: grant.scopes.join(rules.separator),
      ...(grant.refresh && !(isRefresh && rules.refresh === "fixed") && { refresh_token: grant.refresh }),
    },
  });
  const exchange = (form: URLSearchParams): Answer => {
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    if (!code || code.until < now()) return refuse("invalid_grant", "The code is not valid any more.");
    if (code.redirectUri !== form.get("redirect_uri"))
      return refuse("invalid_grant", "Another redirect_uri.");
    if (code.challenge && rules.pkce !== "none") {
      const made = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      if (made !== code.challenge) return refuse("invalid_grant", "The code_verifier does not fit.");
    }
    const { scopes, account, nonce } = code;
    const empty = { nonce, access: "", accessUntil: 0, refresh: null, refreshUntil: 0, isRevoked: false };
    const grant = renew({ id: grants.length, account, scopes, ...empty }, true);
    grants.push(grant);
    return answerTokens(grant, false);
  };
  const refresh = (form: URLSearchParams): Answer => {
    const given = form.get("refresh_token") ?? "";
    if (spent.has(given)) reuses += 1;
    const grant = grants.find((one) => one.refresh !== null && one.refresh === given);
    if (!grant || grant.isRevoked || grant.refreshUntil < now())
      return refuse("invalid_grant", "Token has been expired or revoked.");
    return answerTokens(renew(grant, false), true);
  };
  const answerToken = ({ form, json, headers }: SeenRequest): Answer => {
    const fields = form.size > 0 ? form : new URLSearchParams((json ?? {}) as Record<string, string>);
    if (!isClient(rules, fields, headers))
      return refuse("invalid_client", "The client did not prove itself.");
    const kind = fields.get("grant_type");
    if (kind === "authorization_code") return exchange(fields);
    if (kind === "refresh_token") return refresh(fields);
    return refuse("unsupported_grant_type", "Unknown grant_type.");
  };
  const revoke = ({ form, query }: SeenRequest): Answer => {
    const given = form.get("token") ?? query.get("token");
    const grant = grants.find((one) => given !== null && [one.access, one.refresh].includes(given));
    if (!grant) return refuse("invalid_token", "Token expired or revoked");
    grant.isRevoked = true;
    return { body: {} };
  };
  const at = (address: string) => ({ host: new URL(address).host, path: new URL(address).pathname });
  const agree = (request: SeenRequest): Answer =>
    decide(rules, request, ({ scopes, account, redirectUri, challenge }) => {
      const code = token("code");
      const nonce = request.query.get("nonce");
      const until = now() + rules.codeLife * SECOND;
      codes.set(code, { scopes, account, redirectUri, challenge, nonce, until });
      return code;
    });
  const expire = (alsoRefresh = false) => {
    for (const grant of grants) {
      grant.accessUntil = 0;
      if (alsoRefresh) grant.refreshUntil = 0;
    }
  };
  return {
    routes: [
      { method: "GET", ...at(rules.authorizeUrl), answer: (request) => askConsent(rules, request) },
      { method: "POST", ...at(rules.authorizeUrl), answer: agree },
      { method: "POST", ...at(rules.tokenUrl), answer: answerToken },
      ...(rules.revokeUrl ? [{ method: "POST" as const, ...at(rules.revokeUrl), answer: revoke }] : []),
    ],
    check: (given, ...scopes) => {
      const grant = grants.find((one) => given !== null && one.access === given);
      if (!grant || grant.isRevoked) return "invalid";
      if (grant.accessUntil < now()) return "expired";
      return scopes.every((scope) => grant.scopes.includes(scope)) ? grant : "missing scope";
    },
    grants,
    secrets: () => [...issued],
    note,
    reuses: () => reuses,
    controls: {
      secrets: () => [...issued],
      expire: ({ refresh: also }: { refresh?: boolean }) => expire(also),
      revoke: () => {
        for (const grant of grants) grant.isRevoked = true;
      },
    },
    expire,
  };
}

function isClient(rules: OAuthRules, fields: URLSearchParams, headers: Record<string, string>): boolean {
  const { id, secret } = rules.client;
  if (rules.clientAuth === "basic") {
    const pair = [id, secret].map(encodeURIComponent).join(":");
    return headers.authorization === `Basic ${Buffer.from(pair).toString("base64")}`;
  }
  return fields.get(rules.clientIdName ?? "client_id") === id && fields.get("client_secret") === secret;
}
