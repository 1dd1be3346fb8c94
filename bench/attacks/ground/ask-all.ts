import { setTimeout as sleep } from "node:timers/promises";
import { request } from "undici";
import { count, type Tally } from "./attack.ts";
import { nameFailure, withKey } from "./flood.ts";
import type { Site, Tenant } from "./site.ts";

const GIVE_UP_MS = 60_000;
const CLIENTS = 20;

/** What is asked while the database is out of order: reads, writes, pages, a sign-up. */
const ASKED: { path: string; by: "key" | "session"; body?: object }[] = [
  { path: "/v1/score?expand=explanation", by: "key" },
  { path: "/v1/campaigns", by: "key", body: { name: "Spring", start_date: "2999-01-01" } },
  { path: "/v1/score/history?granularity=daily", by: "key" },
  { path: "/v1/audit/run", by: "key", body: {} },
  {
    path: "/v1/studio/score",
    by: "key",
    body: { content_type: "text", platform: "twitter", content: "Hello" },
  },
  { path: "/w/{workspace}", by: "session" },
  { path: "/account", by: "session" },
  { path: "/internal/workspaces/{workspace}/uploads", by: "session" },
];

export type Longest = { ms: number; path: string; bare: number };

/** Clients who ask for everything until `isOver`: what came, the longest wait, and how many 503 had no `Retry-After`. */
export async function askAll(
  { url }: Site,
  { key, session, workspaceId }: Tenant,
  { tally, isOver }: { tally: Tally; isOver: () => boolean },
): Promise<Longest> {
  const longest: Longest = { ms: 0, path: "", bare: 0 };
  const walk = async (place: number) => {
    for (let n = place; !isOver(); n += 1) {
      const { path, by, body } = ASKED[n % ASKED.length] as (typeof ASKED)[number];
      const headers = by === "key" ? withKey(key) : session;
      const post = body && { method: "POST" as const, body: JSON.stringify(body) };
      const begun = performance.now();
      const signal = AbortSignal.timeout(GIVE_UP_MS);
      try {
        const asked = `${url}${path.replace("{workspace}", workspaceId)}`;
        const answer = await request(asked, { headers, signal, ...post });
        await answer.body.dump();
        count(tally, answer.statusCode);
        if (answer.statusCode === 503 && !answer.headers["retry-after"]) longest.bare += 1;
      } catch (error) {
        count(tally, nameFailure(error));
      }
      const ms = performance.now() - begun;
      if (ms > longest.ms) Object.assign(longest, { ms, path });
      await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, place) => walk(place)));
  return longest;
}
