import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { ACTIONS } from "#lib/audit-log/actions.ts";
import { readCommentKey } from "#lib/comments/comment-key.ts";
import { type Answer, ask } from "#scripts/testing/ask.ts";
import { askInternal, OWN_PAGE } from "#scripts/testing/ask-internal.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { NO_THINGS, prepareFor } from "#scripts/testing/furnish.ts";
import { type InternalRoute, listInternalRoutes } from "#scripts/testing/internal-routes.ts";
import { type House, makeHouse } from "#scripts/testing/make-house.ts";
import { OPERATIONS, type Operation } from "#scripts/testing/operations.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { reach } from "#scripts/testing/reach.ts";
import { effectiveRows } from "#scripts/testing/rows.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { PATHS } from "./v1/paths.ts";

/** What every change is recorded as, by its path below /v1 and below a workspace of the dashboard. */
const V1: Record<string, string> = {
  "POST /v1/imports": "import.started",
  "POST /v1/audit/run": "audit.started",
  "POST /v1/campaigns": "campaign.created",
  "PATCH /v1/campaigns/{id}": "campaign.changed",
  "DELETE /v1/campaigns/{id}": "campaign.deleted",
  "POST /v1/webhooks": "webhook.created",
  "PATCH /v1/webhooks/{id}": "webhook.changed",
  "DELETE /v1/webhooks/{id}": "webhook.deleted",
  "POST /v1/webhooks/{id}/rotate-secret": "webhook.secret_rotated",
  "POST /v1/webhooks/{id}/test": "webhook.tested",
  "POST /v1/events/test": "event.tested",
  "POST /v1/webhooks/{id}/deliveries/{delivery_id}/replay": "delivery.replayed",
};
const DASHBOARD: Record<string, string> = {
  "POST agents": "agent.connected",
  "DELETE agents/{agent_id}": "agent.disconnected",
  "POST alerts": "alert.created",
  "PATCH alerts/{rule_id}": "alert.changed",
  "DELETE alerts/{rule_id}": "alert.deleted",
  "POST alerts/{rule_id}/test": "alert.tested",
  "POST audits": "audit.started",
  "POST audits/{audit_id}/shares": "audit.shared",
  "DELETE shares/{share_id}": "share.revoked",
  "PATCH comments/{comment_id}": "comment.corrected",
  "POST campaigns": "campaign.created",
  "PATCH campaigns/{campaign_id}": "campaign.changed",
  "DELETE campaigns/{campaign_id}": "campaign.deleted",
  "POST campaigns/{campaign_id}/plan": "campaign.planned",
  "PATCH digest": "digest.changed",
  "POST drafts": "draft.created",
  "PATCH drafts/{draft_id}": "draft.changed",
  "DELETE drafts/{draft_id}": "draft.deleted",
  "POST keys": "key.created",
  "DELETE keys/{key_id}": "key.revoked",
  "POST test-mode": "fixtures.reset",
  "POST keys/{key_id}/replace": "key.replaced",
  "POST invitations": "invitation.created",
  "DELETE invitations/{invitation_id}": "invitation.withdrawn",
  "POST invitations/{invitation_id}/renew": "invitation.renewed",
  "PATCH members/{user_id}": "member.changed",
  "DELETE members/{user_id}": "member.removed",
  "POST members/{user_id}/ownership": "member.made_owner",
  "POST schedules": "schedule.created",
  "PATCH schedules/{schedule_id}": "schedule.changed",
  "PATCH schedules/{schedule_id}/paused": "schedule.changed",
  "POST schedules/{schedule_id}/run": "schedule.changed",
  "DELETE schedules/{schedule_id}": "schedule.deleted",
  "POST goals": "goal.created",
  "PATCH goals/{goal_id}": "goal.changed",
  "DELETE goals/{goal_id}": "goal.deleted",
  "PATCH drafts/{draft_id}/match": "draft.matched",
  "POST notes": "note.created",
  "PATCH notes/{note_id}": "note.changed",
  "DELETE notes/{note_id}": "note.deleted",
  "POST notices/{notice_id}/dismiss": "notice.dismissed",
  "DELETE platforms/{platform}": "platform.disconnected",
  "POST platforms/{platform}/sync": "platform.synced",
  "POST watched": "platform.watched",
  "DELETE watched/{profile_id}": "platform.unwatched",
  "POST watched/{profile_id}/sync": "platform.synced",
  "PATCH recommendations/{recommendation_id}": "recommendation.decided",
  "PATCH report-look": "workspace.changed",
  "PATCH settings": "workspace.changed",
  "POST uploads": "import.started",
  "POST webhooks": "webhook.created",
  "POST webhooks/signing-secret": "signing_secret.revealed",
  "PATCH webhooks/{webhook_id}": "webhook.changed",
  "DELETE webhooks/{webhook_id}": "webhook.deleted",
  "POST webhooks/{webhook_id}/deliveries/{delivery_id}/replay": "delivery.replayed",
  "POST webhooks/{webhook_id}/replay": "webhook.replayed",
  "POST webhooks/{webhook_id}/rotate-secret": "webhook.secret_rotated",
  "POST webhooks/{webhook_id}/test": "webhook.tested",
};
const CHANGES = OPERATIONS.filter(({ name }) => V1[name]);

