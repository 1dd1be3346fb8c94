import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allowLoopback, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { download, MAX_MEDIA_BYTES } from "./download.ts";

let receiver: Receiver;
const realTemporary = process.env.TMPDIR;
const temporary = mkdtempSync(join(tmpdir(), "download-test-"));
const folder = join(temporary, `plinth-media-${process.getuid?.() ?? "user"}`);
const files = () => (existsSync(folder) ? readdirSync(folder) : []);

beforeAll(async () => {
  process.env.TMPDIR = temporary;
  receiver = await startHttpsReceiver();
});
beforeEach(() => allowLoopback(true));
afterEach(() => expect(files(), "no temporary file is left").toEqual([]));
afterAll(async () => {
  allowLoopback(false);
  if (realTemporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = realTemporary;
  rmSync(temporary, { recursive: true });
  await receiver.close();
});

const at = () => `127.0.0.1:${receiver.port}`;
const fetchIt = (options = {}) => download(receiver.url, async ({ bytes }) => bytes, options);

describe("download", () => {
  it("hands over the file in a temporary one that only its owner may read", async () => {
    receiver.behave({ body: "a".repeat(10_000), headers: { "content-type": "text/html" } });
    const read = await download(`${receiver.url}a.jpg?x=1`, async ({ path, bytes, start }) => ({
      text: await readFile(path, "latin1"),
      mode: statSync(path).mode & 0o777,
      bytes,
      start: start.length,
    }));
    expect(read).toEqual({ text: "a".repeat(10_000), mode: 0o600, bytes: 10_000, start: 4_096 });
    expect(receiver.requests.at(-1)).toMatchObject({ method: "GET", path: "/a.jpg?x=1" });
    expect(receiver.requests.at(-1)?.headers["accept-encoding"]).toBe("identity");
  });

  it("removes the file also when its user fails", async () => {
    receiver.behave({ body: "abc" });
    const failing = download(receiver.url, async ({ path }) => {
      expect(readdirSync(temporary)).toEqual([basename(folder)]);
      expect(files()).toEqual([basename(path)]);
      throw new Error(`no use for ${path.length > 0}`);
    });
    await expect(failing).rejects.toThrow("no use for true");
  });

  it("reads 16 files at once, 4 of one account, lets 96 wait, 28 of one, and turns the others away", async () => {
    receiver.behave({ body: "abc" });
    const open: (() => void)[] = [];
    let most = 0;
    const owners = ["a", "b", "c", "d", "e"];
    const reads = owners.flatMap((owner) =>
      Array.from({ length: 40 }, () => {
        const use = async () => {
          await new Promise<void>((resolve) => open.push(resolve));
          most = Math.max(most, files().length);
          return owner;
        };
        return download(receiver.url, use, { owner });
      }),
    );
    const settled = Promise.all(reads);
    let isOver = false;
    const over = settled.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await sleep(20);
      for (const go of open.splice(0)) go();
    }
    const outcomes = (await over).map((outcome) => (typeof outcome === "string" ? outcome : outcome.unread));
    const full = "too many files are being read right now";
    const readOf = (owner: string) => outcomes.filter((outcome) => outcome === owner).length;
    expect(owners.map(readOf)).toEqual([32, 32, 32, 16, 0]);
    expect(outcomes.filter((outcome) => outcome === full)).toHaveLength(200 - 112);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(16);
  });

  it("48 slow addresses of one account hold up no other one", async () => {
    receiver.behave(({ path }) => (path === "/slow" ? { ending: "tar-pit" } : { body: "abc" }));
    const slow = Array.from({ length: 48 }, () =>
      download(`${receiver.url}slow`, async () => "read", { owner: "greedy", timeoutMs: 1_500 }),
    );
    await sleep(50);
    const times: number[] = [];
    for (let n = 0; n < 20; n++) {
      const begun = performance.now();
      expect(await download(receiver.url, async () => "read", { owner: `acc_${n}` })).toBe("read");
      times.push(performance.now() - begun);
    }
    expect(Math.max(...times)).toBeLessThan(500);
    expect((await Promise.all(slow)).every((outcome) => typeof outcome !== "string")).toBe(true);
  }, 30_000);

  it("sweeps what a killed process left, at most once a minute", async () => {
    receiver.behave({ body: "abc" });
    await fetchIt();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const leave = (name: string, minutesAgo: number) => {
      writeFileSync(join(folder, name), "left");
      utimesSync(join(folder, name), later(-minutesAgo), later(-minutesAgo));
    };
    leave("old", 9);
    leave("young", 7);
    await fetchIt({ now: () => later(2) });
    expect(files()).toEqual(["young"]);
    await fetchIt({ now: () => later(2.9) });
    leave("old", 9);
    await fetchIt({ now: () => later(2.95) });
    expect(files()).toEqual(["old", "young"]);
    await fetchIt({ now: () => later(3.1) });
    expect(files()).toEqual([]);
  });

  it("writes into no folder that others may enter", async () => {
    receiver.behave({ body: "abc" });
    chmodSync(folder, 0o755);
    await expect(fetchIt()).rejects.toThrow(`${folder} is no folder that only this user may enter`);
    rmSync(folder, { recursive: true });
    const elsewhere = mkdtempSync(join(tmpdir(), "elsewhere-"));
    symlinkSync(elsewhere, folder);
    await expect(fetchIt()).rejects.toThrow("is no folder that only this user may enter");
    rmSync(folder);
    expect(await fetchIt()).toBe(3);
  });

  it.each([204, 206, 301, 302, 303, 307, 308, 304, 401, 403, 404, 410, 429, 500, 503])(
    "says that status %i is no file",
    async (status) => {
      receiver.behave({ status, headers: { location: "https://127.0.0.1:1/" }, body: "abc" });
      const redirect = status >= 300 && status < 400;
      expect(await fetchIt()).toEqual({
        unread: redirect
          ? `${at()} answered with a redirect, which is not followed`
          : `${at()} answered with status ${status}`,
      });
    },
  );

  it("refuses 100 MB and a byte by its announced length at once", async () => {
    receiver.behave({ headers: { "content-length": String(MAX_MEDIA_BYTES + 1) }, ending: "drip" });
    const begun = performance.now();
    await expect(fetchIt()).rejects.toMatchObject({ title: "Content Too Large", status: 413 });
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it("takes exactly 100 MB, and refuses a byte more while it arrives", async () => {
    const file = Buffer.alloc(MAX_MEDIA_BYTES + 1);
    receiver.behave({ body: file.subarray(1), ending: "chunked" });
    expect(await fetchIt()).toBe(MAX_MEDIA_BYTES);
    receiver.behave({ body: file, ending: "chunked" });
    await expect(fetchIt()).rejects.toMatchObject({ title: "Content Too Large", status: 413 });
  });

  it("ends an endless file", async () => {
    receiver.behave({ ending: "endless" });
    await expect(fetchIt()).rejects.toMatchObject({ title: "Content Too Large" });
  });

  it("ends where the first bytes are refused", async () => {
    receiver.behave({ ending: "endless" });
    const refuse = (start: Uint8Array) => {
      throw new Error(`refused after ${start.length}`);
    };
    const begun = performance.now();
    await expect(fetchIt({ checkStart: refuse })).rejects.toThrow("refused after 4096");
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it("keeps a gzip bomb packed", async () => {
    receiver.behave({ ending: "gzip-bomb" });
    await fetchIt();
    const before = process.memoryUsage().rss;
    expect(await fetchIt()).toBeLessThan(250_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000);
  });

  it.each(["tar-pit", "drip"] as const)("ends at the deadline: %s", async (ending) => {
    receiver.behave({ ending });
    const begun = performance.now();
    expect(await fetchIt({ timeoutMs: 300 })).toEqual({ unread: `${at()} did not answer in full in time` });
    expect(performance.now() - begun).toBeLessThan(800);
  });

  it.each(["close", "cut"] as const)("says that the connection was closed: %s", async (ending) => {
    receiver.behave({ ending, body: "abc" });
    expect(await fetchIt()).toEqual({
      unread: `${at()} closed the connection before the answer was complete`,
    });
  });

  it("says what is wrong with a certificate, a port, a name", async () => {
    const bad = await startHttpsReceiver({ certificate: "expired" });
    expect(await download(bad.url, async () => "read")).toEqual({
      unread: `127.0.0.1:${bad.port} has no valid certificate or does not support TLS`,
    });
    await bad.close();
    expect(await download(bad.url, async () => "read")).toEqual({
      unread: `127.0.0.1:${bad.port} refused the connection`,
    });
    expect(await download("https://nobody.invalid/a.jpg", async () => "read")).toEqual({
      unread: "nobody.invalid could not be found",
    });
  });

  it.each([
    "",
    "not a url",
    "ftp://example.com/a.jpg",
    "http://example.com/a.jpg",
    "data:image/png;base64,AAAA",
  ])("refuses the address %j", async (url) => {
    const refused = download(url, async () => "read");
    await expect(refused).rejects.toMatchObject({ title: "Media Unavailable", status: 422 });
  });

  it.each(["https://user@example.com/a.jpg", "https://user:secret@example.com/a.jpg", "file:///etc/passwd"])(
    "refuses the address %j without repeating it",
    async (url) => {
      const refused = await download(url, async () => "read").catch((error) => error);
      expect(refused).toMatchObject({ title: "Media Unavailable", status: 422 });
      expect(refused.message).not.toMatch(/user:|secret|passwd/);
    },
  );
});
