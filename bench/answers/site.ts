import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Place } from "../product/place.ts";
import { runCli } from "../product/run-cli.ts";
import type { Database } from "./database.ts";
import type { ExportFile } from "./export-files.ts";
import type { Caller } from "./installation.ts";
import { asKey, sendRequest } from "./send-request.ts";

/** A running installation that is being filled. */
export type Site = {
  place: Place;
  url: string;
  database: Database;
  /** Where deliveries can go; ends with a slash. */
  receiverUrl: string;
  today: string;
  /** For files that are imported. */
  folder: string;
};

const WITHIN_MS = 120_000;

/** Addresses and pace of every product that is prepared or recorded. */
export const SETTINGS = { NEXTAUTH_URL: "https://plinth.example" };

/** @throws Error with what the command line said when the command fails. */
export async function operate<T>(site: Site, ...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await runCli(site.place, [...args, "--json"]);
  if (code !== 0) throw new Error(`cli ${args.join(" ")} failed: ${stderr || stdout}`);
  return JSON.parse(stdout);
}

/** @throws Error with the answer when it is not 200. */
export async function ask<T>(
  site: Site,
  by: Caller,
  request: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<T> {
  const [method = "", path = ""] = request.split(" ");
  const asked = asKey(by.key, body);
  const answer = await sendRequest(site.url, {
    method,
    path,
    ...asked,
    headers: { ...asked.headers, ...headers },
  });
  if (answer.status !== 200)
    throw new Error(`${request} by ${by.name} answered ${answer.status}: ${answer.body}`);
  return JSON.parse(answer.body);
}

/** Imports files of one platform. */
export async function importFiles(site: Site, to: Caller, files: ExportFile[]): Promise<void> {
  const folder = join(site.folder, to.id, files[0]?.platform ?? "");
  mkdirSync(folder, { recursive: true });
  const paths = files.map(({ name, text }) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const account = ["--platform", files[0]?.platform ?? "", "--handle", to.name];
  await operate(site, "import", "--workspace", to.id, ...account, ...paths);
}

/** Runs an audit to its end. */
export async function runAudit(site: Site, by: Caller, body: object = {}): Promise<string> {
  const { audit_id: id } = await ask<{ audit_id: string }>(site, by, "POST /v1/audit/run", body);
  await until(`the end of audit ${id}`, async () => {
    const answer = await sendRequest(site.url, { method: "GET", path: `/v1/audit/${id}`, ...asKey(by.key) });
    return answer.status === 200;
  });
  return id;
}

/** @throws Error when it does not come true within two minutes. */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + WITHIN_MS; !(await isTrue()); await sleep(100))
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
}

/** Works through a list, two at a time. */
export async function inPairs<T>(list: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...list];
  const take = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all([take(), take()]);
}
