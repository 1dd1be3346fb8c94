import { z } from "zod";
import type { Prisma } from "#prisma/generated/client.ts";
import { seal, unseal } from "../../secrets/seal.ts";
import type { Connector, Tokens } from "../connectors/connector.ts";

const time = z.iso.datetime().transform((text) => new Date(text));
const Stored = z.object({
  access: z.string(),
  refresh: z.string().nullable(),
  accessUntil: time.nullable(),
  refreshUntil: time.nullable(),
  issuedAt: time,
  scopes: z.array(z.string()).nullable(),
});

/** Tokens for where they are kept, as one sealed value with what may be known of them without opening it. */
export function sealTokens(
  { consent }: Pick<Connector, "consent">,
  tokens: Tokens,
  { workspaceId, profileId }: { workspaceId: string; profileId: string },
  now: Date,
): Pick<Prisma.ConnectionUncheckedCreateInput, "accessUntil" | "refreshUntil"> & {
  tokens: Uint8Array<ArrayBuffer>;
  renews: boolean;
  scopes: string[];
  storedAt: Date;
} {
  const place = { workspaceId, table: "connections", row: profileId, column: "tokens" };
  return {
    tokens: seal(JSON.stringify(tokens), place),
    scopes: tokens.scopes ?? [],
    accessUntil: tokens.accessUntil,
    refreshUntil: tokens.refreshUntil,
    renews: consent.renews(tokens, now) !== "never",
    storedAt: now,
  };
}

/** What `sealTokens` sealed. @throws Error when no key opens it */
export function unsealTokens(
  sealed: Uint8Array,
  { workspaceId, profileId }: { workspaceId: string; profileId: string },
): Tokens {
  return parseTokens(unseal(sealed, { workspaceId, table: "connections", row: profileId, column: "tokens" }));
}

/** Tokens of their JSON. */
export function parseTokens(text: string): Tokens {
  return Stored.parse(JSON.parse(text));
}
