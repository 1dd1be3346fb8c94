// Requests a second for GET /v1/score and its history of two checkouts (--before PATH), each as its npm start serves, in turns.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Demo } from "#scripts/demo.ts";
import { ROOT } from "#scripts/settings.ts";
import { type Product, startProduct } from "./product/start-product.ts";
import { type Round, sendLoad, sum } from "./server/send-load.ts";

const PATHS = ["/v1/score", "/v1/score/history?granularity=daily"];
const CONNECTIONS = 16;
const SECONDS = 3;
const ROUNDS = 8;
const MANY = 100_000_000;
const PLINTH_PLANS = JSON.stringify({
  agency: { score_requests_per_minute: MANY, requests_per_minute: MANY },
});

type Side = { name: string; product: Product; key: string; home: string };

const { values } = parseArgs({ options: { before: { type: "string" } } });
if (!values.before) {
  process.stderr.write(
    "npm run bench -- before-after --before PATH, a checkout of the commit to compare with\n",
  );
  process.exit(1);
}
const sides: Side[] = [];
try {
  sides.push(await open("before", values.before), await open("after", ROOT));
  for (const path of PATHS) await compare(path);
} finally {
  for (const { product, home } of sides) {
    await product.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

async function open(name: string, checkout: string): Promise<Side> {
  const home = mkdtempSync(join(tmpdir(), "plinth-before-after-"));
  chmodSync(home, 0o755);
  const product = await startProduct({ checkout, dataDir: home, env: { PLINTH_PLANS } });
  const { workspaces } = JSON.parse(readFileSync(join(home, "demo.json"), "utf8")) as Demo;
  return { name, product, key: workspaces.find(({ plan }) => plan === "agency")?.key ?? "", home };
}

async function compare(path: string): Promise<void> {
  const rounds: Round[][] = sides.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [n, { product, key }] of sides.entries()) {
      const measured = await sendLoad({
        url: product.url,
        path,
        key,
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
      // The first warms up.
      if (round > 0) rounds[n]?.push({ ...measured, cpu: 0 });
    }
  }
  process.stdout.write(
    `\nGET ${path}, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turns\n\n`,
  );
  const rates = rounds.map(sum).map(({ requests, elapsed, p50, p99 }, n) => {
    const rate = requests / elapsed;
    process.stdout.write(
      `  ${sides[n]?.name.padEnd(8)}${rate.toFixed(0).padStart(6)} requests/s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms\n`,
    );
    return rate;
  });
  process.stdout.write(`  ratio   ${((rates[1] ?? 0) / (rates[0] ?? 1)).toFixed(2)} times the requests\n`);
}
