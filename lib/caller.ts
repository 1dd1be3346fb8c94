import type { Plan } from "./plans.ts";

export type Scope = "read" | "write";

/** Who asks, as every function of the library gets it first: by key on /v1, by session in the dashboard, or the operator. */
export type Caller = {
  /** The workspace that the credential belongs to. */
  workspaceId: string;
  accountId: string;
  plan: Plan;
  planStartedAt: Date;
  /** Whether the credential may name other workspaces of the account: that of its primary workspace may. */
  isPrimary: boolean;
  scopes: Scope[];
  /** Who is named in records: a key's or a user's id, or `operator`. */
  actor: string;
};
