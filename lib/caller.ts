import type { Plan } from "./plans.ts";
import type { Scope } from "./scopes.ts";

/** Who acts: a person in the dashboard, a program with an API key, or the operator (command line, worker, demo data). */
export type Actor = { kind: "user" | "key" | "operator"; id: string };

export const OPERATOR: Actor = { kind: "operator", id: "operator" };

/** The actor of a record, which stores the id alone. */
export function actorOf(id: string): Actor {
  if (id.startsWith("usr_")) return { kind: "user", id };
  return id.startsWith("key_") ? { kind: "key", id } : OPERATOR;
}

/** Who asks, as every function of the library gets it first: by key on /v1, by session in the dashboard, or the operator. */
export type Caller = {
  /** The workspace that the credential belongs to. */
  workspaceId: string;
  accountId: string;
  plan: Plan;
  planStartedAt: Date;
  /** Whether the credential may name other workspaces of the account: that of its primary workspace may. */
  isPrimary: boolean;
  /** What the credential allows, sums taken apart (`expandScopes`). */
  scopes: readonly Scope[];
  /** Who is named in records, by the id. */
  actor: Actor;
  /** Of a test key (`plk_test_…`): everything that it reaches is a fixture. */
  isTest?: boolean;
  /** Of the token of an agent that somebody has connected: it is good at /mcp alone. */
  isAgent?: boolean;
  /** Of a key that is limited to some addresses: whether one is among them. Asked at the door alone. */
  mayComeFrom?: (address: string) => boolean;
};
