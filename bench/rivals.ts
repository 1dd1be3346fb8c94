// The comparison with 20 watched profiles of 5,000 posts each: milliseconds of processor of each part, here and in PostgreSQL (--posts N).
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { operatorFor } from "#lib/access/operator-for.ts";
import { compareProfiles } from "#lib/platforms/compare-profiles.ts";
import { compareRivals } from "#lib/rivals/compare-rivals.ts";
import { listBestPosts } from "#lib/rivals/list-best-posts.ts";
import { RIVAL_DAYS } from "#lib/rivals/values.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { openOwnDatabase } from "#scripts/testing/own-database.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeProfile, makeWatched } from "#scripts/testing/profiles.ts";
import { recordStatements } from "#scripts/testing/record-statements.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { fillPosts } from "./posts/fill-workspace.ts";

const WATCHED = 20;
const ROUNDS = 7;
/** Milliseconds that each part may take. */
const BAR = 300;
const TICK_MS = 10;

const { values } = parseArgs({ options: { posts: { type: "string", default: "5000" } } });
Object.assign(process.env, {
  PLINTH_ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
  PLINTH_LOG_LEVEL: "warn",
});
const database = await openOwnDatabase();
try {
  await measure(Number(values.posts));
} finally {
  await database.release();
}

async function measure(posts: number): Promise<void> {
  const { id } = await makeWorkspace("agency");
  const ids = [await makeProfile(id, "linkedin")];
  for (let n = 0; n < WATCHED; n++) ids.push(await makeWatched(id, `rival${n}`));
  await fillPosts(id, ids, posts * ids.length);
  const today = utcDay(new Date());
  const days = ids.flatMap((profileId, n) =>
    Array.from({ length: 365 }, (_, before) => {
      const followers = 1_000 * (n + 1) + 365 - before;
      return { workspaceId: id, profileId, date: new Date(addDays(today, -before)), followers };
    }),
  );
  await ownerDb().accountDay.createMany({ data: days });
  await ownerDb().$executeRaw`ANALYZE`;
  const caller = await operatorFor(id);
  const now = new Date();
  for (const length of RIVAL_DAYS)
    await time(`table and chart, ${length} days`, () => compareRivals(caller, { days: length }, now));
  await time("best posts of the week", () => listBestPosts(caller, { ids, to: today }));
  await time("places among reference accounts", () => compareProfiles(caller, now));
}

async function time(what: string, work: () => Promise<unknown>): Promise<void> {
  await work();
  const [here, there] = [process.cpuUsage(), await databaseTicks()];
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  const { user, system } = process.cpuUsage(here);
  const own = (user + system) / 1_000 / ROUNDS;
  const database = ((await databaseTicks()) - there) * (TICK_MS / ROUNDS);
  const statements = (await recordStatements(async () => void (await work()))).length;
  const verdict = own + database <= BAR ? "" : `  more than ${BAR} ms`;
  const ms = (value: number) => `${value.toFixed(0).padStart(4)} ms`;
  stdout.write(
    `${what.padEnd(34)} ${ms(own + database)} of processor, ${ms(own)} here, ${statements} statements; waited ${ms(quantileLow(taken, 0.5) ?? 0)}${verdict}\n`,
  );
}

/** What the connections of the database have taken of the processor, in ticks of the system. */
async function databaseTicks(): Promise<number> {
  const rows = await ownerDb().$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  return rows.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return sum + Number(fields[11]) + Number(fields[12]);
  }, 0);
}
