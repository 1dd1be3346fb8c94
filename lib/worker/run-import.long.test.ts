import { execFileSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import type { Caller } from "#lib/caller.ts";
import { getUpload } from "#lib/uploads/get-upload.ts";
import { receiveUpload } from "#lib/uploads/receive-upload.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { killWorkers, startWorkerProcess } from "#scripts/testing/worker-process.ts";
import { makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";

const WITHIN = { timeout: 60_000, interval: 50 };
const POISON = "id,created_at,text,likes\np1,2026-06-01,poison,1\n";

/** A row that keeps whoever writes it busy, until the test ends its process. */
beforeAll(() =>
  ownerPool().query(`
    CREATE FUNCTION hang() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(600); RETURN NEW; END $$;
    CREATE TRIGGER hang BEFORE INSERT ON posts FOR EACH ROW WHEN (NEW.text = 'poison') EXECUTE FUNCTION hang()`),
);
afterAll(() => ownerPool().query("DROP TRIGGER hang ON posts; DROP FUNCTION hang()"));
afterEach(async () => {
  killWorkers();
  await endSleepers();
  await ownerPool().query("DELETE FROM uploads");
});

const SLEEPERS = "datname = current_database() AND wait_event = 'PgSleep'";
const countSleepers = async () =>
  (await ownerPool().query(`SELECT 1 FROM pg_stat_activity WHERE ${SLEEPERS}`)).rowCount;
/** A server's process does not notice at once that its client is gone. */
async function endSleepers(): Promise<void> {
  await ownerPool().query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${SLEEPERS}`);
  await expect.poll(countSleepers, WITHIN).toBe(0);
}
const endLeases = () =>
  ownerPool().query("UPDATE uploads SET lease_until = now() - interval '1 s' WHERE status = 'processing'");

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

async function send(caller: Caller, platform: "twitter" | "tiktok", text: string) {
  const query = { platform, handle: "brand", file_name: "posts.csv", mapping: undefined };
  const { upload_id } = await receiveUpload(caller, query, bytesOf(text), { now: new Date() });
  return {
    status: async () => (await getUpload(caller, upload_id)).status,
    read: () => getUpload(caller, upload_id),
    tries: async () =>
      (await ownerPool().query("SELECT tries FROM uploads WHERE id = $1", [upload_id])).rows[0].tries,
  };
}

async function sendBoth() {
  const caller = await operatorFor((await makeWorkspace()).id);
  return {
    poison: await send(caller, "twitter", POISON),
    good: await send(caller, "tiktok", makePosts(20)),
  };
}

function listChildren(pid = 0): number[] {
  const children = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  return children.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}

const FAILED = {
  status: "failed",
  error: {
    title: "Import Failed",
    detail: expect.stringMatching(/^The import failed 3 times, and nothing from the file was kept\./),
  },
};

describe("a file that ends the process which imports it", { timeout: 300_000 }, () => {
  it("has failed after three tries; the worker lives, and the other files go on", async () => {
    const { poison, good } = await sendBoth();
    const worker = startWorkerProcess();
    await expect.poll(good.status, WITHIN).toBe("completed");
    for (let tries = 1; tries <= 3; tries++) {
      await expect.poll(countSleepers, WITHIN).toBe(1);
      expect(await poison.tries()).toBe(tries);
      for (const child of listChildren(worker.pid)) process.kill(child, "SIGKILL");
      await endSleepers();
    }
    await expect.poll(poison.status, WITHIN).toBe("failed");
    expect(await poison.read()).toMatchObject(FAILED);
    expect(worker.exitCode).toBeNull();
  });

  it("has failed after three tries as well when whole workers die", async () => {
    const { poison, good } = await sendBoth();
    for (let tries = 1; tries <= 3; tries++) {
      startWorkerProcess();
      await expect.poll(countSleepers, WITHIN).toBe(1);
      await expect.poll(good.status, WITHIN).toBe("completed");
      killWorkers();
      await endSleepers();
      await endLeases();
    }
    startWorkerProcess();
    await expect.poll(poison.status, WITHIN).toBe("failed");
    expect(await poison.read()).toMatchObject(FAILED);
  });

  it("is given back by a worker that is told to stop, which is no try", async () => {
    const { poison } = await sendBoth();
    const worker = startWorkerProcess();
    await expect.poll(countSleepers, WITHIN).toBe(1);
    expect(await poison.tries()).toBe(1);
    const children = listChildren(worker.pid);
    worker.kill("SIGTERM");
    await expect.poll(() => worker.exitCode, WITHIN).toBe(0);
    expect([await poison.tries(), await poison.status()]).toEqual([0, "processing"]);
    expect(children.filter((pid) => listChildren().includes(pid))).toEqual([]);
    const { rows } = await ownerPool().query("SELECT lease_token FROM uploads WHERE status = 'processing'");
    expect(rows).toEqual([{ lease_token: null }]);
  });
});
