import { findBrokenDeliveries } from "#scripts/testing/invariants/find-broken-deliveries.ts";
import { findForeignMessages, findForeignRows } from "#scripts/testing/invariants/find-foreign-rows.ts";
import { findLostIds } from "#scripts/testing/invariants/find-lost-ids.ts";
import { findUnendedAudits } from "#scripts/testing/invariants/find-unended-audits.ts";
import { findWrongQuotas } from "#scripts/testing/invariants/find-wrong-quotas.ts";
import type { Offence } from "#scripts/testing/invariants/offence.ts";
import { measureP95, waitUntilBack } from "#scripts/testing/invariants/wait-until-back.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { ask } from "./client.ts";
import type { Fault, Invariant } from "./fault.ts";
import type { Stage } from "./stage.ts";

export type Row = {
  number: number;
  title: string;
  invariants: string;
  figure: string;
  bar: string;
  pass: boolean;
  seconds: number;
  offences: Offence[];
};

/** Runs a fault, asserts what has to hold after it, and puts everything back. A fault that throws has not passed. */
export async function runFault(fault: Fault, stage: Stage): Promise<Row> {
  const begun = performance.now();
  const { number, title, bar, invariants } = fault;
  const row = { number, title, bar, invariants: invariants.join(" ") };
  const seconds = () => Math.round((performance.now() - begun) / 1_000);
  try {
    const back = invariants.includes("I7") ? await watchSpeed(stage) : null;
    const { figure, pass } = await fault.run(stage);
    const speed = await back?.();
    const offences = await findOffences(invariants, stage);
    const figures = speed ? `${figure}; ${speed.figure}` : figure;
    const held = pass && offences.length === 0 && (speed?.pass ?? true);
    return { ...row, figure: figures, pass: held, seconds: seconds(), offences };
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`fault ${number}: ${said}\n`);
    const figure = `could not be shown: ${said.split("\n")[0]}`;
    return { ...row, figure, pass: false, seconds: seconds(), offences: [] };
  } finally {
    await stage.reset();
  }
}

/** I7: how fast the web server answers before, and how soon it does so again. */
async function watchSpeed(stage: Stage) {
  const { key } = await makeWorkspace();
  const probe = async () => (await ask(stage.web().url, "GET", "/v1/workspace", { key })).status === 200;
  await measureP95(probe);
  const baseline = await measureP95(probe);
  return async () => {
    const back = await waitUntilBack(probe, baseline);
    const when = back === null ? "not within 30 s" : `within ${back} s`;
    return { figure: `p95 back at 2 × ${baseline.toFixed(0)} ms ${when}`, pass: back !== null };
  };
}

async function findOffences(invariants: Invariant[], stage: Stage): Promise<Offence[]> {
  const { receiver, ambiguous, acknowledged } = stage;
  const rows = ownerPool();
  const log = { url: receiver.url, requests: receiver.requests, ambiguous };
  const foreign = async () => {
    const owners = await listOwners(stage);
    const messages = findForeignMessages(receiver.requests, (path) => owners.get(path) ?? null);
    return [...(await findForeignRows(rows)), ...messages];
  };
  const looks = new Map<Invariant, () => Promise<Offence[]>>([
    ["I1", () => findLostIds(rows, acknowledged)],
    ["I2", () => findUnendedAudits(rows)],
    ["I3", () => findBrokenDeliveries(rows, log)],
    ["I4", () => findWrongQuotas(rows, new Date())],
    ["I5", foreign],
  ]);
  return (await Promise.all(invariants.map((name) => looks.get(name)?.() ?? []))).flat();
}

/** Whose the receiver's paths are; those that several workspaces use belong to nobody. */
async function listOwners({ sql, receiver }: Stage): Promise<Map<string, string>> {
  const hooks = await sql<{ url: string; owner: string }>(
    "SELECT url, min(workspace_id) AS owner FROM webhooks GROUP BY url HAVING count(DISTINCT workspace_id) = 1",
  );
  const own = hooks.filter(({ url }) => url.startsWith(receiver.url));
  return new Map(own.map(({ url, owner }) => [new URL(url).pathname, owner]));
}
