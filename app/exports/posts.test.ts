import { expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { GET } from "./[workspace_id]/posts/route.ts";

function ask(workspaceId: string, query = ""): Promise<Response> {
  return GET(new Request(`http://plinth.test/exports/${workspaceId}/posts${query}`), {
    params: Promise.resolve({ workspace_id: workspaceId }),
  });
}

async function makeBrand() {
  const { id } = await makeWorkspace();
  await importText(id, "twitter", makePosts(12));
  const { userId } = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: id } });
  return { id, user: { id: userId } };
}

it("gives members the posts that the filter leaves, as a file", async () => {
  const { id, user } = await makeBrand();
  signedIn.user = user;
  const answer = await ask(id, "?q=post%201&sort=colour");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="posts-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const lines = (await answer.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(1 + 3);
});

it("gives others nothing", async () => {
  const [own, other] = [await makeBrand(), await makeBrand()];
  signedIn.user = other.user;
  expect((await ask(own.id)).status).toBe(404);
  signedIn.user = null;
  expect((await ask(own.id)).status).toBe(401);
});
