import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import { openDatabase } from "#scripts/database.ts";
import { prepareSettings, ROOT } from "#scripts/settings.ts";
import { makeAuthority, makeCertificate } from "#scripts/testing/certificates.ts";
import { startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { makeThrowAwayFolder } from "#scripts/testing/throw-away-folder.ts";
import { startVendors } from "./start-vendors.ts";

const READY_WITHIN_MS = 300_000;
/** Long enough for `holdAudit` to come before the end, on a busy machine too. */
const AUDIT_SECONDS = "2";

/**
 * Starts the whole product as `npm start` does (database, build, web server, worker) on an empty data directory.
 * @returns what stops it again.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const home = makeThrowAwayFolder();
  const port = String(await getPort({ host: "127.0.0.1" }));
  const url = `http://127.0.0.1:${port}`;
  Object.assign(process.env, { PLINTH_E2E_URL: url, PLINTH_DATA_DIR: home, PORT: port, PLINTH_DEMO: "0" });
  for (const name of [
    "DATABASE_URL",
    "DATABASE_DIRECT_URL",
    "DATABASE_REPLICA_URL",
    "DATABASE_SWEEP_URL",
    "DATABASE_OWNER_URL",
    "NEXTAUTH_URL",
  ])
    delete process.env[name];
  const trusting = await trustReceivers(home);
  const vendors = await startVendors();
  const mails = join(home, "mails.jsonl");
  process.env.PLINTH_E2E_MAILS = mails;
  await startMailServer({}, (mail) => appendFileSync(mails, `${JSON.stringify(mail)}\n`));
  let said = "";
  const product = spawn(process.execPath, [join(ROOT, "scripts", "serve.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...trusting,
      ...vendors.settings,
      PLINTH_LOG_LEVEL: "debug",
      PLINTH_AUDIT_MIN_SECONDS: AUDIT_SECONDS,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  process.env.PLINTH_E2E_LOG = join(home, "product.log");
  for (const stream of [product.stdout, product.stderr])
    stream.on("data", (text) => {
      said += text;
      appendFileSync(process.env.PLINTH_E2E_LOG ?? "", text);
    });
  const stop = async () => {
    await end(product);
    await vendors.close();
    stopMailServer();
    rmSync(home, { recursive: true, force: true });
  };
  if (await isReady(url, product)) {
    const release = await openForTests();
    return () => release().then(stop);
  }
  await stop();
  throw new Error(`the product did not start:\n${said}`);
}

/** Tests make their data in the product's own database, with its secrets; what they run themselves is in no hurry to wait. */
async function openForTests(): Promise<() => Promise<void>> {
  const { dataDir, secrets } = prepareSettings();
  Object.assign(process.env, { PLINTH_AUDIT_MIN_SECONDS: "0", PLINTH_LOG_LEVEL: "silent" });
  return openDatabase(dataDir, secrets);
}

/**
 * Makes the certificate that the tests' own HTTPS receivers on loopback use.
 * @returns what lets a process send to them.
 */
async function trustReceivers(home: string): Promise<Record<string, string>> {
  const authority = await makeAuthority("plinth test authority");
  const { key, cert } = await makeCertificate(authority);
  const write = (name: string, text: string) => {
    const path = join(home, name);
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  };
  process.env.PLINTH_E2E_RECEIVER_KEY = write("receiver-key.pem", key);
  process.env.PLINTH_E2E_RECEIVER_CERTIFICATE = write("receiver.pem", cert);
  const trusted = write("receiver-authority.pem", authority.cert);
  return { NODE_EXTRA_CA_CERTS: trusted, PLINTH_ALLOWED_PRIVATE_CIDRS: "127.0.0.0/8" };
}

async function isReady(url: string, product: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && product.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await sleep(200);
  }
  return false;
}

function end(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    product.once("exit", () => done());
    product.kill("SIGTERM");
  });
}
