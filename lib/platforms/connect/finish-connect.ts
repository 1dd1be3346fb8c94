import type { Recorder } from "../../audit-log/recorder.ts";
import type { Caller } from "../../caller.ts";
import { Problem } from "../../problems.ts";
import type { Connector, Tokens, VendorAccount } from "../connectors/connector.ts";
import { findConnector } from "../connectors/find-connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";
import type { ConnectResult } from "../schemas.ts";
import { exchangeCode } from "../sync/oauth-client.ts";
import { findClient } from "../sync/platform-settings.ts";
import { spendFrom } from "../sync/spend-budget.ts";
import { parseTokens } from "../sync/stored-tokens.ts";
import { openSession } from "../sync/vendor-session.ts";
import { peekVisit, recallVisit, rememberVisit, type Visit } from "./oauth-state.ts";
import { openConnection } from "./open-connection.ts";
import { redirectUri } from "./start-connect.ts";

/** What became of an attempt to connect; `choice` leads on where the person has several accounts. */
export type Finished = { result: ConnectResult; choice?: string };
/** RFC 6749, and LinkedIn's `user_cancelled_login` and `user_cancelled_authorize`. */
const DENIALS = /^(?:access_denied|user_cancelled_\w+)$/;
type Callback = { visit: Visit; query: URLSearchParams };

/**
 * Ends what `startConnect` began, with what the vendor sent along. Nothing of that is shown: the result is one of a few words, for which
 * the dashboard has sentences.
 * @param record writes the entry of the audit log when an account is connected
 */
export async function finishConnect(
  caller: Caller,
  { visit, query }: Callback,
  now: Date,
  record?: Recorder,
): Promise<Finished> {
  const connector = findConnector(visit.platform);
  const client = connector && findClient(connector.platform);
  if (!connector || !client) return { result: "not_set_up" };
  const error = query.get("error");
  const refused = error === null ? null : DENIALS.test(error) ? "denied" : "refused";
  const state = query.get("state");
  // Instagram's page of refusals shows no state; where nothing was given nothing is taken.
  if (refused === "denied" && state === null) return { result: refused };
  const remembered = await recallVisit(visit, state ?? "", now);
  if (remembered === null) return { result: "state" };
  if (refused) return { result: refused };
  // Instagram puts "#_" behind the code, which some browsers send along.
  const code = (query.get("code") ?? "").replace(/#_$/, "");
  const { verifier } = JSON.parse(remembered) as { verifier: string | null };
  return told(async () => {
    const grant = { ...client, code, redirectUri: redirectUri(visit.platform), verifier };
    const tokens = await exchangeCode(connector, grant, now);
    if (!isGranted(connector, tokens)) return { result: "permission" };
    const accounts = await listAccounts(connector, tokens, visit, now);
    const [account, ...others] = accounts;
    if (!account) return { result: "unfit" };
    if (others.length > 0) {
      const choice = await rememberVisit(visit, JSON.stringify({ tokens, accounts }), now);
      return { result: "choose", choice };
    }
    await openConnection(caller, { connector, account, tokens }, now, record);
    return { result: "connected" };
  });
}

/** Connects the account that a person chose among those of `finishConnect`. The choice works once. */
export async function chooseAccount(
  caller: Caller,
  { visit, choice, accountId }: { visit: Visit; choice: string; accountId: string },
  now: Date,
  record?: Recorder,
): Promise<Finished> {
  const connector = findConnector(visit.platform);
  const remembered = connector && (await recallVisit(visit, choice, now));
  if (!connector || !remembered) return { result: "state" };
  const { tokens, accounts } = readChoice(remembered);
  const account = accounts.find(({ id }) => id === accountId);
  if (!account) return { result: "state" };
  return told(async () => {
    await openConnection(caller, { connector, account, tokens }, now, record);
    return { result: "connected" };
  });
}

/** The accounts among which a person of a session can choose; none when that was too long ago, or not theirs. */
export async function listChoices(
  visit: Omit<Visit, "userId">,
  choice: string,
  now: Date,
): Promise<Pick<VendorAccount, "id" | "handle" | "name" | "followers">[]> {
  const remembered = await peekVisit(visit, choice, now);
  if (!remembered) return [];
  return readChoice(remembered).accounts.map(({ id, handle, name, followers }) => ({
    id,
    handle,
    name,
    followers,
  }));
}

/** Tokens and accounts of a choice that `finishConnect` sealed. */
function readChoice(text: string): { tokens: Tokens; accounts: VendorAccount[] } {
  const { tokens, accounts } = JSON.parse(text) as { tokens: unknown; accounts: VendorAccount[] };
  return { tokens: parseTokens(JSON.stringify(tokens)), accounts };
}

function isGranted({ consent }: Connector, { scopes }: Tokens): boolean {
  return scopes === null || (consent.required ?? consent.scopes).every((scope) => scopes.includes(scope));
}

function listAccounts(
  connector: Connector,
  tokens: Tokens,
  { workspaceId }: Visit,
  now: Date,
): Promise<VendorAccount[]> {
  const session = openSession({
    connector,
    now: () => new Date(),
    spend: spendFrom({ connector, workspaceId, accountId: "connecting", now: () => now }),
    tokens: {
      current: async () => tokens.access,
      renew: async () => {
        throw new VendorFailure("token_dead", "A new permission is refused.");
      },
    },
  });
  return connector.listAccounts(session, tokens);
}

const RESULTS: Record<VendorFailure["kind"], ConnectResult> = {
  token_dead: "code",
  permission_missing: "permission",
  rate_limited: "later",
  quota_spent: "later",
  not_found: "unfit",
  vendor_down: "later",
  contract_changed: "refused",
  account_unfit: "unfit",
};

async function told(work: () => Promise<Finished>): Promise<Finished> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof VendorFailure) return { result: RESULTS[error.kind] };
    if (error instanceof Problem && error.title === "Limit Reached") return { result: "limit" };
    throw error;
  }
}
