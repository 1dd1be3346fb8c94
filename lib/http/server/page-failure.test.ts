import type { RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { notePageFailure, tellPassingFailures } from "./page-failure.ts";

const FAILURES: Record<string, unknown> = {
  "/passing": Object.assign(new Error("the disk is full"), { code: "53100" }),
  "/lasting": new TypeError("undefined is not a function"),
};

/** Fails as the framework does: after a while, and in one place tells the error, in another the status. */
const pages: RequestListener = async (incoming, outgoing) => {
  await sleep(5);
  const failure = FAILURES[incoming.url ?? ""];
  if (failure) notePageFailure(failure);
  outgoing.statusCode = failure ? 500 : 200;
  outgoing.end("a page");
};

let served: Served;
beforeAll(async () => {
  served = await serveHandlers({}, tellPassingFailures(pages));
});
afterAll(() => served.close());

it.each([
  ["/passing", 503, "5"],
  ["/lasting", 500, null],
  ["/sound", 200, null],
])("%s: %i", async (path, status, retryAfter) => {
  const all = await Promise.all(Array.from({ length: 5 }, () => fetch(`${served.url}${path}`)));
  for (const answer of all)
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, retryAfter]);
});

it("the failure of one page is not that of another", async () => {
  const paths = ["/passing", "/lasting", "/sound", "/passing", "/sound"];
  const all = await Promise.all(paths.map((path) => fetch(`${served.url}${path}`)));
  expect(all.map(({ status }) => status)).toEqual([503, 500, 200, 503, 200]);
});
