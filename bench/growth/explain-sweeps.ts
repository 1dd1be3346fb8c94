import pg from "pg";
import { claimDue } from "#lib/deliveries/claim-due.ts";
import { findRest } from "#lib/deliveries/find-rest.ts";
import { takeWork } from "#lib/jobs/lease.ts";
import { mailNotices } from "#lib/notices/mail-notices.ts";
import { takeFits } from "#lib/studio/take-fits.ts";
import { findDue } from "#lib/worker/find-due.ts";
import { reconcile } from "#lib/worker/reconcile.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import type { Answer } from "./installation.ts";

type Sweep = { text: string; values: unknown[] };
type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

/** Below this a table is read at once whatever its indexes are. */
const SMALL_ROWS = 1_000;

/**
 * Runs what a worker asks over all workspaces and explains each statement as its role sees it.
 * @returns its statements with their times; `scans` has an entry for each that reads a whole table of tenants
 */
export async function explainSweeps(): Promise<Answer> {
  const sweeps = await recordSweeps(async () => {
    const now = new Date();
    await findDue(now, 300);
    await findRest();
    for (const table of ["audits", "uploads", "syncs"] as const) await takeWork(table, 4);
    await takeFits(1, now);
    await claimDue(now, { fast: 10, slow: 5 });
    await mailNotices(now);
    await reconcile(now);
  });
  const large = await findLargeTables();
  const lines: string[] = [];
  const scans: number[] = [];
  for (const sweep of sweeps) {
    const { ms, plan } = await explain(sweep);
    const scanned = listScanned(plan).filter((name) => large.has(name));
    if (scanned.length > 0) scans.push(scanned.length);
    const about = sweep.text.replace(/\s+/g, " ").trim().slice(0, 90);
    lines.push(
      `${ms.toFixed(2).padStart(8)} ms  ${about}${scanned.map((name) => `  READS ALL OF ${name}`).join("")}`,
    );
  }
  return { text: `sweeps, each over all workspaces:\n${lines.join("\n")}`, measured: { scans } };
}

type Query = (...args: unknown[]) => unknown;

async function recordSweeps(work: () => Promise<void>): Promise<Sweep[]> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  const recorded = new Map<string, Sweep>();
  prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const query = args[0] as string | pg.QueryConfig;
    const text = typeof query === "string" ? query : query.text;
    const values = (typeof query === "string" ? undefined : query.values) ?? args[1] ?? [];
    const isRows =
      /^\s*(WITH|SELECT|UPDATE|DELETE|INSERT)\b/i.test(text) && !/set_config|pg_advisory/.test(text);
    if (this.user === "plinth_sweep" && isRows)
      recorded.set(text, { text, values: Array.isArray(values) ? values : [] });
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return [...recorded.values()];
}

async function findLargeTables(): Promise<Set<string>> {
  const { rows } = await ownerPool().query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND c.reltuples >= ${SMALL_ROWS}`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Undone: what a sweep removes or takes is there again. */
async function explain({ text, values }: Sweep): Promise<{ ms: number; plan: Plan }> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_SWEEP_URL });
  await client.connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    const [{ Plan: plan, "Execution Time": ms }] = rows[0]["QUERY PLAN"];
    await client.query("ROLLBACK");
    return { ms, plan };
  } finally {
    await client.end();
  }
}

function listScanned(plan: Plan): string[] {
  const own = plan["Node Type"] === "Seq Scan" && plan["Relation Name"] ? [plan["Relation Name"]] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(listScanned)];
}
