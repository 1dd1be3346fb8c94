import { createKey } from "#lib/api-keys/create-key.ts";
import { revokeKey } from "#lib/api-keys/revoke-key.ts";
import { OPERATIONS, type Operation } from "#scripts/testing/operations.ts";
import { sendRaw } from "#scripts/testing/send-raw.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { type Brand, makeBrands, startAudit } from "./brands.ts";
import { ask, json } from "./client.ts";
import type { Fault } from "./fault.ts";
import type { Stage } from "./stage.ts";

type Case = { name: string; expected: number; key: string; path: string };

const everyDoor: Fault = {
  number: 25,
  title: `${OPERATIONS.length} operations × no key, bad checksum, revoked, other tenant, low plan, wrong scope`,
  bar: "exact status; no foreign byte",
  invariants: ["I5"],
  run: async (stage) => {
    const [own, stranger] = await makeBrands(stage, 2, { hooks: false });
    if (!own || !stranger) throw new Error("no brand was made");
    const things = await makeThings(stage, stranger);
    const keys = await makeKeys(own);
    const wrong: string[] = [];
    let asked = 0;
    for (const operation of OPERATIONS) {
      for (const { name, expected, key, path } of listCases(operation, keys, things)) {
        const { method, body } = operation;
        const answer = await ask(stage.web().url, method, path, { key, body: bodyOf(body, name, things) });
        asked++;
        const tells = Object.values(things).filter((id) => answer.text.includes(id) && !path.includes(id));
        if (answer.status !== expected || tells.length > 0)
          wrong.push(`${operation.name}, ${name}: ${answer.status} for ${expected} ${tells.join(" ")}`);
      }
    }
    for (const line of wrong.slice(0, 10)) process.stderr.write(`    ${line}\n`);
    return {
      figure: `${wrong.length} of ${asked} answered otherwise`,
      pass: wrong.length === 0 && asked > 100,
    };
  },
};

type Things = {
  workspace: string;
  audit: string;
  upload: string;
  campaign: string;
  webhook: string;
  delivery: string;
};

async function makeThings(stage: Stage, brand: Brand): Promise<Things> {
  const post = async (path: string, body: object) =>
    json(await ask(stage.web().url, "POST", path, { key: brand.key, body }));
  const audit = await startAudit(stage, brand);
  const file = { key: brand.key, body: "id,text\n", headers: { "content-type": "text/csv" } };
  const sent = await ask(
    stage.web().url,
    "POST",
    "/v1/imports?platform=twitter&handle=hers&file_name=f.csv",
    file,
  );
  const { import_id: upload = "" } = json(sent);
  const { id: campaign = "" } = await post("/v1/campaigns", { name: "Hers", start_date: "2999-01-01" });
  const hook = { url: `${stage.receiver.url}hers`, events: ["audit.completed"] };
  const { id: webhook = "" } = await post("/v1/webhooks", hook);
  const { delivery_id: delivery = "" } = await post(`/v1/webhooks/${webhook}/test`, {});
  return { workspace: brand.id, audit, upload, campaign, webhook, delivery };
}

type Keys = {
  own: string;
  creator: string;
  pro: string;
  revoked: string;
  readOnly: string;
  writeOnly: string;
};

async function makeKeys({ id, key }: Brand): Promise<Keys> {
  const make = (scopes: ("read" | "write")[]) =>
    createKey({ workspaceId: id, scopes, createdBy: "bench", now: new Date() });
  const revoked = await make(["read", "write"]);
  await revokeKey(revoked.key_id, new Date());
  return {
    own: key,
    creator: (await makeWorkspace("creator")).key,
    pro: (await makeWorkspace("pro")).key,
    revoked: revoked.key,
    readOnly: (await make(["read"])).key,
    writeOnly: (await make(["write"])).key,
  };
}

