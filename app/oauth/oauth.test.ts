import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as authorizationServer from "#app/.well-known/oauth-authorization-server/route.ts";
import * as protectedMcp from "#app/.well-known/oauth-protected-resource/mcp/route.ts";
import * as protectedResource from "#app/.well-known/oauth-protected-resource/route.ts";
import * as mcp from "#app/mcp/route.ts";
import type { Role } from "#lib/access/find-member.ts";
import { connectAgent } from "#lib/agents/connect-agent.ts";
import { discardOldAgents } from "#lib/agents/discard-old-agents.ts";
import { disconnectAgent } from "#lib/agents/disconnect-agent.ts";
import { listAgents } from "#lib/agents/list-agents.ts";
import { readRequest } from "#lib/agents/read-request.ts";
import { refuseRedirect, tellRedirect } from "#lib/agents/redirect-uri.ts";
import type { AuthorizationParameters } from "#lib/agents/schemas.ts";
import { findCaller } from "#lib/api-keys/find-caller.ts";
import { listKeyViews } from "#lib/api-keys/list-key-views.ts";
import { listKeys } from "#lib/api-keys/list-keys.ts";
import { revokeKey } from "#lib/api-keys/revoke-key.ts";
import { recorderOf } from "#lib/audit-log/recorder.ts";
import type { Caller } from "#lib/caller.ts";
import { rereadEnv } from "#lib/env.ts";
import { setPassword } from "#lib/members/set-password.ts";
import { changeRole } from "#lib/team/change-role.ts";
import { removeMember } from "#lib/team/remove-member.ts";
import { askForConsent, REDIRECT } from "#scripts/testing/agents.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { addMember, makeMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import * as register from "./register/route.ts";
import * as revoke from "./revoke/route.ts";
import * as token from "./token/route.ts";

let served: Served;
const before = process.env.NEXTAUTH_URL;

beforeAll(async () => {
  served = await serveHandlers({
    "/mcp": mcp,
    "/.well-known/oauth-authorization-server": authorizationServer,
    "/.well-known/oauth-protected-resource": protectedResource,
    "/.well-known/oauth-protected-resource/mcp": protectedMcp,
    "/oauth/register": register,
    "/oauth/token": token,
    "/oauth/revoke": revoke,
  });
  process.env.NEXTAUTH_URL = served.url;
  rereadEnv();
});

beforeEach(() => ownerDb().rateLimit.deleteMany());

afterAll(async () => {
  if (before === undefined) delete process.env.NEXTAUTH_URL;
  else process.env.NEXTAUTH_URL = before;
  rereadEnv();
  await served.close();
});

/** What the page of consent does for a member. */
async function consent(caller: Caller, asked: AuthorizationParameters, allowed = ["read", "write"]) {
  const now = new Date();
  const record = recorderOf("agent.connected", caller.actor, { address: null, requestId: null }, now);
  const { go_to } = await connectAgent(caller, { ...asked, allowed }, { now, record });
  return new URL(go_to);
}

