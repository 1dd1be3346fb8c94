import type { RequestListener } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hashInTurn } from "#lib/hash-in-turn.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { refuseCrowd } from "./refuse-crowd.ts";

let served: Served;
const pages: RequestListener = (incoming, outgoing) => {
  incoming.resume().on("end", () => outgoing.end("let in"));
};
beforeAll(async () => {
  served = await serveHandlers({}, refuseCrowd(pages));
});
afterAll(() => served.close());

const PATHS = [
  "/api/auth/callback/credentials",
  "/api/auth/callback/reset",
  "/internal/sign-up",
  "/internal/password",
];
const post = (path: string) => fetch(`${served.url}${path}`, { method: "POST", body: "{}" });

/** Keeps the line for hashes as long as `work` runs. */
async function whileFull(work: () => Promise<void>): Promise<void> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const hashes = Array.from({ length: 100 }, () => hashInTurn(() => ended).catch(() => {}));
  await work().finally(end);
  await Promise.all(hashes);
}

it("lets everybody in while the line is short", async () => {
  for (const path of PATHS) expect(await (await post(path)).text()).toBe("let in");
});

it("503 with Retry-After while it is long: in words for the form, as a problem for others; other pages go on", async () => {
  await whileFull(async () => {
    for (const path of PATHS) {
      const answer = await post(path);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
      const body = (await answer.json()) as { url?: string; title?: string };
      if (path.startsWith("/api"))
        expect(new URL(body.url ?? "").searchParams.get("error")).toMatch(/^Many people are signing in/);
      else expect(body.title).toBe("Service Unavailable");
    }
    expect(await (await post("/internal/sessions")).text()).toBe("let in");
    expect(await (await fetch(`${served.url}/sign-in`)).text()).toBe("let in");
  });
  expect(await (await post("/internal/sign-up")).text()).toBe("let in");
});
