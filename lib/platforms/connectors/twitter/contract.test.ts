import { afterAll, expect, it } from "vitest";
import { findContract, readContract } from "#e2e/vendors/check-contract.ts";
import { serveTwitter, TWITTER_CLIENT } from "#e2e/vendors/twitter/serve-twitter.ts";
import { connect, runWaitingSync, setUpPlatform } from "#scripts/testing/connect.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const VERSIONS = { tweet: "twitter/openapi-2.166-legacy-names.json", post: "twitter/openapi.json" } as const;

afterAll(() => setUpPlatform("twitter", null));

const PATHS = (["tweet", "post"] as const).map(
  (dialect) => [dialect, findContract(VERSIONS[dialect])] as const,
);
const WHY = PATHS.every(([, path]) => path) ? "" : " (skipped: the contract is not beside the project)";

it.skipIf(WHY)(`goes by X's published contract in each vocabulary${WHY}`, async () => {
  for (const [dialect, path] of PATHS) await holdAgainst(dialect, path ?? "");
});

async function holdAgainst(dialect: keyof typeof VERSIONS, path: string): Promise<void> {
  const contract = readContract(path);
  const vendor = await serveTwitter({ posts: 260, mentions: 30, dialect });
  setUpPlatform("twitter", { base: vendor.base, client: TWITTER_CLIENT });
  const { id } = await makeWorkspace();
  await connect(id, "twitter");
  await runWaitingSync(id);
  vendor.accounts.get("main")?.vanish(vendor.accounts.get("main")?.posts[3]?.id ?? "");
  await connect(id, "twitter");
  expect(await runWaitingSync(id)).toMatchObject({ status: "completed" });
  const access = vendor.oauth.grants.at(-1)?.access;
  const asked = vendor.requests.filter(({ path }) => /^\/2\/(?:users|tweets)/.test(path));
  // With the other names X is asked once a run, before it is known which it understands.
  const fitting = asked.filter(
    ({ query }) => !query.has(dialect === "tweet" ? "post.fields" : "tweet.fields"),
  );
  expect(fitting.length).toBeGreaterThan(8);
  for (const request of fitting) {
    expect(contract.findRequestFaults(request)).toEqual([]);
    const address = `${vendor.base}/${request.host}${request.path}?${request.query}`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${access}` } });
    expect(contract.findAnswerFaults(request, await answer.json())).toEqual([]);
  }
  await vendor.close();
}
