import { afterAll, afterEach, expect, it } from "vitest";
import { visitConsent } from "#e2e/vendors/consent-page.ts";
import { serveTiktok, TIKTOK_CLIENT, type TiktokStandIn } from "#e2e/vendors/tiktok/serve-tiktok.ts";
import { serveTiktokBusiness, TIKTOK_BUSINESS_CLIENT } from "#e2e/vendors/tiktok/serve-tiktok-business.ts";
import { setUpPlatform } from "#scripts/testing/connect.ts";
import { consentUrl, exchangeCode } from "../../sync/oauth-client.ts";
import { openSession } from "../../sync/vendor-session.ts";
import type { ClientCredentials, Connector, Json, SyncPage, SyncRequest } from "../connector.ts";
import { tiktok } from "./tiktok.ts";
import { tiktokBusiness } from "./tiktok-business.ts";

const REDIRECT = "https://plinth.example/connect/tiktok/callback/";
let vendor: TiktokStandIn;

afterEach(() => vendor.close());
afterAll(() => setUpPlatform("tiktok", null));

/** What reads an account from a cursor on, after a person agreed. */
async function open(connector: Connector, client: ClientCredentials) {
  setUpPlatform("tiktok", { base: vendor.base, client });
  const asked = { clientId: client.id, redirectUri: REDIRECT, state: "s".repeat(43), verifier: null };
  const back = new URL(await visitConsent((await consentUrl(connector, asked)).href));
  const code = back.searchParams.get("code") ?? "";
  const grant = { ...client, code, redirectUri: REDIRECT, verifier: null };
  const tokens = await exchangeCode(connector, grant, new Date());
  const session = openSession({
    connector,
    now: () => new Date(),
    spend: async () => {},
    tokens: { current: async () => tokens.access, renew: async () => tokens.access },
  });
  const [account] = await connector.listAccounts(session, tokens);
  if (!account) throw new Error("no account");
  const nothing: SyncRequest["knownPosts"] = async function* () {};
  const common = { account, role: "own", from: new Date(0), memory: null, knownPosts: nothing } as const;
  return async (cursor: Json): Promise<SyncPage[]> => {
    const pages: SyncPage[] = [];
    // As if it were read from its row.
    const stored = JSON.parse(JSON.stringify(cursor)) as Json;
    for await (const page of connector.sync(session, { ...common, cursor: stored })) {
      pages.push({ ...page, cursor: structuredClone(page.cursor) });
    }
    return pages;
  };
}

const idsOf = (pages: SyncPage[]) =>
  pages.flatMap(({ rows }) =>
    rows.map((row) =>
      row.kind === "post"
        ? row.post.id
        : row.kind === "comment"
          ? row.comment.id
          : row.day.date.toISOString(),
    ),
  );

it.each([
  ["the Display API", tiktok, () => serveTiktok({ posts: 65 }), TIKTOK_CLIENT],
  [
    "the API for Business",
    tiktokBusiness,
    () => serveTiktokBusiness({ posts: 25, comments: 40, limit: 10_000 }),
    TIKTOK_BUSINESS_CLIENT,
  ],
] as const)(
  "a sync by %s goes on behind every page, nothing lost and nothing doubled",
  async (_name, connector, serve, client) => {
    vendor = await serve();
    const video = vendor.accounts.get("main")?.videos[3];
    if (video) video.comments = 70;
    const read = await open(connector, client);
    const whole = await read(null);
    const ids = idsOf(whole);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(whole.map(({ cursor }) => JSON.stringify(cursor))).size).toBe(whole.length);
    for (const [n, { cursor }] of whole.entries()) {
      const rest = await read(cursor);
      expect(idsOf([...whole.slice(0, n + 1), ...rest])).toEqual(ids);
    }
  },
  60_000,
);
