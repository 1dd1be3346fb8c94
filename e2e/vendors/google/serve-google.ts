import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { type Grant, serveOAuth } from "../oauth.ts";
import { type StandIn, serveVendor } from "../serve.ts";

type Claims = Record<string, unknown>;
type Person = { sub: string; email: string; name?: string; isVerified?: boolean };

export type GoogleStandIn = StandIn & {
  /** By the name that somebody gives at the page of consent. */
  people: Map<string, Person>;
  /** How the next tokens are made wrong; null: as they are to be. */
  spoil: (how: { claims?: Claims; isForged?: boolean; algorithm?: "none" | "HS256" } | null) => void;
  /** All that must be seen by nobody else. */
  secrets: () => string[];
};

export const GOOGLE_CLIENT = { id: "google-client", secret: "google-client-secret" };
const MINUTE = 60;

/** Google as its documentation of OpenID Connect tells it: page of consent, tokens signed by RS256, keys. */
export async function serveGoogle({ port = 0 } = {}): Promise<GoogleStandIn> {
  const [own, other] = [makeKey(), makeKey()];
  const people = new Map<string, Person>();
  let spoilt: Parameters<GoogleStandIn["spoil"]>[0] = null;
  const present = (grant: Grant, now: number) => {
    const person = people.get(grant.account);
    const seconds = Math.floor(now / 1_000);
    const claims = {
      iss: "https://accounts.google.com",
      azp: GOOGLE_CLIENT.id,
      aud: GOOGLE_CLIENT.id,
      sub: person?.sub,
      email: person?.email,
      email_verified: person?.isVerified ?? true,
      ...(grant.nonce !== null && { nonce: grant.nonce }),
      ...(person?.name && { name: person.name }),
      iat: seconds,
      exp: seconds + 60 * MINUTE,
      ...spoilt?.claims,
    };
    const key = spoilt?.isForged ? other.privateKey : own.privateKey;
    const id_token = signToken(claims, key, spoilt?.algorithm ?? "RS256");
    const rest = { expires_in: 3_599, scope: grant.scopes.join(" "), token_type: "Bearer" };
    return { access_token: grant.access, id_token, ...rest };
  };
  const oauth = serveOAuth({
    authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
    tokenUrl: "https://oauth2.googleapis.com/token",
    client: GOOGLE_CLIENT,
    clientAuth: "body",
    separator: " ",
    pkce: "optional",
    scopes: ["openid", "email", "profile"],
    codeLife: 10 * MINUTE,
    accessLife: 60 * MINUTE,
    refresh: "none",
    present,
  });
  const jwk = { ...own.publicKey.export({ format: "jwk" }), kid: "own", use: "sig", alg: "RS256" };
  const standIn = await serveVendor({
    port,
    routes: [
      ...oauth.routes,
      {
        method: "GET",
        host: "www.googleapis.com",
        path: "/oauth2/v3/certs",
        answer: () => ({ body: { keys: [jwk] } }),
      },
    ],
    controls: {
      ...oauth.controls,
      person: ({ name, ...person }: Person & { name: string }) => void people.set(name, person),
    },
  });
  const spoil: GoogleStandIn["spoil"] = (how) => {
    spoilt = how;
  };
  return { ...standIn, people, spoil, secrets: oauth.secrets };
}

function makeKey() {
  return generateKeyPairSync("rsa", { modulusLength: 2048 });
}

function signToken(claims: Claims, key: KeyObject, alg: string): string {
  const parts = [{ alg, kid: "own", typ: "JWT" }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  const text = parts.join(".");
  const signature = alg === "RS256" ? sign("sha256", Buffer.from(text), key).toString("base64url") : "";
  return `${text}.${signature}`;
}