const REQUEST_ID = "order-of-the-test";
const HEADERS = { "x-forwarded-for": "198.51.100.9, 203.0.113.7", "x-request-id": REQUEST_ID };

let house: House;
let routes: InternalRoute[];

beforeAll(async () => {
  [house, routes] = [await makeHouse(), await listInternalRoutes()];
}, 60_000);

afterEach(() => house.restoreRoles());

const send = ({ method, body }: Operation, path: string, headers: object = {}) =>
  ask(method, path, {
    key: house.places.own.key,
    headers: { ...HEADERS, ...headers },
    ...(body && { body }),
  });

/** The entry that a change leaves. @param subject null where the answer names it */
function entryOf(action: string, actor: { actor_kind: string; actor_id: unknown }, subject: unknown) {
  const subjectOf = { subject_kind: action.split(".")[0], subject_id: subject };
  const origin = { address: "203.0.113.7", request_id: REQUEST_ID };
  const whose = { workspace_id: house.places.own.id, user_id: null, at: expect.any(Date) };
  return { ...whose, ...actor, action, ...subjectOf, ...origin, detail: expect.anything() };
}

const idIn = ({ body }: Answer): string =>
  body.audit_id ??
  body.message_id ??
  body.upload_id ??
  body.import_id ??
  body.webhook?.id ??
  body.rule?.id ??
  body.key_id ??
  body.agent_id ??
  body.profile_id ??
  body.invitation_id ??
  body.id;

describe("every change", () => {
  it("says what the log keeps of it, or that there is nothing to keep", () => {
    const handlers = [
      ...Object.values(PATHS).flatMap(Object.entries),
      ...routes.map((one) => [one.method, one.handler]),
    ];
    const declared = handlers.flatMap(([method, { declaration }]) =>
      declaration && method !== "GET" ? [declaration] : [],
    );
    expect(declared.filter(({ effect }) => !effect).map(({ summary }) => summary)).toEqual([]);
    const recorded = declared.filter(({ effect }) => effect !== "none");
    expect(recorded).toHaveLength(Object.keys(V1).length + Object.keys(DASHBOARD).length);
  });

  it.each(CHANGES)(
    "$name leaves one entry with the actor, the thing, the address and the request",
    async (operation) => {
      const path = await reach(operation, house.places.own);
      const answers: Answer[] = [];
      const entries = await entriesOf(async () => answers.push(await send(operation, path)));
      expect(answers[0]?.status).toBe(200);
      const named = path.match(/\b(?:cmp|wh|dlv)_\w+/g)?.at(-1);
      const key = { actor_kind: "key", actor_id: expect.stringMatching(/^key_/) };
      expect(entries).toEqual([entryOf(V1[operation.name] ?? "", key, named ?? idIn(answers[0] as Answer))]);
    },
  );

  it.each(Object.entries(DASHBOARD))("%s leaves one entry: %s", async (name, action) => {
    const { own } = house.places;
    const things = await prepareFor(name, own);
    signedIn.user = house.users.owner;
    const route = routes.find((one) => one.name === name) as InternalRoute;
    const answers: Answer[] = [];
    const entries = await entriesOf(async () => {
      answers.push(
        await askInternal(route, { workspace_id: own.id, ...things }, { ...OWN_PAGE, ...HEADERS }),
      );
    });
    expect(answers[0]?.status).toBe(200);
    const param = [...name.matchAll(/\{(\w+)\}/g)].at(-1)?.[1] as keyof typeof things | undefined;
    const ofItself = [
      "PATCH report-look",
      "PATCH settings",
      "POST webhooks/signing-secret",
      "POST test-mode",
    ];
    const own_id = ofItself.includes(name) ? own.id : undefined;
    // The page names a comment with its profile, the log by its own id.
    const comment = param === "comment_id" ? readCommentKey(things.comment_id)?.commentId : undefined;
    const person = name === "PATCH digest" ? house.users.owner.id : undefined;
    const subject =
      comment ?? (param ? things[param] : undefined) ?? own_id ?? person ?? idIn(answers[0] as Answer);
    const owner = { actor_kind: "user", actor_id: house.users.owner.id };
    expect(entries).toEqual([entryOf(action, owner, subject)]);
  });

  it("keeps names of fields and no values", async () => {
    const body = {
      url: "https://hooks.example.com/a-secret-path",
      events: ["score.changed"],
      secret: "a secret of 24 characters",
    };
    const { key } = house.places.own;
    const entries = await entriesOf(async () => {
      const { id } = (await ask("POST", "/v1/webhooks", { key, body })).body;
      await ask("PATCH", `/v1/webhooks/${id}`, { key, body: { url: `${body.url}/new` } });
    });
    expect(entries.map(({ detail }) => detail)).toEqual([{ events: ["score.changed"] }, { fields: ["url"] }]);
  });

  it("is one of the known actions, of which each is done by somebody", () => {
    const elsewhere = ACTIONS.filter((action) =>
      /^(account|name|session|second_step|passkey|identity|password|email|key|history|commenter|comment)\.|workspace\.(cre|del|exp|kept|pur)|member\.joined|schedule\.unsub|platform\.(conn|imp|pref|watch)/.test(
        action,
      ),
    );
    const here = [...Object.values(V1), ...Object.values(DASHBOARD)];
    expect([...new Set([...here, ...elsewhere])].toSorted()).toEqual(ACTIONS.toSorted());
  });
});

