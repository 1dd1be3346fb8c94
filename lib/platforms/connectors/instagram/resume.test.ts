import { afterAll, expect, it } from "vitest";
import { visitConsent } from "#e2e/vendors/consent-page.ts";
import { INSTAGRAM_CLIENT as CLIENT, serveInstagram } from "#e2e/vendors/instagram/serve-instagram.ts";
import { setUpPlatform } from "#scripts/testing/connect.ts";
import { consentUrl, exchangeCode } from "../../sync/oauth-client.ts";
import { openSession } from "../../sync/vendor-session.ts";
import type { Json, SyncPage, SyncRequest } from "../connector.ts";
import { instagram } from "./instagram.ts";

const REDIRECT = "https://plinth.example/connect/instagram/callback";

afterAll(() => setUpPlatform("instagram", null));

/** What reads an account from a cursor on, after a person agreed. */
async function open(base: string) {
  setUpPlatform("instagram", { base, client: CLIENT });
  const asked = { clientId: CLIENT.id, redirectUri: REDIRECT, state: "s".repeat(43), verifier: null };
  const back = new URL(await visitConsent((await consentUrl(instagram, asked)).href));
  expect(back.hash).toBe("#_");
  const code = `${back.searchParams.get("code")}#_`;
  const tokens = await exchangeCode(
    instagram,
    { ...CLIENT, code, redirectUri: REDIRECT, verifier: null },
    new Date(),
  );
  const session = openSession({
    connector: instagram,
    now: () => new Date(),
    spend: async () => {},
    tokens: { current: async () => tokens.access, renew: async () => tokens.access },
  });
  const [account] = await instagram.listAccounts(session, tokens);
  if (!account) throw new Error("no account");
  const nothing: SyncRequest["knownPosts"] = async function* () {};
  const common = { account, role: "own", from: new Date(0), memory: null, knownPosts: nothing } as const;
  return async (cursor: Json): Promise<SyncPage[]> => {
    const pages: SyncPage[] = [];
    // As if it were read from its row.
    const stored = JSON.parse(JSON.stringify(cursor)) as Json;
    for await (const page of instagram.sync(session, { ...common, cursor: stored }))
      pages.push({ ...page, cursor: structuredClone(page.cursor) });
    return pages;
  };
}

const idsOf = (pages: SyncPage[]) =>
  pages.flatMap(({ rows }) =>
    rows.map((row) => {
      if (row.kind === "post") return row.post.id;
      return row.kind === "comment" ? row.comment.id : row.day.date.toISOString();
    }),
  );

it("a sync of instagram goes on behind every page, nothing lost and nothing doubled", async () => {
  const vendor = await serveInstagram({ posts: 55, comments: 40 });
  try {
    const media = vendor.accounts.get("main")?.media[3];
    if (media) media.comments = 120;
    const read = await open(vendor.base);
    const whole = await read(null);
    const ids = idsOf(whole);
    // 55 posts, 2 stories, 90 days; 12 of the 120 comments are the account's own.
    expect(ids.length).toBe(55 + 2 + 90 + 39 + 108);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(whole.map(({ cursor }) => JSON.stringify(cursor))).size).toBe(whole.length);
    for (const [n, { cursor }] of whole.entries())
      expect(idsOf([...whole.slice(0, n + 1), ...(await read(cursor))])).toEqual(ids);
  } finally {
    await vendor.close();
  }
}, 60_000);
