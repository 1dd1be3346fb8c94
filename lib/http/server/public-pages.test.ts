import type { RequestListener } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { publicPages } from "./public-pages.ts";

let made: string[] = [];
let served: Served;
let place = 0;

/** Stands for the framework: a page with a nonce of its own each time. */
const pages: RequestListener = ({ url, headers, method }, outgoing) => {
  made.push(`${method} ${url} ${headers.cookie ?? ""}`.trim());
  const nonce = crypto.randomUUID().replaceAll("-", "");
  if (url?.startsWith("/docs/none")) return void outgoing.writeHead(404).end("none");
  outgoing.setHeader("Content-Security-Policy", `script-src 'self' 'nonce-${nonce}'`);
  const type = url?.endsWith(".md") ? "text/markdown" : "text/html";
  outgoing.setHeader("Content-Type", `${type}; charset=utf-8`);
  outgoing.setHeader("Vary", "rsc");
  outgoing.end(
    `<p>${url}</p><script nonce="${nonce}">self.__next_f.push("\n")</script>${OWN}<link rel="preload" as="script" href="/_next/a.js"/><style nonce="${nonce}"></style>${url?.startsWith("/docs/late") ? LATE : ""}${"é".repeat(5_000)}`,
  );
};
const OWN = '<script type="module" async="" src="/browser/reader-1.js"></script>';
const LATE = '<template id="B:0"></template>';

beforeEach(async () => {
  made = [];
  place++;
  vi.stubEnv("PLINTH_TRUSTED_PROXIES", "127.0.0.1");
  rereadEnv();
  served = await serveHandlers({}, publicPages(pages));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  rereadEnv();
  await served.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${served.url}${path}`, {
    method,
    headers: { "x-forwarded-for": `192.0.2.${place}`, ...headers },
    redirect: "manual",
  });

describe("pages that are the same for everybody", () => {
  it("are rendered once, and each answer has a nonce of its own, in header and page", async () => {
    const nonces = new Set<string>();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get("/docs?from=a")));
    for (const answer of answers) {
      const policy = answer.headers.get("content-security-policy") ?? "";
      const nonce = /'nonce-(\w{32})'/.exec(policy)?.[1] ?? "";
      nonces.add(nonce);
      const html = await answer.text();
      expect(html).toBe(`<p>/docs</p>${OWN}<style nonce="${nonce}"></style>${"é".repeat(5_000)}`);
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    }
    expect([made, nonces.size]).toEqual([["GET /docs theme=system"], 20]);
  });

  it("leave texts that speak of scripts as they are", async () => {
    expect(await (await get("/docs/start.md")).text()).toContain("__next_f");
  });

  it("keep the scripts of the framework where parts of the page come later", async () => {
    expect(await (await get("/docs/late")).text()).toContain("__next_f");
    expect(await (await get("/docs")).text()).not.toContain("__next_f");
  });

  it("are rendered for light and for dark, whatever else stands in the cookies", async () => {
    await get("/docs", { cookie: "theme=dark; plinth.session=secret" });
    await get("/docs", { cookie: "a=b; theme=dark" });
    await get("/docs", { cookie: "theme=light" });
    await get("/docs", { cookie: "theme=x" });
    expect(made).toEqual(["GET /docs theme=dark", "GET /docs theme=light", "GET /docs theme=system"]);
  });

  it("answer HEAD without a body; what is no page is asked for again", async () => {
    const head = await get("/problems/not_found", {}, "HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (let n = 0; n < 2; n++) expect((await get("/docs/none")).status).toBe(404);
    expect(made.filter((line) => line.includes("/docs/none"))).toHaveLength(4);
  });

  it("leave to the framework what it asks of itself, what is sent, and every other page", async () => {
    await get("/docs", { rsc: "1" });
    await get("/docs", {}, "OPTIONS");
    await get("/documents");
    await get("/llms-full.txt");
    await get("/llms-full.txt");
    await get("/sign-in");
    await get("/sign-in");
    expect(made).toEqual([
      "GET /docs",
      "OPTIONS /docs",
      "GET /documents",
      "GET /llms-full.txt theme=system",
      "GET /sign-in",
      "GET /sign-in",
    ]);
  });

  it("429 Rate Limited after 120 a minute of one place, and of no other", async () => {
    const answers = await Promise.all(Array.from({ length: 130 }, () => get("/docs")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(await refused[0]?.json()).toMatchObject({ title: "Rate Limited", status: 429 });
    expect((await get("/docs", { "x-forwarded-for": "198.51.100.1" })).status).toBe(200);
    expect((await get("/docs", { rsc: "1" })).status).toBe(429);
  });
});