function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${served.url}${path}`, { method: "POST", body: new URLSearchParams(form), headers });
}

type Answer = { status: number; body: Record<string, string> };

async function ask(form: Record<string, string>): Promise<Answer> {
  const answer = await post("/oauth/token", form);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  return { status: answer.status, body: await answer.json() };
}

/** A code with all that is asked for in exchange of it. */
async function makeGrant(caller: Caller, allowed?: string[]) {
  const { asked, verifier } = await askForConsent();
  const code = (await consent(caller, asked, allowed)).searchParams.get("code") ?? "";
  const form = { grant_type: "authorization_code", code, redirect_uri: REDIRECT, code_verifier: verifier };
  return { ...form, client_id: asked.client_id };
}

async function connect(caller: Caller, allowed?: string[]) {
  const form = await makeGrant(caller, allowed);
  const { status, body } = await ask(form);
  expect([status, body.token_type]).toEqual([200, "Bearer"]);
  return {
    form,
    client_id: form.client_id,
    access: body.access_token ?? "",
    refresh: body.refresh_token ?? "",
    body,
  };
}

const refreshWith = (refresh_token: string, client_id: string, more = {}) =>
  ask({ grant_type: "refresh_token", refresh_token, client_id, ...more });

const LIST = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

async function askMcp(access: string): Promise<Response> {
  return fetch(`${served.url}/mcp`, {
    method: "POST",
    body: LIST,
    headers: {
      ...(access && { authorization: `Bearer ${access}` }),
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
  });
}
const statusOf = async (access: string) => (await askMcp(access)).status;

async function makeOwner(plan: "agency" | "creator" = "agency", role: Role = "owner"): Promise<Caller> {
  return (await makeMember(role, plan)).caller;
}

/** A client as the protocol's own library is one; the member allows whatever it asks for. */
class Provider implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata = { client_name: "Inspector", redirect_uris: [REDIRECT] };
  readonly #caller: Caller;
  #client: OAuthClientInformationMixed | undefined;
  #tokens: OAuthTokens | undefined;
  #verifier = "";
  #discovered: OAuthDiscoveryState | undefined;
  code = "";
  url: URL | undefined;

  constructor(caller: Caller) {
    this.#caller = caller;
  }
  clientInformation() {
    return this.#client;
  }
  saveClientInformation(client: OAuthClientInformationMixed) {
    this.#client = client;
  }
  tokens() {
    return this.#tokens;
  }
  saveTokens(tokens: OAuthTokens) {
    this.#tokens = tokens;
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier;
  }
  codeVerifier() {
    return this.#verifier;
  }
  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.#discovered = state;
  }
  discoveryState() {
    return this.#discovered;
  }
  async redirectToAuthorization(url: URL) {
    this.url = url;
    const asked = Object.fromEntries(url.searchParams) as AuthorizationParameters;
    const goTo = await consent(this.#caller, asked, (asked.scope ?? "read").split(" "));
    expect(goTo.searchParams.get("iss")).toBe(served.url);
    this.code = goTo.searchParams.get("code") ?? "";
  }
}

describe("a client of the protocol's own library", () => {
  it("finds out where, registers, gets consent, lists tools, calls one, and renews its token", async () => {
    const { id } = await makeSmallWorkspace("agency");
    const { id: userId } = await addMember(id, "admin");
    const caller: Caller = { ...(await makeOwner()), workspaceId: id, actor: { kind: "user", id: userId } };
    const provider = new Provider(caller);
    const url = new URL(`${served.url}/mcp`);
    const open = () => {
      const client = new Client({ name: "test", version: "1" });
      const transport = new StreamableHTTPClientTransport(url, { authProvider: provider });
      return { client, transport };
    };
    const first = open();
    await expect(first.client.connect(first.transport)).rejects.toBeInstanceOf(UnauthorizedError);
    expect(Object.fromEntries(provider.url?.searchParams ?? [])).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      resource: `${served.url}/mcp`,
      scope: "read write",
    });
    await first.transport.finishAuth(new URLSearchParams({ code: provider.code, iss: served.url }));
    const second = open();
    await second.client.connect(second.transport);
    expect((await second.client.listTools()).tools.length).toBeGreaterThan(10);
    const used = await second.client.callTool({ name: "get_workspace", arguments: {} });
    expect(used.isError ?? false, JSON.stringify(used)).toBe(false);
    expect(used.structuredContent).toMatchObject({ id });
    const old = provider.tokens();
    await ownerDb().apiKey.updateMany({
      where: { workspaceId: id, agentId: { not: null } },
      data: { expiresAt: new Date(0) },
    });
    expect((await second.client.listTools()).tools.length).toBeGreaterThan(10);
    expect(provider.tokens()?.refresh_token).not.toBe(old?.refresh_token);
    await second.client.close();
  });
});

describe("metadata", () => {
  it("says who gives tokens for what, and a refusal of /mcp says where that stands", async () => {
    const read = async (path: string) => (await fetch(`${served.url}/.well-known/${path}`)).json();
    expect(await read("oauth-authorization-server")).toMatchObject({
      issuer: served.url,
      code_challenge_methods_supported: ["S256"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      response_types_supported: ["code"],
    });
    const resource = await read("oauth-protected-resource/mcp");
    expect(resource).toMatchObject({ resource: `${served.url}/mcp`, authorization_servers: [served.url] });
    expect(await read("oauth-protected-resource")).toEqual(resource);
    const where = `resource_metadata="${served.url}/.well-known/oauth-protected-resource/mcp"`;
    const [none, wrong] = [await askMcp(""), await askMcp("plk_agent_none")];
    expect([none.status, wrong.status]).toEqual([401, 401]);
    expect(none.headers.get("www-authenticate")).toBe(`Bearer realm="plinth", ${where}`);
    expect(wrong.headers.get("www-authenticate")).toBe(
      `Bearer realm="plinth", error="invalid_token", ${where}`,
    );
    const v1 = await fetch(`${served.url}/v1/workspace`);
    expect(v1.headers.get("www-authenticate")).toBe('Bearer realm="plinth"');
  });
});

describe("registration", () => {
  const say = (said: object, headers = {}) =>
    fetch(`${served.url}/oauth/register`, {
      method: "POST",
      body: JSON.stringify(said),
      headers: { "content-type": "application/json", ...headers },
    });

  it.each([
    [{}, "invalid_redirect_uri"],
    [{ redirect_uris: [] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["http://evil.example/callback"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["javascript:alert(1)"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["data:text/html,x"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["myapp://callback"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://a.example/#x"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://user:pw@a.example/"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://a.example/"], client_name: "a".repeat(81) }, "invalid_client_metadata"],
    [{ redirect_uris: ["https://a.example/"], client_name: "a\u0000" }, "invalid_client_metadata"],
    [{ redirect_uris: ["https://a.example/"], grant_types: ["implicit"] }, "invalid_client_metadata"],
    [{ redirect_uris: ["https://a.example/"], response_types: ["token"] }, "invalid_client_metadata"],
  ])("%j is %s", async (said, error) => {
    const answer = await say(said);
    expect([answer.status, (await answer.json()).error]).toEqual([400, error]);
  });

  it("gives no secret, whatever is asked for, and ends for an hour after sixty from one place", async () => {
    const said = { redirect_uris: [REDIRECT], token_endpoint_auth_method: "client_secret_post" };
    const made = await (await say(said)).json();
    expect(made).toMatchObject({ token_endpoint_auth_method: "none", redirect_uris: [REDIRECT] });
    expect(made).not.toHaveProperty("client_secret");
    const statuses = [];
    for (let n = 0; n < 60; n++) statuses.push((await say(said)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(59);
    const refused = await say(said);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
  });
});

it("sends an editor its code at an address of its own, which people are shown", async () => {
  const caller = await makeOwner();
  const { asked } = await askForConsent();
  const redirect_uri = "cursor://anysphere.cursor-mcp/oauth/callback";
  await ownerDb().oauthClient.updateMany({
    where: { id: asked.client_id },
    data: { redirectUris: [redirect_uri] },
  });
  expect(refuseRedirect(redirect_uri)).toBeNull();
  const goTo = await consent(caller, { ...asked, redirect_uri });
  expect(goTo.href).toMatch(
    /^cursor:\/\/anysphere\.cursor-mcp\/oauth\/callback\?code=\w{43}&state=state-1&iss=/,
  );
  expect(tellRedirect(redirect_uri)).toEqual({ host: "cursor://anysphere.cursor-mcp", isOwnMachine: true });
  expect(tellRedirect("https://claude.ai/api/mcp/auth_callback")).toEqual({
    host: "claude.ai",
    isOwnMachine: false,
  });
});

describe("what is asked for", () => {
  it.each([
    [{ client_id: "cli_none" }, { kind: "unknown", what: "client" }],
    [{ client_id: "" }, { kind: "unknown", what: "client" }],
    [{ redirect_uri: "https://evil.example/" }, { kind: "unknown", what: "redirect" }],
    [{ redirect_uri: `${REDIRECT}/more` }, { kind: "unknown", what: "redirect" }],
    [{ redirect_uri: "" }, { kind: "unknown", what: "redirect" }],
    [{ redirect_uri: "http://127.0.0.1:1234/callback" }, { kind: "asked" }],
    [{ code_challenge: undefined }, { kind: "refused", error: "invalid_request" }],
    [{ code_challenge: "short" }, { kind: "refused", error: "invalid_request" }],
    [{ code_challenge_method: "plain" }, { kind: "refused", error: "invalid_request" }],
    [{ code_challenge_method: undefined }, { kind: "refused", error: "invalid_request" }],
    [{ response_type: "token" }, { kind: "refused", error: "unsupported_response_type" }],
    [{ resource: "https://other.example/mcp" }, { kind: "refused", error: "invalid_target" }],
    [{ scope: "read admin" }, { kind: "refused", error: "invalid_scope" }],
    [{ scope: undefined }, { kind: "asked", scopes: ["read"] }],
  ])("%j", async (changes, expected) => {
    const { asked } = await askForConsent();
    const request = { ...asked, ...changes } as AuthorizationParameters;
    const read = await readRequest(request);
    const told = read.kind === "refused" ? new URL(read.goTo).searchParams : undefined;
    expect({ ...read, ...(told && { error: told.get("error"), state: told.get("state") }) }).toMatchObject({
      ...expected,
      ...(told && { state: "state-1" }),
    });
    if (read.kind === "asked") return;
    const now = new Date();
    const connecting = connectAgent(
      await makeOwner(),
      { ...request, allowed: ["read"] },
      { now, record: async () => {} },
    );
    await expect(connecting).rejects.toMatchObject({ title: "Invalid Request" });
  });

  it("is allowed only by who may make keys, on a plan with the API, and no more than was asked for", async () => {
    const { asked } = await askForConsent({ scope: "read" });
    for (const role of ["editor", "viewer"] as const)
      await expect(consent(await makeOwner("agency", role), asked, ["read"])).rejects.toMatchObject({
        title: "Insufficient Scope",
      });
    await expect(consent(await makeOwner("creator"), asked, ["read"])).rejects.toMatchObject({
      title: "Plan Required",
    });
    await expect(consent(await makeOwner(), asked, ["read", "write"])).rejects.toMatchObject({
      title: "Invalid Request",
    });
    const foreign = { ...(await makeOwner()), workspaceId: (await makeOwner()).workspaceId };
    await expect(consent(foreign, asked, ["read"])).rejects.toMatchObject({ title: "Insufficient Scope" });
  });
});

describe("a token", () => {
  it("is good at /mcp alone, for its workspace and scopes, and is no key of the list", async () => {
    const caller = await makeOwner();
    const { access, body } = await connect(caller, ["read"]);
    expect(body).toMatchObject({ scope: "read", token_type: "Bearer" });
    expect(Number(body.expires_in)).toBeGreaterThan(3_500);
    expect(await statusOf(access)).toBe(200);
    const v1 = await fetch(`${served.url}/v1/workspace`, { headers: { authorization: `Bearer ${access}` } });
    expect([v1.status, (await v1.json()).detail]).toEqual([401, expect.stringContaining("/mcp alone")]);
    const message = {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "run_audit", arguments: {} },
    };
    const called = await fetch(`${served.url}/mcp`, {
      method: "POST",
      body: JSON.stringify(message),
      headers: {
        authorization: `Bearer ${access}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
    });
    expect(await called.text()).toContain("insufficient_scope");
    const now = new Date();
    const { working } = await listKeyViews(caller, now);
    expect(working.map(({ prefix }) => prefix)).not.toContain("plk_agent_");
    const [agent] = await listAgents(caller, now);
    expect(agent).toMatchObject({ client: "Claude", host: "127.0.0.1:7777", scopes: ["read"] });
    expect(agent?.last_used_at).not.toBeNull();
    const stored = JSON.stringify([await ownerDb().agent.findMany(), await ownerDb().apiKey.findMany()]);
    for (const secret of [access, body.refresh_token]) expect(stored).not.toContain(secret);
  });

  it("of the primary workspace reaches no other of the account", async () => {
    const caller = await makeOwner();
    const { access } = await connect(caller);
    const own = await ownerDb().workspace.findUnique({ where: { id: caller.workspaceId } });
    expect(own?.isPrimary).toBe(true);
    expect(await findCaller(access, new Date())).toMatchObject({ isPrimary: false, isAgent: true });
  });

  it.each([
    [{ code_verifier: "a".repeat(64) }, "invalid_grant"],
    [{ code_verifier: "" }, "invalid_grant"],
    [{ redirect_uri: "https://evil.example/" }, "invalid_request"],
    [{ client_id: "cli_none" }, "invalid_client"],
    [{ client_secret: "guessed" }, "invalid_client"],
    [{ resource: "https://other.example/mcp" }, "invalid_target"],
    [{ code: "a".repeat(43) }, "invalid_grant"],
    [{ grant_type: "password" }, "unsupported_grant_type"],
    [{ grant_type: "client_credentials" }, "unsupported_grant_type"],
    [{ grant_type: "" }, "unsupported_grant_type"],
  ])("is not given for a code with %j: %s", async (changes, error) => {
    const form = await makeGrant(await makeOwner());
    const { status, body } = await ask({ ...form, ...changes });
    expect([status >= 400 && status < 500, body.error]).toEqual([true, error]);
  });

  it("is not given to another client, for an expired code, or for a body of another kind", async () => {
    const caller = await makeOwner();
    const other = (await askForConsent()).asked.client_id;
    expect((await ask({ ...(await makeGrant(caller)), client_id: other })).body.error).toBe("invalid_grant");
    const late = await makeGrant(caller);
    await ownerDb().agent.updateMany({
      where: { workspaceId: caller.workspaceId },
      data: { codeExpiresAt: new Date(0) },
    });
    expect((await ask(late)).body.error).toBe("invalid_grant");
    const json = await post("/oauth/token", {}, { "content-type": "application/json" });
    expect([json.status, (await json.json()).error]).toEqual([400, "invalid_request"]);
    const twice = await fetch(`${served.url}/oauth/token`, {
      method: "POST",
      body: "code=a&code=b",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect((await twice.json()).error).toBe("invalid_request");
    expect((await fetch(`${served.url}/oauth/token`)).status).toBe(405);
  });

  it("ends when its code comes again, also at the same time", async () => {
    const { form, access } = await connect(await makeOwner());
    expect((await ask(form)).body.error).toBe("invalid_grant");
    expect(await statusOf(access)).toBe(401);
    const raced = await makeGrant(await makeOwner());
    const answers = await Promise.all([ask(raced), ask(raced), ask(raced)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const won = answers.find(({ status }) => status === 200);
    if (won) expect(await statusOf(won.body.access_token ?? "")).toBe(401);
  });

  it("is renewed by a refresh token that works once; an old one that comes again ends all", async () => {
    const caller = await makeOwner();
    const { access, refresh, client_id } = await connect(caller);
    const other = (await askForConsent()).asked.client_id;
    expect((await refreshWith(refresh, other)).body.error).toBe("invalid_grant");
    const wider = await connect(caller, ["read"]);
    expect((await refreshWith(wider.refresh, wider.client_id, { scope: "read write" })).body.error).toBe(
      "invalid_scope",
    );
    const { status, body } = await refreshWith(refresh, client_id);
    expect(status).toBe(200);
    expect([await statusOf(access), await statusOf(body.access_token ?? "")]).toEqual([401, 200]);
    const entries = await entriesOf(async () => {
      expect((await refreshWith(refresh, client_id)).body.error).toBe("invalid_grant");
    });
    expect(entries).toMatchObject([
      { action: "agent.disconnected", detail: { by: "reuse" }, actor_kind: "key" },
    ]);
    expect(await statusOf(body.access_token ?? "")).toBe(401);
    expect((await refreshWith(body.refresh_token ?? "", client_id)).body.error).toBe("invalid_grant");
  });

  it("is renewed once by two requests at the same time, and ended by the second", async () => {
    const { refresh, client_id } = await connect(await makeOwner());
    const answers = await Promise.all([refreshWith(refresh, client_id), refreshWith(refresh, client_id)]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won.length).toBeLessThanOrEqual(1);
    for (const { body } of won) expect(await statusOf(body.access_token ?? "")).toBe(401);
  });

  it.each(["access", "refresh"] as const)("ends when its client gives back the %s token", async (which) => {
    const made = await connect(await makeOwner());
    const entries = await entriesOf(async () => {
      const answer = await post("/oauth/revoke", { token: made[which], client_id: made.client_id });
      expect(answer.status).toBe(200);
    });
    expect(entries).toMatchObject([{ action: "agent.disconnected", detail: { by: "client" } }]);
    expect(await statusOf(made.access)).toBe(401);
    expect((await refreshWith(made.refresh, made.client_id)).body.error).toBe("invalid_grant");
    expect((await post("/oauth/revoke", { token: made[which] })).status).toBe(200);
  });

  it("is no way to end an API key", async () => {
    const { id, key } = await makeSmallWorkspace("agency");
    expect((await post("/oauth/revoke", { token: key })).status).toBe(200);
    const v1 = await fetch(`${served.url}/v1/workspace`, { headers: { authorization: `Bearer ${key}` } });
    expect([v1.status, (await v1.json()).id]).toEqual([200, id]);
  });
});

describe("an agent is disconnected", () => {
  /** Two people of one workspace, and what the second has connected. */
  async function team() {
    const owner = await makeOwner();
    const { workspaceId } = owner;
    const { id, email } = await addMember(workspaceId, "admin");
    const admin: Caller = { ...owner, actor: { kind: "user", id } };
    return { owner, admin, id, email, ...(await connect(admin)) };
  }
  const expectEnded = async ({ access, refresh, client_id }: Awaited<ReturnType<typeof team>>) => {
    expect(await statusOf(access)).toBe(401);
    expect((await refreshWith(refresh, client_id)).body.error).toBe("invalid_grant");
  };

  it("by who looks after keys, at once", async () => {
    const made = await team();
    const [agent] = await listAgents(made.owner, new Date());
    await disconnectAgent(made.owner, agent?.agent_id ?? "", new Date());
    await expectEnded(made);
    expect(await listAgents(made.owner, new Date())).toEqual([]);
    const again = disconnectAgent(made.owner, agent?.agent_id ?? "", new Date());
    await expect(again).rejects.toMatchObject({ title: "Not Found" });
    const foreign = disconnectAgent(await makeOwner(), agent?.agent_id ?? "", new Date());
    await expect(foreign).rejects.toMatchObject({ title: "Not Found" });
  });

  it("by the operator, by its token's id", async () => {
    const made = await team();
    const { keys } = await listKeys(made.owner.workspaceId);
    await revokeKey(keys.find(({ is_agent }) => is_agent)?.key_id ?? "", new Date());
    await expectEnded(made);
  });

  it("with the membership of who connected it, for good", async () => {
    const made = await team();
    await removeMember(made.owner, made.id, new Date());
    await expectEnded(made);
    await ownerDb().membership.create({
      data: { workspaceId: made.owner.workspaceId, userId: made.id, role: "admin", createdAt: new Date() },
    });
    await expectEnded(made);
  });

  it("with their role, for good", async () => {
    const made = await team();
    await changeRole(made.owner, { userId: made.id, role: "editor" }, new Date());
    await expectEnded(made);
    await changeRole(made.owner, { userId: made.id, role: "admin" }, new Date());
    await expectEnded(made);
  });

  it("by their new password, and not by that of others", async () => {
    const [made, other] = [await team(), await team()];
    await setPassword({ email: made.email, password: "another long one", now: new Date() });
    await expectEnded(made);
    expect(await statusOf(other.access)).toBe(200);
  });

  it("and swept after a month; what was never used after a day, and clients without any", async () => {
    const made = await team();
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    await makeGrant(made.admin);
    const count = () => ownerDb().agent.count({ where: { workspaceId: made.owner.workspaceId } });
    expect(await count()).toBe(2);
    await discardOldAgents(later(2));
    expect([await count(), await statusOf(made.access)]).toEqual([1, 200]);
    await discardOldAgents(later(61));
    expect(await count()).toBe(0);
    const { workspaceId } = made.owner;
    expect(await ownerDb().apiKey.count({ where: { workspaceId, agentId: { not: null } } })).toBe(0);
    expect(await ownerDb().oauthClient.count({ where: { id: made.client_id } })).toBe(0);
  });
});
