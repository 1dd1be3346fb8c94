import { gzipSync } from "node:zlib";
import { type Browser, expect, test } from "@playwright/test";
import { type Brand, furnishBrand } from "./support/furnish-brand.ts";
import { bringSession } from "./support/sign-in.ts";

type Weighed = { name: string; path: (brand: Brand) => string; isPublic?: true; mostKb: number };

const LEAN = 150;
const FULL = 220;

/** Pages whose scripts are weighed after every build: the lean ones, and the heaviest of the others. */
const PAGES: readonly Weighed[] = [
  { name: "sign-in", path: () => "/sign-in", isPublic: true, mostKb: LEAN },
  { name: "methodology", path: () => "/methodology", isPublic: true, mostKb: 5 },
  { name: "settings", path: ({ root }) => `${root}/settings`, mostKb: LEAN },
  { name: "overview", path: ({ root }) => root, mostKb: FULL },
  { name: "audit", path: ({ audit }) => audit, mostKb: FULL },
  { name: "new draft", path: ({ root }) => `${root}/drafts/new`, mostKb: FULL },
  { name: "campaign", path: ({ campaign }) => campaign, mostKb: FULL },
  { name: "platforms", path: ({ root }) => `${root}/platforms`, mostKb: FULL },
];

test("no page loads more scripts at first than it may", async ({ browser }) => {
  const brand = await furnishBrand();
  const heavy: string[] = [];
  for (const page of PAGES) {
    const kb = await weigh(browser, brand, page);
    test.info().annotations.push({ type: "KB of scripts", description: `${page.name}: ${kb.toFixed(1)}` });
    if (kb > page.mostKb) heavy.push(`${page.name}: ${kb.toFixed(1)} KB of ${page.mostKb}`);
  }
  expect(heavy).toEqual([]);
});

/** @returns KB of all scripts that the page asks for until it rests, as gzip leaves them, with an empty cache */
async function weigh(browser: Browser, brand: Brand, { path, isPublic }: Weighed): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    if (!isPublic) await bringSession(page, brand);
    const scripts = new Map<string, Promise<Buffer>>();
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.set(response.url(), response.body());
    });
    await page.goto(path(brand), { waitUntil: "networkidle" });
    const bodies = await Promise.all(scripts.values());
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1_024;
  } finally {
    await context.close();
  }
}
