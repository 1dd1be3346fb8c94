import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { visitConsent } from "#e2e/vendors/consent-page.ts";
import {
  INSTAGRAM_CLIENT,
  type InstagramStandIn,
  serveInstagram,
} from "#e2e/vendors/instagram/serve-instagram.ts";
import { publicUrl } from "#lib/env.ts";
import { setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { GET as comeBack } from "./[platform]/callback/route.ts";
import { GET as goAway } from "./[platform]/route.ts";

let vendor: InstagramStandIn;
let id: string;

beforeAll(async () => {
  vendor = await serveInstagram({ posts: 3, comments: 0 });
});
beforeEach(async () => {
  setUpPlatform("instagram", { base: vendor.base, client: INSTAGRAM_CLIENT });
  ({ id } = await makeWorkspace());
  const { userId } = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: id } });
  const user = { id: userId, sessionId: `ses_${userId}` };
  signedIn.user = user;
});
afterEach(() => {
  signedIn.user = null;
});
afterAll(async () => {
  setUpPlatform("instagram", null);
  await vendor.close();
});

const start = (platform = "instagram", workspaceId = id) =>
  goAway(new Request(`http://plinth.test/connect/${platform}?workspace_id=${workspaceId}`), {
    params: Promise.resolve({ platform }),
  });
const back = (query: string, platform = "instagram") =>
  comeBack(new Request(`http://plinth.test/connect/${platform}/callback?${query}`), {
    params: Promise.resolve({ platform }),
  });
const told = (response: Response) => {
  expect([response.status, response.headers.get("cache-control")]).toEqual([302, "no-store"]);
  const { origin, pathname, searchParams } = new URL(response.headers.get("location") ?? "");
  expect([origin, pathname]).toEqual([new URL(publicUrl()).origin, `/w/${id}/platforms`]);
  return [searchParams.get("connect"), searchParams.get("of")];
};

describe("going to a platform's page of consent", () => {
  it("is a redirect, with the address of the callback below the installation's own", async () => {
    const answer = await start();
    expect(answer.status).toBe(302);
    const page = new URL(answer.headers.get("location") ?? "");
    expect(`${page.origin}${page.pathname}`).toBe(`${vendor.base}/www.instagram.com/oauth/authorize`);
    expect(page.searchParams.get("redirect_uri")).toBe(`${publicUrl()}/connect/instagram/callback`);
  });

  it("is for members from the role editor on", async () => {
    const where = { workspaceId: id };
    for (const [role, status] of [
      ["editor", 302],
      ["viewer", 403],
    ] as const) {
      await ownerDb().membership.updateMany({ where, data: { role } });
      expect([role, (await start()).status]).toEqual([role, status]);
    }
    expect((await start("instagram", "ws_none")).status).toBe(404);
    signedIn.user = null;
    const answer = await start();
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${publicUrl()}/sign-in`]);
  });

  it("tells of a platform that is not set up", async () => {
    setUpPlatform("instagram", null);
    expect(told(await start())).toEqual(["not_set_up", "instagram"]);
    expect(told(await start("myspace"))).toEqual(["not_set_up", "myspace"]);
  });
});

describe("coming back from there", () => {
  const go = async (consent = {}) => {
    const page = (await start()).headers.get("location") ?? "";
    return new URL(await visitConsent(page, consent)).searchParams;
  };

  it("ends on the page of platforms with what became of it, once", async () => {
    const query = await go();
    expect(told(await back(`${query}`))).toEqual(["connected", "instagram"]);
    expect(told(await back(`${query}`))).toEqual(["state", "instagram"]);
  });

  it("tells of a refusal, also of one without a state and in LinkedIn's words", async () => {
    expect(told(await back(`${await go({ deny: true })}`))).toEqual(["denied", "instagram"]);
    expect(told(await back("error=access_denied&error_reason=user_denied"))).toEqual(["denied", "instagram"]);
    const query = await go({ deny: true });
    query.set("error", "user_cancelled_authorize");
    expect(told(await back(`${query}`))).toEqual(["denied", "instagram"]);
    query.set("error", "server_error");
    query.set("state", (await go()).get("state") ?? "");
    expect(told(await back(`${query}`))).toEqual(["refused", "instagram"]);
  });

  it("takes no state that was made up, is another session's, or belongs to another platform", async () => {
    expect(told(await back(`code=x&state=${id}.made-up`))).toEqual(["state", "instagram"]);
    expect(told(await back("code=x"))).toEqual(["state", "instagram"]);
    const query = await go();
    const user = { id: signedIn.user?.id ?? "", sessionId: "ses_another" };
    signedIn.user = user;
    expect(told(await back(`${query}`))).toEqual(["state", "instagram"]);
    expect(await ownerDb().profile.count({ where: { workspaceId: id } })).toBe(0);
  });
});
