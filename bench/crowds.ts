// What crowds take from others: p95 of GET /v1/score and the web server's memory beside sign-ins and readers of /docs.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Client } from "undici";
import type { Demo } from "#scripts/demo.ts";
import { ROOT } from "#scripts/settings.ts";
import { measureBeside } from "./crowds/load.ts";
import { signIn } from "./product/sign-in.ts";
import { launchProduct } from "./product/start-product.ts";

const USAGE = `npm run bench -- crowds [options]

  --checkout DIR   the version that is measured (this one)
  --seconds N      of each crowd (15)
`;
const TARGET_P95_MS = 500;

const { values } = parseArgs({
  options: {
    checkout: { type: "string", default: ROOT },
    seconds: { type: "string", default: "15" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}

/** Each client has an address of its own, as behind a proxy: no limit of one place helps. */
const from = (n: number) => ({ "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` });

async function readDocs(client: Client, n: number): Promise<number> {
  const headers = { ...from(n % 20), "accept-encoding": "gzip" };
  const { statusCode, body } = await client.request({ path: "/docs", method: "GET", headers });
  await body.dump({ limit: 10_000_000 });
  return statusCode;
}

async function tryToSignIn(client: Client, n: number): Promise<number> {
  const form = { email: `nobody${n}@larkspur.example`, password: "a wrong one" };
  return (await signIn(client, form, from(n))).status;
}

const home = mkdtempSync(join(tmpdir(), "plinth-crowds-"));
chmodSync(home, 0o755);
const limits = { score_requests_per_minute: 100_000_000 };
const env = { PLINTH_TRUSTED_PROXIES: "127.0.0.1", PLINTH_PLANS: JSON.stringify({ agency: limits }) };
const product = await launchProduct({ checkout: values.checkout, dataDir: home, env });
let failed = false;
try {
  await product.ready();
  const { workspaces } = JSON.parse(readFileSync(join(home, "demo.json"), "utf8")) as Demo;
  const key = workspaces.find(({ plan }) => plan === "agency")?.key ?? "";
  const target = { url: product.url, key, pid: product.process.pid ?? 0 };
  const crowds = {
    "nobody else": null,
    "20 readers of /docs": { clients: 20, send: readDocs },
    "100 sign-ins at once": { clients: 100, send: tryToSignIn },
  };
  await measureBeside(target, 3, null);
  for (const [name, crowd] of Object.entries(crowds)) {
    const { requests, p50, p95, rssMb, statuses } = await measureBeside(
      target,
      Number(values.seconds),
      crowd,
    );
    failed ||= !(p95 <= TARGET_P95_MS);
    process.stdout.write(
      `${name.padEnd(22)} p50 ${p50.toFixed(0).padStart(5)} ms   p95 ${p95.toFixed(0).padStart(5)} ms   ${rssMb.toFixed(0)} MB   ${requests} scores   ${statuses}\n`,
    );
  }
} finally {
  await product.stop();
  rmSync(home, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
