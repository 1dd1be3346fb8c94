import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { makeThrowAwayFolder } from "#scripts/testing/throw-away-folder.ts";
import { packedFiles } from "./packed-files.ts";

const SCRIPT = "export const words = 'the same '.repeat(100);";
let served: Served;

beforeAll(async () => {
  const folder = makeThrowAwayFolder();
  await writeFile(join(folder, "0a~b_1.js.br"), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, "secret.br"), "secret");
  served = await serveHandlers(
    {},
    packedFiles(folder, (_, outgoing) => void outgoing.end("of the framework")),
  );
});
afterAll(() => served.close());

const get = (name: string, accepted: string, more: RequestInit = {}) =>
  fetch(`${served.url}/_next/static/chunks/${name}`, {
    ...more,
    headers: { "accept-encoding": accepted, ...more.headers },
  });

it.each(["br", "gzip, deflate, br, zstd", "gzip;q=0.5, br;q=0.4"])(
  "a browser that takes %s gets it packed",
  async (accepted) => {
    const answer = await get("0a~b_1.js?dpl=1", accepted);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-encoding": "br",
      "content-type": "application/javascript; charset=UTF-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
    expect(await answer.text()).toBe(SCRIPT);
  },
);

it("HEAD is told the same without the file", async () => {
  const answer = await get("0a~b_1.js", "br", { method: "HEAD" });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(Number(answer.headers.get("content-length"))).toBeGreaterThan(0);
  expect(await answer.text()).toBe("");
});

it.each([
  ["0a~b_1.js", "gzip", {}],
  ["0a~b_1.js", "gzip, br;q=0", {}],
  ["0a~b_1.js", "br;q=0.0", {}],
  ["0a~b_1.js", "brotli", {}],
  ["0a~b_1.js", "br", { headers: { range: "bytes=0-3" } }],
  ["0a~b_1.js", "br", { method: "POST" }],
  ["other.js", "br", {}],
  ["secret", "br", {}],
  ["..%2f..%2fsecret.js", "br", {}],
  ["sub/0a~b_1.js", "br", {}],
])("%s for %s %o is left to the framework", async (name, accepted, more) => {
  const answer = await get(name, accepted, more);
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await answer.text()).toBe("of the framework");
});