function listCases({ path, plan, scope }: Operation, keys: Keys, things: Things): Case[] {
  const { own } = keys;
  const isRead = scope.endsWith(":read");
  const last = own.at(-1) === "0" ? "1" : "0";
  const foreign = path
    .replace("aud_unknown", things.audit)
    .replace("upl_unknown", things.upload)
    .replace("cmp_unknown", things.campaign)
    .replace("wh_unknown", things.webhook)
    .replace("dlv_unknown", things.delivery);
  const namesIt = foreign !== path;
  const cases: Case[] = [
    { name: "no key", expected: 401, key: "", path },
    { name: "bad checksum", expected: 401, key: `${own.slice(0, -1)}${last}`, path },
    { name: "revoked", expected: 401, key: keys.revoked, path },
    { name: "low plan", expected: 403, key: plan === "agency" ? keys.pro : keys.creator, path },
    { name: "wrong scope", expected: 403, key: isRead ? keys.writeOnly : keys.readOnly, path },
  ];
  if (namesIt) cases.push({ name: "other tenant's id", expected: 404, key: own, path: foreign });
  if (TAKES_WORKSPACE.includes(path))
    cases.push({
      name: "other tenant",
      expected: 404,
      key: own,
      path: `${path}?workspace_id=${things.workspace}`,
    });
  return cases;
}

/** Where the workspace may be named: in the address, and in the body of a POST. */
const TAKES_WORKSPACE = ["/v1/imports", "/v1/score", "/v1/score/history", "/v1/platforms", "/v1/audit/run"];

function bodyOf(body: object | undefined, name: string, { workspace }: Things): object | undefined {
  return body && name === "other tenant" ? { ...body, workspace_id: workspace } : body;
}

const HEADERS = [
  [],
  ["RSC: 1"],
  ["RSC: 1", "Next-Router-Prefetch: 1"],
  ["RSC: 1", "Next-Router-Segment-Prefetch: /_tree"],
  ["x-middleware-subrequest: proxy:proxy:proxy:proxy:proxy"],
  ["x-middleware-subrequest: src/proxy:src/proxy:src/proxy:src/proxy:src/proxy"],
  ["x-middleware-prefetch: 1", "purpose: prefetch"],
  ["Cookie: plinth.session=eyJhbGciOiJub25lIn0.e30."],
];

const protectedPages: Fault = {
  number: 26,
  title: "protected pages with .rsc, RSC: 1, prefetch headers, x-middleware-subrequest, doubled slashes, %2e",
  bar: "no protected byte",
  invariants: ["I5"],
  run: async (stage) => {
    const [brand] = await makeBrands(stage, 1, { hooks: false });
    if (!brand) throw new Error("no brand was made");
    const things = await makeThings(stage, brand);
    await stage.sql("UPDATE workspaces SET name = 'Zephyrine Cooperage'");
    await stage.sql("UPDATE campaigns SET name = 'Quillfeather launch'");
    const words = [
      "Zephyrine",
      "Quillfeather",
      "@example.com",
      things.audit,
      things.webhook,
      things.delivery,
    ];
    const { port } = stage.web();
    const leaks: string[] = [];
    let asked = 0;
    for (const path of listPaths(brand.id, things)) {
      for (const headers of HEADERS) {
        const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${headers.map((line) => `${line}\r\n`).join("")}\r\n`;
        const [answer] = await sendRaw(port, request);
        asked++;
        const text = `${answer?.body} ${[...(answer?.headers ?? [])].join(" ")}`;
        const told = words.filter((word) => text.includes(word) && !path.includes(word));
        if (!answer || answer.status >= 500 || told.length > 0)
          leaks.push(`${path} ${headers}: ${answer?.status} ${told}`);
      }
    }
    for (const line of leaks.slice(0, 10)) process.stderr.write(`    ${line}\n`);
    return {
      figure: `${leaks.length} of ${asked} requests gave any`,
      pass: leaks.length === 0 && asked > 200,
    };
  },
};

function listPaths(id: string, { audit }: Things): string[] {
  const pages = [
    "",
    "/audits",
    `/audits/${audit}`,
    "/campaigns",
    "/webhooks",
    "/settings",
    "/platforms",
    "/drafts",
  ];
  const plain = pages.map((page) => `/w/${id}${page}`);
  const odd = plain.flatMap((path) => [
    `${path}.rsc`,
    `${path}?_rsc=1`,
    `/${path}`,
    path.replace("/w/", "/w//"),
    path.replace("/w/", "/%77/"),
    path.replace("/w/", "/./w/"),
    path.replace("/w/", "/sign-in/%2e%2e/w/"),
    `${path}/%2e`,
    `/_next/data/build${path}.json`,
    `/_next/../${path.slice(1)}`,
  ]);
  const internal = ["campaigns", "webhooks", "settings", "notices", "audits"].map(
    (name) => `/internal/workspaces/${id}/${name}`,
  );
  return [...plain, ...odd, ...internal];
}

export const DOOR_FAULTS = [everyDoor, protectedPages];