describe("no entry is left", () => {
  it.each(CHANGES)("by $name that is refused", async (operation) => {
    const isOfAThing = operation.template.includes("{");
    const refused = isOfAThing ? operation : { ...operation, body: { lookback_days: 0 } };
    const answers: Answer[] = [];
    const entries = await entriesOf(async () => answers.push(await send(refused, operation.path)));
    expect(answers[0]?.status).toBeGreaterThanOrEqual(400);
    expect(entries).toEqual([]);
  });

  it("by a run that the state of the workspace refuses, nor by reading, nor by scoring a draft", async () => {
    const { own } = house.places;
    const run = OPERATIONS.find(({ name }) => name === "POST /v1/audit/run") as Operation;
    await prepareFor("POST audits", own);
    await send(run, run.path);
    const others = OPERATIONS.filter(
      ({ name, method }) => method === "GET" || name === "POST /v1/studio/score",
    );
    const entries = await entriesOf(async () => {
      expect((await send(run, run.path)).status).toBe(409);
      for (const one of others) await send(one, one.path);
    });
    expect(entries).toEqual([]);
  });

  it("by a repetition of what was done", async () => {
    const create = OPERATIONS.find(({ name }) => name === "POST /v1/campaigns") as Operation;
    const once = () => send(create, create.path, { "idempotency-key": "campaign-1" });
    expect(await entriesOf(once)).toHaveLength(1);
    expect(await entriesOf(once)).toEqual([]);
  });

  it("by what the dashboard refuses", async () => {
    const { own } = house.places;
    const entries = await entriesOf(async () => {
      for (const name of Object.keys(DASHBOARD)) {
        const route = routes.find((one) => one.name === name) as InternalRoute;
        signedIn.user = house.users.viewer;
        // A digest is everybody's own.
        if (name === "PATCH digest") continue;
        expect((await askInternal(route, { workspace_id: own.id, ...own.things })).status).toBe(403);
        signedIn.user = house.users.owner;
        if (!name.includes("{")) continue;
        expect((await askInternal(route, { workspace_id: own.id, ...NO_THINGS })).status).toBe(404);
      }
    });
    expect(entries).toEqual([]);
  });
});

describe("the entry and its change", () => {
  it.each(CHANGES)("are there both or neither: $name", async (operation) => {
    const { own } = house.places;
    await prepareFor("POST audits", own);
    const path = await reach(operation, own);
    const before = await effectiveRows(own.id);
    const answers: Answer[] = [];
    await withoutLog(async () => answers.push(await send(operation, path)));
    expect(answers[0]?.status).toBe(500);
    expect(await effectiveRows(own.id)).toEqual(before);
  });

  it("stay: no entry is changed, removed or thrown away with all others", async () => {
    for (const change of [
      "UPDATE audit_log SET actor_id = 'nobody'",
      "DELETE FROM audit_log",
      "TRUNCATE audit_log",
    ])
      await expect(ownerPool().query(change)).rejects.toThrow("append-only");
    const others =
      "SELECT grantee FROM information_schema.role_table_grants WHERE table_name = 'audit_log' AND grantee = 'PUBLIC'";
    expect((await ownerPool().query(others)).rows).toEqual([]);
  });
});

/** The log takes nothing while `work` runs. */
async function withoutLog(work: () => Promise<unknown>): Promise<void> {
  const run = (text: string) => ownerPool().query(text);
  await run("ALTER TABLE audit_log ADD CONSTRAINT refuses CHECK (false) NOT VALID");
  try {
    await work();
  } finally {
    await run("ALTER TABLE audit_log DROP CONSTRAINT refuses");
  }
}
