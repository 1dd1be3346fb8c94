import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationNames } from "#prisma/schema-engine.ts";
import type { Receiver } from "#scripts/testing/https-receiver.ts";
import type { Database } from "../answers/database.ts";
import type { Caller, Installation } from "../answers/installation.ts";
import { plainPosts, today } from "../answers/plain-files.ts";
import { isSignedBy } from "../answers/requests/recording.ts";
import { asKey, sendRequest } from "../answers/send-request.ts";
import { until } from "../answers/site.ts";
import { verifyAudits } from "../answers/verify.ts";
import type { Place } from "../product/place.ts";
import { runCli } from "../product/run-cli.ts";
import { checkNewAudits } from "./check-new-audits.ts";
import type { Compared } from "./compare.ts";

export type Running = {
  place: Place;
  url: string;
  database: Database;
  installation: Installation;
  receiver: Receiver;
};

/** What rows alone do not show: that migrations are noted, people get in, deliveries are signed and audits come out as they were. */
export async function checkRunning(running: Running): Promise<Compared[]> {
  return [
    await checkMigrations(running),
    await checkSignIn(running),
    await checkDelivery(running),
    ...(await checkNewAudits(running)),
    await checkAudits(running),
    await checkImport(running),
  ];
}

async function checkMigrations({ database }: Running): Promise<Compared> {
  const sql =
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL";
  const finished = (await database.rows<{ name: string }>(sql)).map(({ name }) => name);
  const wrong = migrationNames().filter((name) => finished.filter((one) => one === name).length !== 1);
  const differences = wrong.map((name) => `${name} is not noted as finished, once`);
  const total = migrationNames().length;
  return { what: "migrations, finished once", equal: total - wrong.length, total, differences };
}

/** The password of before, by the form of the sign-in page. */
async function checkSignIn({ place, url }: Running): Promise<Compared> {
  const { email, password } = JSON.parse(readFileSync(join(place.dataDir, "demo.json"), "utf8"));
  const csrf = await sendRequest(url, { method: "GET", path: "/api/auth/csrf" });
  const body = new URLSearchParams({
    email,
    password,
    csrfToken: JSON.parse(csrf.body).csrfToken,
    json: "true",
  });
  const headers = { "content-type": "application/x-www-form-urlencoded", cookie: cookiesOf(csrf.headers) };
  const path = "/api/auth/callback/credentials";
  const answer = await sendRequest(url, { method: "POST", path, headers, body: body.toString() });
  const isIn = answer.status === 200 && /session=[^;]+/.test(cookiesOf(answer.headers));
  return judge("sign-in with the password", isIn, `sign-in answered ${answer.status}: ${answer.body}`);
}

function cookiesOf({ "set-cookie": cookies = [] }: { "set-cookie"?: string[] }): string {
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** A webhook of before, whose secret was sealed then, with another address. */
async function checkDelivery({ url, database, installation, receiver }: Running): Promise<Compared> {
  const by = installation.callers.full;
  const sql = "SELECT id FROM webhooks WHERE workspace_id = $1 AND url LIKE '%/ok/all'";
  const [webhook] = await database.rows<{ id: string }>(sql, [by.id]);
  const path = `/v1/webhooks/${webhook?.id}`;
  await mustAnswer(url, by, `PATCH ${path}`, { url: `${receiver.url}ok/upgraded` });
  await mustAnswer(url, by, `POST ${path}/test`, {});
  const arrived = () => receiver.requests.filter((request) => request.path === "/ok/upgraded");
  await until("the delivery", async () => arrived().length > 0);
  const [received] = arrived().slice(-1);
  const isSigned = received !== undefined && isSignedBy("a secret of the bench", received);
  return judge(
    "delivery signed by the secret",
    isSigned,
    "the delivery is not signed by the secret of before",
  );
}

async function mustAnswer(url: string, by: Caller, request: string, body: object): Promise<void> {
  const [method = "", path = ""] = request.split(" ");
  const answer = await sendRequest(url, { method, path, ...asKey(by.key, body) });
  if (answer.status !== 200) throw new Error(`${request} answered ${answer.status}: ${answer.body}`);
}

async function checkAudits({ place, database }: Running): Promise<Compared> {
  const { faults, total } = await verifyAudits(place, database);
  return { what: "audits, computed again", equal: total - faults.length, total, differences: faults };
}

/** A file of an account that was there before goes to the profile that its platform became. */
async function checkImport({ place, database, installation }: Running): Promise<Compared> {
  const { id, name } = installation.callers.second;
  const count = async () =>
    (await database.rows("SELECT id FROM profiles WHERE workspace_id = $1", [id])).length;
  const before = await count();
  const file = join(place.dataDir, "posts.csv");
  writeFileSync(file, plainPosts(today(), { count: 3, every: 1, exposure: 100 }));
  const account = ["--workspace", id, "--platform", "twitter", "--handle", `@${name.toUpperCase()}`];
  const { code, stderr } = await runCli(place, ["import", ...account, file]);
  const isSame = code === 0 && (await count()) === before;
  return judge("import into the profile of before", isSame, `the import made a profile of its own ${stderr}`);
}

function judge(what: string, isTrue: boolean, difference: string): Compared {
  return { what, equal: isTrue ? 1 : 0, total: 1, differences: isTrue ? [] : [difference] };
}
