// Weight and speed of the pages: Lighthouse on desktop and phone (median of --runs 5) against what is wanted of each.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import getPort from "get-port";
import { chromium } from "playwright";
import { Client } from "undici";
import { quantileLow } from "#lib/statistics/quantile.ts";
import type { Demo } from "#scripts/demo.ts";
import { ROOT } from "#scripts/settings.ts";
import { signIn } from "./product/sign-in.ts";
import { startProduct } from "./product/start-product.ts";
import { findThings } from "./web/find-things.ts";
import { listPages, type Page } from "./web/list-pages.ts";
import { type Device, type Seen, seePage } from "./web/see-page.ts";

const USAGE = `npm run bench:web -- [options]

  --runs N       looks at each page on each device, of which the middle counts (5)
  --only NAMES   of pages, with commas between them

KB are what is transferred to an empty cache, compressed and with the headers; "all" is everything that the page loads.
`;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  stdout.write(USAGE);
  process.exit(0);
}

/** What is wanted of every page; scores at least, the others at most. */
const BARS: Record<Device, Partial<Seen>> = {
  desktop: { performance: 95, accessibility: 100, practices: 100, lcp: 1_200, cls: 0.02, blocking: 200 },
  phone: { performance: 85, accessibility: 100, practices: 100, lcp: 2_500, cls: 0.02 },
};
const AT_LEAST: readonly (keyof Seen)[] = ["performance", "accessibility", "practices"];
const NAMES = [
  "performance",
  "accessibility",
  "practices",
  "lcp",
  "cls",
  "blocking",
  "documentKb",
  "scriptKb",
  "styleKb",
  "fontKb",
  "allKb",
] as const;

const dataDir = mkdtempSync(join(tmpdir(), "plinth-web-"));
chmodSync(dataDir, 0o755);
let missed = 0;
try {
  const product = await startProduct({ checkout: ROOT, dataDir });
  const port = await getPort({ host: "127.0.0.1" });
  const browser = await chromium.launch({
    executablePath: process.env.PLINTH_CHROMIUM || "/usr/bin/chromium",
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    await measure(product.url, port);
  } finally {
    await browser.close();
    await product.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
stdout.write(missed > 0 ? `${missed} figures missed (!)\n` : "all figures within what is wanted\n");
process.exit(missed > 0 ? 1 : 0);

async function measure(url: string, port: number): Promise<void> {
  const demo = JSON.parse(readFileSync(join(dataDir, "demo.json"), "utf8")) as Demo;
  const workspace = demo.workspaces[1] ?? demo.workspaces[0];
  if (!workspace) throw new Error("the demo has no workspace");
  const client = new Client(url);
  const { cookie } = await signIn(client, { email: demo.email, password: demo.password });
  const things = await findThings(url, workspace.workspace_id, cookie);
  const only = values.only?.split(",");
  const pages = listPages(workspace.workspace_id, things).filter(({ name }) => only?.includes(name) ?? true);
  await client.close();
  stdout.write(
    `${"".padEnd(34)}${["perf", "a11y", "best", "LCP ms", "CLS", "TBT ms", "HTML KB", "JS KB", "CSS KB", "fonts KB", "all KB"].map((name) => name.padStart(9)).join("")}\n`,
  );
  for (const page of pages)
    for (const device of ["desktop", "phone"] as const) {
      const looks: Seen[] = [];
      for (let run = 0; run < Number(values.runs); run++)
        looks.push(await seePage(`${url}${page.path}`, device, port, page.isPrivate ? cookie : ""));
      tell(page, device, middleOf(looks));
    }
}

function middleOf(looks: readonly Seen[]): Seen {
  const middle = (name: keyof Seen) =>
    quantileLow(
      looks.map((look) => look[name]),
      0.5,
    ) ?? Number.NaN;
  return Object.fromEntries(NAMES.map((name) => [name, middle(name)])) as Seen;
}

function tell({ name, maxScriptKb, maxAllKb }: Page, device: Device, seen: Seen): void {
  const bars: Partial<Seen> = {
    ...BARS[device],
    scriptKb: maxScriptKb,
    ...(maxAllKb && { allKb: maxAllKb }),
  };
  const cells = NAMES.map((figure) => {
    const bar = bars[figure];
    const isMissed =
      bar !== undefined && (AT_LEAST.includes(figure) ? seen[figure] < bar : !(seen[figure] <= bar));
    if (isMissed) missed++;
    return `${seen[figure].toFixed(figure === "cls" ? 3 : 0)}${isMissed ? "!" : " "}`.padStart(9);
  });
  stdout.write(`${name.padEnd(24)}${device.padEnd(10)}${cells.join("")}\n`);
}
