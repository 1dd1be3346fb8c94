import { afterEach, expect, it } from "vitest";
import { changeDigest } from "#lib/weekly-digest/change-digest.ts";
import { openToken } from "#lib/weekly-digest/digest-token.ts";
import { makeMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { GET, POST } from "./[workspace_id]/[token]/stop/route.ts";

afterEach(() => ownerDb().weeklyDigest.deleteMany());

async function makeLink() {
  const { caller } = await makeMember("viewer");
  const { workspaceId, actor } = caller;
  await changeDigest(caller, { is_on: true, weekday: 1, hour: 8, time_zone: "UTC" }, new Date());
  const row = await ownerDb().weeklyDigest.findFirstOrThrow({ where: { workspaceId } });
  return { workspace_id: workspaceId, token: openToken({ workspaceId, userId: actor.id }, row.token) };
}

const isOn = async (workspaceId: string) =>
  (await ownerDb().weeklyDigest.count({ where: { workspaceId } })) > 0;

it("a mail program ends a digest by one POST from elsewhere, without a session; to open it changes nothing", async () => {
  const params = await makeLink();
  const address = `https://plinth.example/unsubscribe/${params.workspace_id}/${params.token}/stop`;
  const context = { params: Promise.resolve(params) };
  const opened = await GET(new Request(address), context);
  expect([opened.status, await isOn(params.workspace_id)]).toEqual([303, true]);
  const body = "List-Unsubscribe=One-Click";
  const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" };
  const asked = () => POST(new Request(address, { method: "POST", body, headers }), context);
  const answers = [await asked(), await asked()];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(answers[0]?.headers.get("location")).toBe(`/unsubscribe/${params.workspace_id}/${params.token}`);
  expect(await isOn(params.workspace_id)).toBe(false);
});

it("another token ends nothing, and is told nothing else", async () => {
  const { workspace_id } = await makeLink();
  const params = Promise.resolve({ workspace_id, token: "wrong" });
  const answer = await POST(new Request("https://plinth.example/x", { method: "POST" }), { params });
  expect([answer.status, await isOn(workspace_id)]).toEqual([303, true]);
});
