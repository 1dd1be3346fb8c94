import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "#prisma/generated/client.ts";

type Owner = { pool: pg.Pool; prisma: PrismaClient };

// Each test file has modules of its own, and so has what closes this after it.
const shared = globalThis as unknown as { [key: symbol]: Owner | undefined };
const KEY = Symbol.for("plinth.owner-db");

function owner(): Owner {
  shared[KEY] ??= connect();
  return shared[KEY];
}

function connect(): Owner {
  const pool = new pg.Pool({
    connectionString: process.env.DATABASE_OWNER_URL,
    max: 2,
    allowExitOnIdle: true,
  });
  // The database of a test file is dropped while connections to it are open still.
  pool.on("error", () => {});
  return { pool, prisma: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}

/** All rows of all workspaces, for what tests make and look up behind the product's back. */
export const ownerDb = (): PrismaClient => owner().prisma;

/** The same in SQL, also for changes of the schema. */
export const ownerPool = (): pg.Pool => owner().pool;

export async function closeOwnerDb(): Promise<void> {
  const { prisma, pool } = shared[KEY] ?? {};
  shared[KEY] = undefined;
  await prisma?.$disconnect();
  await pool?.end();
}
