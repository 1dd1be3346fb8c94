import { spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeBrands } from "./brands.ts";
import { type Answer, ask, countStatuses, isHonest, json } from "./client.ts";
import { type Fault, OF_ROWS } from "./fault.ts";
import { type Stage, until } from "./stage.ts";

const READS = ["/v1/workspace", "/v1/platforms", "/v1/campaigns", "/v1/audit"];
const WRITES: [string, object][] = [
  ["/v1/campaigns", { name: "a".repeat(200), start_date: "2999-01-01" }],
  ["/v1/audit/run", {}],
];
/** Tables whose pages lie on the small disk. */
const TABLES = ["campaigns", "audits", "audit_steps"];
const SIZE = "8m";

const noWrites: Fault = {
  number: 9,
  title: "database read-only, then its disk full (a tablespace on a tmpfs of 8 MB)",
  bar: "writes 503, nothing half-written, reads work",
  invariants: [...OF_ROWS, "I7"],
  run: async (stage) => {
    const readOnly = await whileReadOnly(stage);
    const full = await whileFull(stage);
    const told = (name: string, { reads, writes, half, back }: Seen) =>
      `${name}: reads ${countStatuses(reads)}, writes ${countStatuses(writes)}, ${half} half-written, back after ${back?.toFixed(1) ?? "more than 15"} s`;
    const isGood = ({ reads, writes, half, back }: Seen) =>
      reads.every(({ status }) => status === 200) &&
      writes.every((answer) => isHonest(answer) && [200, 409, 503].includes(answer.status)) &&
      writes.some(({ status }) => status === 503) &&
      half === 0 &&
      back !== null;
    return {
      figure: `${told("read-only", readOnly)}; ${full ? told("full", full) : "full: no disk could be mounted"}`,
      pass: isGood(readOnly) && full !== null && isGood(full),
    };
  },
};

type Seen = { reads: Answer[]; writes: Answer[]; half: number; back: number | null };

async function whileReadOnly(stage: Stage): Promise<Seen> {
  const [row] = await stage.sql<{ name: string }>("SELECT current_database() AS name");
  const endAll = () =>
    stage.sql(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename IN ('plinth_app', 'plinth_sweep')",
    );
  return whileBroken(
    stage,
    async () => {
      await stage.sql(`ALTER DATABASE "${row?.name}" SET default_transaction_read_only = on`);
      await endAll();
      // That the connections end is another fault.
      await sleep(500);
    },
    async () => {
      await stage.sql("SET default_transaction_read_only = off");
      await stage.sql(`ALTER DATABASE "${row?.name}" RESET default_transaction_read_only`);
      await endAll();
    },
  );
}

async function whileFull(stage: Stage): Promise<Seen | null> {
  const folder = mkdtempSync(join(tmpdir(), "plinth-full-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder]).status === 0;
  try {
    if (!isMounted) return null;
    const [row] = await stage.sql<{ data_directory: string }>("SHOW data_directory");
    const { uid, gid } = statSync(row?.data_directory ?? "");
    chownSync(folder, uid, gid);
    await stage.sql(`CREATE TABLESPACE small LOCATION '${folder}'`);
    for (const table of TABLES) await stage.sql(`ALTER TABLE ${table} SET TABLESPACE small`);
    const filler = join(folder, "filler");
    return await whileBroken(
      stage,
      async () => fill(filler),
      async () => rmSync(filler),
    );
  } finally {
    for (const table of TABLES) await stage.sql(`ALTER TABLE ${table} SET TABLESPACE pg_default`);
    await stage.sql("DROP TABLESPACE IF EXISTS small");
    if (isMounted) spawnSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes until the disk takes no byte more. */
function fill(file: string): void {
  for (const bytes of [1_048_576, 4_096, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: "a" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}

/** Reads and writes of several tenants while something is broken, and how soon writes work again. */
async function whileBroken(
  stage: Stage,
  fail: () => Promise<void>,
  mend: () => Promise<void>,
): Promise<Seen> {
  const brands = await makeBrands(stage, 12, { hooks: false });
  const { url } = stage.web();
  const before = await countRows(stage);
  await fail();
  const reads: Answer[] = [];
  const writes: Answer[] = [];
  let made = 0;
  for (const { key } of [...brands, ...brands]) {
    for (const path of READS) reads.push(await ask(url, "GET", path, { key }));
    for (const [path, body] of WRITES) {
      const answer = await ask(url, "POST", path, { key, body });
      const { id, audit_id } = json(answer);
      writes.push(answer);
      if (answer.status !== 200) continue;
      made++;
      if (id) stage.acknowledged.push({ table: "campaigns", id });
      if (audit_id) stage.acknowledged.push({ table: "audits", id: audit_id });
    }
  }
  await mend();
  const half = (await countRows(stage)) - before - made + (await countIncomplete(stage));
  const [, body] = WRITES[0] as [string, object];
  const write = async () =>
    (await ask(url, "POST", "/v1/campaigns", { key: brands[0]?.key ?? "", body })).status === 200;
  return { reads, writes, half, back: await until(write, 15) };
}

async function countRows({ sql }: Stage): Promise<number> {
  const [row] = await sql<{ n: number }>(
    "SELECT ((SELECT count(*) FROM campaigns) + (SELECT count(*) FROM audits))::int AS n",
  );
  return row?.n ?? 0;
}

/** Audits without their six steps. */
async function countIncomplete({ sql }: Stage): Promise<number> {
  const rows = await sql(
    `SELECT a.id FROM audits a LEFT JOIN audit_steps s ON s.workspace_id = a.workspace_id AND s.audit_id = a.id
     GROUP BY a.id HAVING count(s.position) <> 6`,
  );
  return rows.length;
}

export const NO_WRITES_FAULTS = [noWrites];
