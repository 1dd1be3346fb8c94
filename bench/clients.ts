// HTTP clients of other languages against npm start: workspace, import, audit, score, and the webhook by `plinth webhooks listen`.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, execPath, exit, stdout } from "node:process";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { verifyWebhook } from "#lib/client/plinth.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { buildPackage } from "#scripts/client/build-package.ts";
import { ROOT } from "#scripts/settings.ts";
import { runCli } from "./product/run-cli.ts";
import { startProduct } from "./product/start-product.ts";

const USAGE = `npm run bench -- clients [options]

  --gap N       seconds in which a connection is idle; the server keeps it for 75 (80)
  --only a,b    of ${["java", "curl", "go", "python", "fetch", "http"].join(", ")}
`;
const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    gap: { type: "string", default: "80" },
    only: { type: "string" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  stdout.write(USAGE);
  exit(0);
}

type Client = { title: string; command: string[]; version: string[]; env?: Record<string, string> };

const PROGRAMS = join(import.meta.dirname, "clients");
const home = mkdtempSync(join(tmpdir(), "plinth-clients-"));
const at = (name: string) => join(PROGRAMS, name);
const CLIENTS: Record<string, Client> = {
  java: { title: "Java HttpClient", command: ["java", at("Journey.java")], version: ["java", "--version"] },
  curl: { title: "curl --http2", command: ["bash", at("journey.sh")], version: ["curl", "--version"] },
  go: {
    title: "Go net/http",
    command: ["go", "run", at("journey.go")],
    version: ["go", "version"],
    env: { GOFLAGS: "-mod=mod", GO111MODULE: "off", GOCACHE: join(home, "go") },
  },
  python: {
    title: "Python http.client",
    command: ["python3", at("journey.py")],
    version: ["python3", "--version"],
  },
  fetch: {
    title: "Node.js fetch",
    command: [execPath, at("journey-fetch.mjs")],
    version: [execPath, "--version"],
  },
  http: {
    title: "Node.js node:http, keep-alive",
    command: [execPath, at("journey-http.mjs")],
    version: [execPath, "--version"],
  },
};

const place = {
  checkout: ROOT,
  dataDir: join(home, "data"),
  env: { PLINTH_DEMO: "0", PLINTH_AUDIT_MIN_SECONDS: "5" },
};
const file = join(home, "posts.csv");
const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const WAIT_FOR_WEBHOOK_MS = 30_000;
/** Large enough that clients ask whether they may send it. */
const POSTS = 20_000;

type Ended = { title: string; version: string; told: string; isGood: boolean };

writeFileSync(file, makeFile());
await buildPackage(home);
const product = await startProduct(place);
let ended: Ended[] = [];
try {
  const wanted = values.only?.split(",") ?? Object.keys(CLIENTS);
  const chosen = Object.entries(CLIENTS).filter(([name]) => wanted.includes(name));
  ended = await Promise.all(chosen.map(([name, client]) => run(name, client)));
} finally {
  await product.stop();
  rmSync(home, { recursive: true, force: true });
}
for (const { title, version, told, isGood } of ended)
  stdout.write(`${isGood ? "pass" : "FAIL"}  ${title.padEnd(30)} ${version.padEnd(28)} ${told}\n`);
exit(ended.every(({ isGood }) => isGood) ? 0 : 1);

async function run(name: string, { title, command, version, env }: Client): Promise<Ended> {
  const [program = "", ...asked] = version;
  const found = spawnSync(program, asked, { encoding: "utf8" });
  if (found.error) {
    return { title, version: "", told: `not measured: ${program} is not installed here`, isGood: true };
  }
  const [said = ""] = found.stdout.split("\n");
  const row = { title, version: /\d+(?:\.\d+)+/.exec(said)?.[0] ?? said };
  const begun = performance.now();
  const key = await makeKey(name);
  const access = { ...process.env, PLINTH_URL: product.url, PLINTH_API_KEY: key };
  const receiver = await openReceiver();
  const listening = await listen(access, receiver.url);
  try {
    const [first = "", ...args] = command;
    const child = spawn(first, args, {
      env: { ...access, ...env, FILE: file, GAP_SECONDS: values.gap },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const [out, error, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "close"),
    ]);
    if (code !== 0) return { ...row, told: `ended with ${code}: ${error.trim().slice(-300)}`, isGood: false };
    const { audit_id, imported, score, note } = JSON.parse(out);
    const hasArrived = await receiver.waitFor(audit_id);
    const seconds = Math.round((performance.now() - begun) / 1_000);
    const facts = [`import ${imported}`, `score ${score}`, `webhook ${hasArrived ? "received" : "missing"}`];
    if (note) facts.push(note);
    const isGood = imported === "completed" && typeof score === "number" && hasArrived;
    return { ...row, told: `${facts.join(", ")}; ${seconds} s`, isGood };
  } finally {
    listening.kill();
    receiver.close();
  }
}

async function makeKey(name: string): Promise<string> {
  const owner = `${name}@clients.example`;
  const args = ["workspace", "create", "--name", name, "--plan", "agency", "--owner", owner, "--json"];
  const { code, stdout: said, stderr } = await runCli(place, args);
  if (code !== 0) throw new Error(`no workspace: ${stderr}`);
  return JSON.parse(said).api_key;
}

/** Ends when it is killed. */
async function listen(env: NodeJS.ProcessEnv, target: string): Promise<ChildProcess> {
  const args = ["webhooks", "listen", "--forward-to", target, "--secret", SECRET];
  const child = spawn(execPath, [join(home, "dist/cli.js"), ...args], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  await once(child.stderr, "data");
  return child;
}

/** Takes what is signed, as a receiver on the machine of a programmer. */
async function openReceiver() {
  const arrived = new Set<string>();
  const server = createServer(async (request, response) => {
    const event = await verifyWebhook({
      secret: SECRET,
      headers: request.headers,
      body: await text(request),
    });
    if (event.type === "audit.completed") arrived.add(event.data.audit_id);
    response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const waitFor = async (auditId: string) => {
    const deadline = performance.now() + WAIT_FOR_WEBHOOK_MS;
    while (!arrived.has(auditId) && performance.now() < deadline)
      await new Promise((done) => setTimeout(done, 200));
    return arrived.has(auditId);
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, waitFor, close: () => server.close() };
}

function makeFile(): string {
  const today = utcDay(new Date());
  const rows = Array.from({ length: POSTS }, (_, n) => {
    const day = addDays(today, -Math.floor(n / 20));
    return `p${n},${day}T09:00:00Z,A post about the bread of the day and the people who bake it ${n},${20 + (n % 7)},${n % 4},${n % 3},${1_000 + (n % 90)}`;
  });
  return ["id,created_at,text,likes,comments,shares,impressions", ...rows, ""].join("\n");
}
