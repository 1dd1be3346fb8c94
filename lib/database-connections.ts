import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { PrismaClient } from "#prisma/generated/client.ts";
import { limits } from "./database-limits.ts";
import { beginConnection } from "./database-scope.ts";
import { env } from "./env.ts";
import { isReadingReplica } from "./replica-scope.ts";
import { NOT_RESTRICTED, requireRestrictedRole } from "./restricted-role.ts";
import { ScopedPool, statementName } from "./scoped-pool.ts";

type Connections = { pool: pg.Pool; prisma: PrismaClient };
export type Role = "app" | "sweep" | "replica";

// Next loads routes, pages and instrumentation as separate module graphs: they share one pool through globalThis.
const shared = globalThis as unknown as { [key: symbol]: Partial<Record<Role, Connections>> | undefined };
const KEY = Symbol.for("plinth.db");

const MAX_CONNECTIONS: Record<Role, number> = { app: 20, sweep: 5, replica: 20 };

/**
 * Address of the database under the restricted role, for libraries that open connections of their own.
 * @throws Error when it is not set.
 */
export function databaseUrl(): string {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL)
    throw new Error("DATABASE_URL is not set: start with `npm start`, or set it to a PostgreSQL of yours");
  return DATABASE_URL;
}

function sweepUrl(): string {
  const { DATABASE_SWEEP_URL } = env();
  if (DATABASE_SWEEP_URL) return DATABASE_SWEEP_URL;
  throw new Error(
    "DATABASE_SWEEP_URL is not set: worker and commands look over all workspaces with its role",
  );
}

/** Where single reads go; transactions may write, and always go to the primary. */
export function readConnections(): Connections {
  return connections(isReadingReplica() ? "replica" : "app");
}

/** What a process asks the database by under a role, opened with the first question. Without a scope no row of anybody is seen (`db.ts`). */
export function connections(role: Role = "app"): Connections {
  shared[KEY] ??= {};
  const open = shared[KEY];
  open[role] ??= connect(role);
  return open[role];
}

function urlOf(role: Role): string {
  if (role === "replica") return env().DATABASE_REPLICA_URL ?? databaseUrl();
  return role === "app" ? databaseUrl() : sweepUrl();
}

function connect(role: Role): Connections {
  let isChecked = role === "sweep";
  const pool = new ScopedPool({
    connectionString: urlOf(role),
    max: MAX_CONNECTIONS[role],
    connectionTimeoutMillis: limits().connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    onConnect: async (client) => {
      await beginConnection(client);
      if (!isChecked) await requireRestrictedRole(client);
      isChecked = true;
    },
  });
  // A connection that breaks while idle is replaced at the next use; without a listener it would end the process.
  pool.on("error", () => {});
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) });
  return { pool, prisma: new PrismaClient({ adapter }) };
}

/**
 * Checks at the start of a process that its role is restricted. A database that is away is none of its concern: every
 * connection is checked again.
 * @throws Error that says what to set.
 */
export async function checkDatabaseRole(): Promise<void> {
  await connections()
    .pool.query("SELECT 1")
    .catch((error: Error) => {
      if (error.message === NOT_RESTRICTED) throw error;
    });
}

/**
 * The pool below Prisma: for libraries that bring their own SQL (the rate limiter), and for the lookups by digest or address
 * that find out whose request it is. Without a scope no row of anybody is seen through it.
 */
export function databasePool(): pg.Pool {
  return connections().pool;
}

/** Connections to the replica, or to the primary where there is none. */
export function replicaPool(): pg.Pool {
  return connections("replica").pool;
}

/** Connections of this process at this moment by the role of their pool: in somebody's hands, at rest, and how many wait for one. */
export function countConnections(): { labels: { pool: string; state: string }; value: number }[] {
  return Object.entries(shared[KEY] ?? {}).flatMap(([name, { pool }]) => {
    const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
    const counts = { used: totalCount - idle, idle, waiting };
    return Object.entries(counts).map(([state, value]) => ({ labels: { pool: name, state }, value }));
  });
}

/** Gives all connections back; the next use opens new ones. */
export async function closeDatabase(): Promise<void> {
  const open = Object.values(shared[KEY] ?? {});
  shared[KEY] = undefined;
  await Promise.all(open.map(({ prisma, pool }) => prisma.$disconnect().then(() => pool.end())));
}
