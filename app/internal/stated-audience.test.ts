import { expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { findUserByEmail } from "#lib/members/find-user-by-email.ts";
import { utcDay } from "#lib/time.ts";
import { importUpload } from "#lib/uploads/import-upload.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { OWN_PAGE } from "#scripts/testing/ask-internal.ts";
import { call } from "#scripts/testing/call.ts";
import { expectProblem, expectProblemShape } from "#scripts/testing/expect-problem.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { makePosts } from "#scripts/testing/workspaces.ts";
import { POST } from "./workspaces/[workspace_id]/uploads/route.ts";

let brands = 0;

async function openBrand() {
  const email = `owner${++brands}@example.com`;
  const { workspace_id } = await createWorkspace({
    name: "Brand",
    plan: "pro",
    owner: email,
    now: new Date(),
  });
  signedIn.user = await withOwner(email);
  const path = `/internal/workspaces/${workspace_id}/uploads?platform=twitter&handle=brand&file_name=posts.csv`;
  const send = (more: string) =>
    call(POST, "POST", `${path}${more}`, {
      headers: { ...OWN_PAGE, "content-type": "application/octet-stream" },
      params: { workspace_id },
      body: makePosts(3, "2026-03-03"),
    });
  const days = () =>
    withWorkspace(workspace_id, (tx) => tx.accountDay.findMany({ where: { workspaceId: workspace_id } }));
  return { workspace_id, send, days };
}

async function withOwner(email: string) {
  const user = await findUserByEmail(email);
  if (!user) throw new Error(`there is no user ${email}`);
  return user;
}

it("the audience that is stated with an uploaded file is imported with it, and its day is in the history", async () => {
  const { workspace_id, send, days } = await openBrand();
  const { status, body } = await send("&followers=12400&followers_on=2026-03-06");
  expect(status).toBe(200);
  expect(await days()).toEqual([]);
  expect(await importUpload(workspace_id, body.upload_id)).toBe(true);
  expect(await days()).toMatchObject([{ date: new Date("2026-03-06"), followers: 12_400n, ofPost: false }]);
  const points = await withWorkspace(workspace_id, (tx) =>
    tx.scorePoint.findMany({ where: { workspaceId: workspace_id }, orderBy: { date: "desc" } }),
  );
  expect(points[0]?.date.toISOString()).toMatch(/^2026-03-06/);
});

it("without a day it is of today, in UTC; without a number nothing is stated", async () => {
  const { workspace_id, send, days } = await openBrand();
  await importUpload(workspace_id, (await send("")).body.upload_id);
  expect(await days()).toEqual([]);
  await importUpload(workspace_id, (await send("&followers=7")).body.upload_id);
  expect((await days()).map(({ date }) => utcDay(date))).toEqual([utcDay(new Date())]);
});

it.each([
  "&followers=-4",
  "&followers=4.5",
  "&followers=",
  "&followers=many",
  "&followers=1e5",
  "&followers=4&followers_on=yesterday",
  "&followers=4&followers_on=2126-03-06",
  "&followers_on=2026-03-06",
])("400 Invalid Request: %s, and nothing is taken in", async (more) => {
  const { workspace_id, send } = await openBrand();
  const answer = await send(more);
  expectProblem(answer, 400, "Invalid Request");
  expectProblemShape(answer);
  const kept = await withWorkspace(workspace_id, (tx) =>
    tx.upload.count({ where: { workspaceId: workspace_id } }),
  );
  expect(kept).toBe(0);
});
