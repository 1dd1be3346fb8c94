import { expect, it } from "vitest";
import { addDays, utcDay } from "#lib/time.ts";
import { OWN_PAGE } from "#scripts/testing/ask-internal.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { call } from "#scripts/testing/call.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { POST } from "./workspaces/[workspace_id]/audits/route.ts";

const daysAgo = (days: number) => addDays(utcDay(new Date()), -days);

async function makeBrand() {
  const { id } = await makeWorkspace("pro");
  await importText(id, "twitter", makePosts(30, daysAgo(150)));
  const member = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: id } });
  signedIn.user = { id: member.userId } as typeof signedIn.user;
  const asRole = (role: string) =>
    ownerDb().membership.updateMany({ where: { workspaceId: id }, data: { role } });
  const run = (as_of: unknown) =>
    call(POST, "POST", `/internal/workspaces/${id}/audits`, {
      headers: { ...OWN_PAGE, "content-type": "application/json" },
      params: { workspace_id: id },
      body: { as_of },
    });
  return { id, asRole, run };
}

it("an editor audits as of a day, which the audit log tells; a viewer does not", async () => {
  const { id, asRole, run } = await makeBrand();
  await asRole("viewer");
  expect(await entriesOf(async () => expect((await run(daysAgo(150))).status).toBe(403))).toEqual([]);
  await asRole("editor");
  const entries = await entriesOf(async () => expect((await run(daysAgo(150))).status).toBe(200));
  const audit = await ownerDb().audit.findFirstOrThrow({ where: { workspaceId: id } });
  expect(audit).toMatchObject({ asOf: new Date(daysAgo(150)), charged: false });
  expect(entries).toMatchObject([
    {
      workspace_id: id,
      actor_kind: "user",
      action: "audit.started",
      subject_id: audit.id,
      detail: { as_of: daysAgo(150), platforms: ["twitter"], lookback_days: 90 },
    },
  ]);
});

it.each([[daysAgo(90)], [daysAgo(-3)], ["2025-02-30"], ["yesterday"], [20250101]])(
  "as of %j is refused, and nothing is started",
  async (day) => {
    const { id, run } = await makeBrand();
    const { status, body } = await run(day);
    expect([status, body.title, body.errors[0].pointer]).toEqual([422, "Invalid Request", "/as_of"]);
    expect(await ownerDb().audit.count({ where: { workspaceId: id } })).toBe(0);
  },
);
