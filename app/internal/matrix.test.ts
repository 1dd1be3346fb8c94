import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { publicUrl, rereadEnv } from "#lib/env.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { askInternal, OWN_PAGE } from "#scripts/testing/ask-internal.ts";
import { FORM_TYPES, FROM_ELSEWHERE } from "#scripts/testing/foreign-requests.ts";
import { NO_THINGS, prepareFor, type Things } from "#scripts/testing/furnish.ts";
import { type InternalRoute, listInternalRoutes } from "#scripts/testing/internal-routes.ts";
import { startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { type House, makeHouse, type Person, type Place } from "#scripts/testing/make-house.ts";
import { markRows } from "#scripts/testing/rows.ts";
import { signedIn } from "#scripts/testing/session-user.ts";

const OK = "200";
const ROLE = "403 Insufficient Scope";
const NONE = "404 Not Found";
const OUT = "401 Unauthorized";
const PLAN = "403 Plan Required";
const PEOPLE = ["owner", "admin", "editor", "viewer", "stranger", "signed out"] as const;

/**
 * What each endpoint answers to a valid request: of the people above in a workspace on the Agency plan, of which a stranger
 * is no member; in the last column of an owner on the Pro plan.
 */
const MATRIX: [string, ...string[]][] = [
  ["GET workspace", OK, OK, OK, OK, NONE, OUT, OK],
  ["POST agents", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["DELETE agents/{agent_id}", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["POST alerts", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["PATCH alerts/{rule_id}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["DELETE alerts/{rule_id}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["POST alerts/{rule_id}/test", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["POST audits", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["GET audits/{audit_id}", OK, OK, OK, OK, NONE, OUT, OK],
  ["POST audits/{audit_id}/shares", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["POST campaigns", OK, OK, OK, ROLE, NONE, OUT, PLAN],
  ["GET campaigns/{campaign_id}", OK, OK, OK, OK, NONE, OUT, PLAN],
  ["PATCH campaigns/{campaign_id}", OK, OK, OK, ROLE, NONE, OUT, PLAN],
  ["DELETE campaigns/{campaign_id}", OK, OK, OK, ROLE, NONE, OUT, PLAN],
  ["POST campaigns/{campaign_id}/plan", OK, OK, OK, ROLE, NONE, OUT, PLAN],
  ["GET comments", OK, OK, OK, OK, NONE, OUT, OK],
  ["GET comments/topics", OK, OK, OK, OK, NONE, OUT, OK],
  ["PATCH comments/{comment_id}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["PATCH digest", OK, OK, OK, OK, NONE, OUT, OK],
  ["POST drafts", OK, OK, OK, ROLE, NONE, OUT, PLAN],
  ["GET drafts/{draft_id}", OK, OK, OK, OK, NONE, OUT, PLAN],
  ["PATCH drafts/{draft_id}", OK, OK, OK, ROLE, NONE, OUT, PLAN],
  ["DELETE drafts/{draft_id}", OK, OK, OK, ROLE, NONE, OUT, PLAN],
  ["PATCH drafts/{draft_id}/match", OK, OK, OK, ROLE, NONE, OUT, PLAN],
  ["POST drafts/check", OK, OK, OK, OK, NONE, OUT, PLAN],
  ["POST drafts/score", OK, OK, OK, OK, NONE, OUT, PLAN],
  ["POST keys", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["DELETE keys/{key_id}", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["POST keys/{key_id}/replace", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["POST test-mode", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["POST invitations", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["DELETE invitations/{invitation_id}", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["POST invitations/{invitation_id}/renew", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["PATCH members/{user_id}", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["DELETE members/{user_id}", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["POST members/{user_id}/ownership", OK, ROLE, ROLE, ROLE, NONE, OUT, OK],
  ["POST goals", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["PATCH goals/{goal_id}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["DELETE goals/{goal_id}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["POST goals/check", OK, OK, OK, OK, NONE, OUT, OK],
  ["POST schedules", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["PATCH schedules/{schedule_id}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["DELETE schedules/{schedule_id}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["PATCH schedules/{schedule_id}/paused", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["POST schedules/{schedule_id}/run", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["POST notes", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["PATCH notes/{note_id}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["DELETE notes/{note_id}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["POST notices/{notice_id}/dismiss", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["DELETE platforms/{platform}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["POST platforms/{platform}/sync", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["GET posts", OK, OK, OK, OK, NONE, OUT, OK],
  ["PATCH recommendations/{recommendation_id}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["PATCH report-look", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["GET search/newest", OK, OK, OK, OK, NONE, OUT, OK],
  ["GET search/posts", OK, OK, OK, OK, NONE, OUT, OK],
  ["PATCH settings", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["DELETE shares/{share_id}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["GET uploads", OK, OK, OK, OK, NONE, OUT, OK],
  ["POST uploads", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["GET uploads/{upload_id}", OK, OK, OK, OK, NONE, OUT, OK],
  ["POST uploads/preview", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["POST watched", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["DELETE watched/{profile_id}", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["POST watched/{profile_id}/sync", OK, OK, OK, ROLE, NONE, OUT, OK],
  ["POST webhooks", OK, OK, ROLE, ROLE, NONE, OUT, PLAN],
  ["POST webhooks/signing-secret", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["GET webhooks/{webhook_id}", OK, OK, OK, OK, NONE, OUT, OK],
  ["PATCH webhooks/{webhook_id}", OK, OK, ROLE, ROLE, NONE, OUT, PLAN],
  ["DELETE webhooks/{webhook_id}", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["GET webhooks/{webhook_id}/deliveries", OK, OK, OK, OK, NONE, OUT, OK],
  ["GET webhooks/{webhook_id}/deliveries/{delivery_id}", OK, OK, OK, OK, NONE, OUT, OK],
  ["GET webhooks/{webhook_id}/deliveries/{delivery_id}/contents", OK, OK, OK, OK, NONE, OUT, OK],
  ["POST webhooks/{webhook_id}/deliveries/{delivery_id}/replay", OK, OK, ROLE, ROLE, NONE, OUT, PLAN],
  ["GET webhooks/{webhook_id}/replay", OK, OK, ROLE, ROLE, NONE, OUT, PLAN],
  ["POST webhooks/{webhook_id}/replay", OK, OK, ROLE, ROLE, NONE, OUT, PLAN],
  ["POST webhooks/{webhook_id}/rotate-secret", OK, OK, ROLE, ROLE, NONE, OUT, OK],
  ["POST webhooks/{webhook_id}/test", OK, OK, ROLE, ROLE, NONE, OUT, PLAN],
];
const NAMES = MATRIX.map(([name]) => name);
const WRITES = NAMES.filter((name) => !name.startsWith("GET "));
const READS = NAMES.filter((name) => name.startsWith("GET "));
const OF_A_THING = NAMES.filter((name) => name.includes("{"));

/**
 * What the people are told in other workspaces. The owner is viewer of a sibling of the same account, the stranger owns the
 * foreign one: they are told what the matrix says. All were members of the deleted one.
 */
const ELSEWHERE: [keyof House["places"], ...string[]][] = [
  ["sibling", "as viewer", NONE, NONE, NONE, NONE, OUT],
  ["foreign", NONE, NONE, NONE, NONE, "as owner", OUT],
  ["deleted", NONE, NONE, NONE, NONE, NONE, OUT],
  ["unknown", NONE, NONE, NONE, NONE, NONE, OUT],
];

let routes: InternalRoute[];
let house: House;

beforeAll(async () => {
  routes = await listInternalRoutes();
  house = await makeHouse();
}, 60_000);

afterEach(() => house.restoreRoles());

function routeNamed(name: string): InternalRoute {
  const found = routes.find((route) => route.name === name);
  if (!found) throw new Error(`there is no endpoint ${name}`);
  return found;
}

type Sent = { things?: Things; headers?: Record<string, string> };

/** What somebody is told who sends an endpoint a valid request. */
async function tell(person: Person, name: string, place: Place, sent: Sent = {}): Promise<string> {
  signedIn.user = house.users[person] ?? null;
  const ids = { workspace_id: place.id, ...(sent.things ?? (await prepareFor(name, place))) };
  const { status, body } = await askInternal(routeNamed(name), ids, sent.headers);
  return status === 200 ? OK : `${status} ${body.title}`;
}

async function expectNoEffect(work: () => Promise<void>): Promise<void> {
  const before = await markRows();
  await work();
  expect(await markRows()).toEqual(before);
}

/** That each of the people is told what is expected, in their order, and that nothing comes of what is refused. */
async function expectTold(name: string, place: Place, expected: string[]): Promise<void> {
  const told: string[] = [];
  const people = [...PEOPLE.entries()].map(([n, person]) => ({ n, person, isRefused: expected[n] !== OK }));
  for (const { n, person } of people.filter(({ isRefused }) => !isRefused))
    told[n] = await tell(person, name, place);
  const things = await prepareFor(name, place);
  await expectNoEffect(async () => {
    for (const { n, person } of people.filter(({ isRefused }) => isRefused))
      told[n] = await tell(person, name, place, { things });
  });
  expect(told).toEqual(expected);
}

/** What belongs to a person and no workspace: own-things.test.ts, join.test.ts, new-workspace.test.ts. */
const OF_A_PERSON = [
  "DELETE /internal/account",
  "DELETE /internal/identities/{identity_id}",
  "DELETE /internal/passkeys/{passkey_id}",
  "DELETE /internal/second-step",
  "POST /internal/deletions/{workspace_id}",
  "DELETE /internal/deletions/{workspace_id}",
  "DELETE /internal/sessions",
  "DELETE /internal/sessions/{session_id}",
  "PATCH /internal/account",
  "POST /internal/email/confirm",
  "POST /internal/email/mail",
  "POST /internal/identities",
  // What it does in each workspace by the role there: `invite-to-several.test.ts`.
  "POST /internal/invitations",
  "POST /internal/invitations/accept",
  "POST /internal/passkeys",
  "POST /internal/passkeys/options",
  "POST /internal/password",
  "POST /internal/second-step",
  "POST /internal/second-step/confirm",
  "POST /internal/second-step/recovery-codes",
  "POST /internal/workspaces",
];

/** What needs no session. */
const OF_NOBODY = [
  "POST /internal/passkeys/challenge",
  "POST /internal/providers/{provider}",
  "POST /internal/sign-up",
  "POST /internal/sign-in-links",
  "POST /internal/invitations/sign-up",
  "POST /internal/unsubscribe",
];

it("the matrix and the route files name the same endpoints, but for those of no workspace", () => {
  const served = routes.map(({ name }) => name);
  expect(served.toSorted()).toEqual([...NAMES, ...OF_A_PERSON, ...OF_NOBODY].toSorted());
});

describe("in the own workspace", () => {
  it.each(MATRIX)("%s", async (name, ...expected) => {
    await expectTold(name, house.places.own, expected.slice(0, PEOPLE.length));
  });
});

describe.each(ELSEWHERE)("in another workspace: %s", (place, ...row) => {
  it.each(MATRIX)("%s", async (name, asOwner, _admin, _editor, asViewer) => {
    const expected = row.map((one) => (one === "as owner" ? asOwner : one === "as viewer" ? asViewer : one));
    await expectTold(name, house.places[place], expected);
  });
});

describe("on the Pro plan", () => {
  it.each(MATRIX)("%s", async (name, ...expected) => {
    const { pro } = house.places;
    await changeWorkspace(pro.id, { plan: "agency" }, new Date());
    const things = await prepareFor(name, pro);
    await changeWorkspace(pro.id, { plan: "pro" }, new Date());
    expect(await tell("owner on Pro", name, pro, { things })).toBe(expected[PEOPLE.length]);
  });
});

describe("in the own workspace, a thing of another one", () => {
  it.each(OF_A_THING)("404 Not Found: %s", async (name) => {
    const { own, sibling, foreign } = house.places;
    await expectNoEffect(async () => {
      for (const things of [sibling.things, foreign.things, NO_THINGS])
        expect(await tell("owner", name, own, { things })).toBe(NONE);
    });
  });

  it.each(OF_A_THING.filter((name) => name.includes("{delivery_id}")))(
    "404 Not Found: %s: the delivery alone",
    async (name) => {
      const { own, sibling } = house.places;
      const things = { ...own.things, delivery_id: sibling.things.delivery_id };
      expect(await tell("owner", name, own, { things })).toBe(NONE);
    },
  );
});

describe("a request of another site", () => {
  it.each(WRITES)("%s: 403 Forbidden, and 415 for what a form could send", async (name) => {
    const { own } = house.places;
    const things = await prepareFor(name, own);
    const send = (headers: Record<string, string>) => tell("owner", name, own, { things, headers });
    await expectNoEffect(async () => {
      for (const headers of FROM_ELSEWHERE)
        expect([headers, await send(headers)]).toEqual([headers, "403 Forbidden"]);
      for (const type of FORM_TYPES)
        expect(await send({ ...OWN_PAGE, "content-type": type })).toBe("415 Unsupported Media Type");
    });
    expect(await send({ origin: new URL(publicUrl()).origin })).toBe(OK);
  });

  it.each(READS)("%s: answers, and lets no script of another site read it", async (name) => {
    signedIn.user = house.users.owner;
    const { id, things } = house.places.own;
    const ids = { workspace_id: id, ...things };
    const { status, headers } = await askInternal(routeNamed(name), ids, { origin: "https://evil.example" });
    expect(status).toBe(200);
    expect([...headers.keys()].filter((header) => header.startsWith("access-control-"))).toEqual([]);
  });
});

describe.each(OF_NOBODY)("%s", (name) => {
  const send = (headers?: Record<string, string>) =>
    askInternal(routeNamed(name), { workspace_id: "", ...NO_THINGS }, headers);

  beforeAll(async () => {
    // Only there, for a sign-up that is mailed about changes rows after its answer.
    if (name.endsWith("links")) await startMailServer();
    vi.stubEnv("NEXTAUTH_URL", "https://plinth.example");
    rereadEnv();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    stopMailServer();
  });

  // An invitation is asked for first: with one, see the tests of joining.
  it("is open to everybody, signed in or not", async () => {
    for (const person of PEOPLE) {
      signedIn.user = house.users[person] ?? null;
      // No provider is set up: identities.test.ts has one.
      const refused = /providers/.test(name) ? 404 : 400;
      expect((await send()).status).toBe(/invitations|unsubscribe|providers/.test(name) ? refused : 200);
    }
  });

  it("403 Forbidden from another site, 415 for what a form could send; nothing comes of it", async () => {
    await expectNoEffect(async () => {
      for (const headers of FROM_ELSEWHERE) expect((await send(headers)).body.title).toBe("Forbidden");
      for (const type of FORM_TYPES)
        expect((await send({ ...OWN_PAGE, "content-type": type })).body.title).toBe("Unsupported Media Type");
    });
  });
});
