import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { afterAll, describe, expect, it } from "vitest";
import { ownerPool } from "./testing/owner-db.ts";
import { runScript } from "./testing/run-script.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-serve-"));
afterAll(() => rmSync(folder, { recursive: true }));

function listen(): Promise<{ server: Server; port: number }> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      resolve({ server, port: (server.address() as { port: number }).port });
    });
  });
}

const freePort = async () => String(await getPort({ host: "127.0.0.1" }));

/** Starts the server where it cannot start, and gives the one line that it ends with. */
async function complaint(env: Record<string, string>): Promise<string> {
  const { code, stderr } = await runScript("serve.ts", [], { PLINTH_DATA_DIR: join(folder, "data"), ...env });
  expect(code).toBe(1);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  return stderr;
}

describe("npm start ends with one clear line and exit code 1", { timeout: 30_000 }, () => {
  it("when the port is in use", async () => {
    const { server, port } = await listen();
    expect(await complaint({ PORT: String(port) })).toMatch(`port ${port} on 127.0.0.1 is in use`);
    server.close();
  });

  it("when the data directory cannot be made", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const said = await complaint({ PORT: await freePort(), PLINTH_DATA_DIR: join(file, "data") });
    expect(said).toMatch(/data directory .* is not usable .* set PLINTH_DATA_DIR/);
  });

  it("when the database cannot be reached, without telling its password", async () => {
    const DATABASE_URL = `postgresql://someone:hidden@127.0.0.1:${await freePort()}/plinth`;
    const said = await complaint({ PORT: await freePort(), DATABASE_URL, DATABASE_OWNER_URL: DATABASE_URL });
    expect(said).toMatch(
      /cannot use the database plinth at 127\.0\.0\.1:\d+ \(ECONNREFUSED\): check DATABASE_URL/,
    );
    expect(said).not.toContain("hidden");
  });

  it("when the database has a newer schema than the code", async () => {
    await ownerPool().query(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
      VALUES ('later', '', '29990101000000_later', now())`);
    expect(await complaint({ PORT: await freePort() })).toMatch(/newer schema \(29990101000000_later\)/);
    await ownerPool().query("DELETE FROM _prisma_migrations WHERE id = 'later'");
  });

  it("when the database lacks a migration and the owner's address is not given", async () => {
    const last = "(SELECT max(migration_name) FROM _prisma_migrations)";
    await ownerPool().query(
      `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = ${last}`,
    );
    const said = await complaint({ PORT: await freePort(), DATABASE_OWNER_URL: "" });
    expect(said).toMatch(/lacks 1 migrations? of this version: set DATABASE_OWNER_URL/);
    await ownerPool().query(
      `UPDATE _prisma_migrations SET finished_at = now() WHERE migration_name = ${last}`,
    );
  });

  it("when DATABASE_URL is the owner's, as it was before, or is alone", async () => {
    const { DATABASE_OWNER_URL = "" } = process.env;
    const asBefore = { PORT: await freePort(), DATABASE_URL: DATABASE_OWNER_URL };
    expect(await complaint(asBefore)).toMatch(
      /names plinth, a superuser .* put its address into DATABASE_OWNER_URL/,
    );
    expect(await complaint({ ...asBefore, DATABASE_SWEEP_URL: "" })).toMatch("DATABASE_SWEEP_URL is not");
  });

  it("when a setting is not usable", async () => {
    expect(await complaint({ PORT: "a port" })).toMatch("setting PORT is not usable");
    expect(await complaint({ PORT: await freePort(), PLINTH_PLANS: "{" })).toMatch(
      "setting PLINTH_PLANS is not usable",
    );
  });
});
