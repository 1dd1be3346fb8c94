import { expect, it } from "vitest";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { ask } from "#scripts/testing/ask.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { makeKey } from "#scripts/testing/keys.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const PATH = "/v1/imports?platform=twitter&handle=brand&file_name=posts.csv";

async function sendOne() {
  const sender = await makeWorkspace("enterprise");
  const body = new Blob(["id\n"], { type: "text/csv" });
  const sent = await ask("POST", PATH, { key: sender.key, body });
  return { sender, id: sent.body.import_id as string };
}

const get = (key: string, id: string) => ask("GET", `/v1/imports/${id}`, { key });

it("tells what became of a file, to the key that sent it", async () => {
  const { sender, id } = await sendOne();
  const { status, body } = await get(sender.key, id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ import_id: id, status: "processing", platform: "twitter", handle: "brand" });
});

it("404 Not Found: an import of another account, of a workspace that the key may not name, and none at all", async () => {
  const { sender, id } = await sendOne();
  const stranger = await makeWorkspace("enterprise");
  expectProblem(await get(stranger.key, id), 404, "Not Found");
  const { workspace_id } = await addWorkspace(sender.id, "Second", new Date());
  const { key } = await makeKey(workspace_id);
  expectProblem(await get(key, id), 404, "Not Found");
  expectProblem(await get(sender.key, `${id}x`), 404, "Not Found");
});
