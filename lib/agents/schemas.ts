import { z } from "zod";
import { StorableText } from "../text/schemas.ts";

const Parameter = z.string().max(2_000);

/** The parameters of an authorisation request, as a client sends a browser with them (OAuth 2.1, 4.1.1; RFC 8707 for `resource`). */
export const AuthorizationParameters = z.object({
  client_id: Parameter.default(""),
  redirect_uri: Parameter.default(""),
  response_type: Parameter.default(""),
  state: Parameter.optional(),
  scope: Parameter.optional(),
  code_challenge: Parameter.optional(),
  code_challenge_method: Parameter.optional(),
  resource: Parameter.optional(),
});

/** What a member allows: the request as it came, and which of its scopes. */
export const ConnectBody = AuthorizationParameters.extend({
  allowed: z.array(z.string().max(40)).min(1, { error: "must have one at least" }).max(40),
});
/** Where the browser goes next, with the code. */
export const ConnectedAgent = z.object({ agent_id: z.string(), go_to: z.string() });
export const DisconnectedAgent = z.object({ agent_id: z.string(), disconnected: z.literal(true) });

/** What a client says of itself (RFC 7591, 2). What else it says is not kept. */
export const ClientMetadata = z.object({
  client_name: StorableText.pipe(z.string().min(1).max(80)).default("A program without a name"),
  redirect_uris: z.array(z.string().max(500)).min(1).max(5),
  grant_types: z.array(z.string().max(100)).max(10).optional(),
  response_types: z.array(z.string().max(100)).max(10).optional(),
});

export type AgentView = {
  agent_id: string;
  /** As the client calls itself. */
  client: string;
  /** Of the address that it gets its codes at. */
  host: string;
  scopes: string[];
  /** Name of the member. */
  connected_by: string;
  connected_at: string;
  last_used_at: string | null;
  /** When it ends unless it is used before. */
  ends_at: string;
};

export type ClientMetadata = z.infer<typeof ClientMetadata>;
export type AuthorizationParameters = z.infer<typeof AuthorizationParameters>;
export type ConnectBody = z.infer<typeof ConnectBody>;
export type ConnectedAgent = z.infer<typeof ConnectedAgent>;
export type DisconnectedAgent = z.infer<typeof DisconnectedAgent>;
