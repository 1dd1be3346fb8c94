import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { rereadEnv } from "#lib/env.ts";
import { utcDay } from "#lib/time.ts";
import {
  allowLoopback,
  type Behaviour,
  type Receiver,
  startHttpsReceiver,
} from "#scripts/testing/https-receiver.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { profileOf } from "#scripts/testing/profiles.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { forgetPosts } from "../sync/forget-posts.ts";
import { rememberPictures } from "../sync/remember-pictures.ts";
import { findPictureTurns, PICTURES_A_NIGHT, PICTURES_KEPT } from "./claim-pictures.ts";
import { discardPictures } from "./discard-pictures.ts";
import { fetchPictures } from "./fetch-pictures.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = new Date(`${utcDay(new Date())}T12:00:00Z`);
const later = (ms: number) => new Date(now.getTime() + ms);
let receiver: Receiver;
let photo: Buffer;

beforeAll(async () => {
  receiver = await startHttpsReceiver();
  photo = await sharp({
    create: {
      width: 1_600,
      height: 900,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
      background: "#808080",
    },
  })
    .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitude: "59/1 54/1 0/1" } })
    .jpeg({ quality: 95 })
    .toBuffer();
});
beforeEach(() => {
  allowLoopback(true);
  receiver.behave({ body: photo, headers: { "content-type": "text/html" } });
});
afterAll(async () => {
  allowLoopback(false);
  await receiver.close();
});

/** A brand with a post on each of the last days: p0 today, p1 yesterday … */
async function makeBrand(days = 3) {
  const { id } = await makeWorkspace();
  await importText(id, "youtube", makePosts(days));
  const profileId = await profileOf(id, "youtube");
  const where = { workspaceId: id, profileId };
  const target = <T>(at: Date, work: (of: Parameters<typeof rememberPictures>[0]) => Promise<T>) =>
    withWorkspace(id, (tx) => work({ tx, ...where, now: at }));
  return {
    id,
    where,
    remember: (
      posts: readonly string[],
      at = now,
      address = (post: string) => `${receiver.url}${post}?sig=1`,
    ) =>
      target(at, (of) =>
        rememberPictures(
          of,
          posts.map((post) => ({ post, url: address(post) })),
        ),
      ),
    forget: (post: string) => target(now, (of) => forgetPosts(of, [post])),
    list: () => ownerDb().postPicture.findMany({ where, orderBy: { postedAt: "desc" } }),
    fetch: (at = now, timeoutMs = 10_000) => fetchPictures(id, { now: () => at, timeoutMs }),
  };
}

const paths = () => receiver.requests.map(({ path }) => path);

describe("pictures of posts", () => {
  it("keeps a small copy without what the file says beside its pixels", async () => {
    const brand = await makeBrand();
    await brand.remember(["p1", "unknown"]);
    expect(await findPictureTurns(10, now)).toContain(brand.id);
    const before = receiver.requests.length;
    await brand.fetch();
    const [kept, ...others] = await brand.list();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ postId: "p1", dueAt: null, tries: 0, failure: null, fetchedAt: now });
    expect(kept?.digest).toMatch(/^[\w-]{16}$/);
    const facts = await sharp(kept?.picture as Uint8Array).metadata();
    expect(facts).toMatchObject({ format: "webp", width: 320, height: 180 });
    expect(facts).not.toHaveProperty("exif");
    expect(kept?.picture?.length).toBeLessThanOrEqual(15 * 1024);
    expect(await findPictureTurns(10, later(DAY))).not.toContain(brand.id);
    const [asked] = receiver.requests.slice(before);
    expect(asked?.headers).not.toHaveProperty("authorization");
    expect(asked?.headers).not.toHaveProperty("cookie");
  });

  it("fetches another picture, and the same after four weeks, not what has only been signed anew", async () => {
    const brand = await makeBrand();
    await brand.remember(["p1"]);
    await brand.fetch();
    await brand.remember(["p1"], later(DAY), (post) => `https://edge.example.com/${post}?sig=2`);
    expect(await brand.list()).toMatchObject([
      { dueAt: null, seenAt: later(DAY), url: "https://edge.example.com/p1?sig=2" },
    ]);
    await brand.remember(["p1"], later(2 * DAY), (post) => `${receiver.url}new-${post}`);
    expect(await brand.list()).toMatchObject([{ dueAt: later(2 * DAY) }]);
    await brand.fetch(later(2 * DAY));
    await brand.remember(["p1"], later(29 * DAY), (post) => `${receiver.url}new-${post}`);
    expect(await brand.list()).toMatchObject([{ dueAt: null }]);
    await brand.remember(["p1"], later(31 * DAY), (post) => `${receiver.url}new-${post}`);
    expect(await brand.list()).toMatchObject([{ dueAt: later(31 * DAY) }]);
  });

  it("looks at posts of the last 90 days only", async () => {
    const brand = await makeBrand(100);
    await brand.remember(["p0", "p89", "p91", "p99"]);
    expect((await brand.list()).map(({ postId }) => postId)).toEqual(["p0", "p89"]);
  });

  it("begins with the newest, ten in a turn, and leaves to the next day what is too much", async () => {
    const brand = await makeBrand(30);
    await brand.remember(Array.from({ length: 30 }, (_, n) => `p${n}`));
    const before = paths().length;
    await brand.fetch();
    expect(paths().slice(before).sort()).toEqual(Array.from({ length: 10 }, (_, n) => `/p${n}?sig=1`).sort());
    const others = { tries: 1, triedAt: now, dueAt: null };
    const row = (n: number) => ({ ...brand.where, postId: `x${n}`, postedAt: now, ...others });
    await ownerDb().postPicture.createMany({
      data: Array.from({ length: PICTURES_A_NIGHT - 13 }, (_, n) => row(n)),
    });
    await brand.fetch();
    await brand.fetch();
    expect(paths().length).toBe(before + 13);
    const waiting = await ownerDb().postPicture.findMany({ where: { ...brand.where, dueAt: { not: null } } });
    const midnight = new Date(`${utcDay(later(DAY))}T00:00:00Z`);
    expect(waiting.map(({ dueAt }) => dueAt)).toEqual(Array(17).fill(midnight));
    expect(await findPictureTurns(10, now)).not.toContain(brand.id);
    await brand.fetch(midnight);
    expect(paths().length).toBe(before + 23);
  });

  it("keeps no more than so many of a workspace", async () => {
    const brand = await makeBrand();
    const row = (n: number) => ({
      ...brand.where,
      postId: `x${n}`,
      postedAt: now,
      picture: new Uint8Array(1),
    });
    await ownerDb().postPicture.createMany({ data: Array.from({ length: PICTURES_KEPT }, (_, n) => row(n)) });
    await brand.remember(["p0"]);
    const before = paths().length;
    await brand.fetch();
    expect(paths().length).toBe(before);
    expect(await ownerDb().postPicture.count({ where: { ...brand.where, dueAt: { gt: now } } })).toBe(1);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
  const hostile: [string, Behaviour, RegExp][] = [
    ["SVG", { body: svg, headers: { "content-type": "image/png" } }, /no picture/],
    [
      "a page",
      { body: `<html>${"x".repeat(10_000)}</html>`, headers: { "content-type": "image/jpeg" } },
      /no picture/,
    ],
    ["nothing", {}, /no picture/],
    [
      "half a picture",
      { body: Buffer.from("\xff\xd8\xff\xe0 and no more of it", "latin1") },
      /cannot be read as jpeg/,
    ],
    ["an endless one", { ending: "endless", body: "\x89PNG\r\n\x1a\n" }, /no picture/],
  ];
  it.each(hostile)("gives up %s at once", async (_, behaviour, words) => {
    const brand = await makeBrand();
    receiver.behave(behaviour);
    await brand.remember(["p1"]);
    await brand.fetch();
    expect(await brand.list()).toMatchObject([
      { picture: null, digest: null, dueAt: null, tries: 1, failure: expect.stringMatching(words) },
    ]);
    // The next night names the same one: it is left alone.
    await brand.remember(["p1"], later(DAY));
    expect(await brand.list()).toMatchObject([{ dueAt: null }]);
  });

  it("reads no more than eight megabytes, and decodes no more pixels than fit into memory", async () => {
    const brand = await makeBrand();
    const bomb = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: "#ffffff" } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const long = Buffer.concat([photo, Buffer.alloc(8 * 1024 * 1024)]);
    receiver.behave(({ path }) => ({ body: path.startsWith("/p1") ? bomb : long, ending: "chunked" }));
    await brand.remember(["p0", "p1"]);
    await brand.fetch();
    expect((await brand.list()).map(({ failure, dueAt }) => [failure, dueAt])).toEqual([
      [expect.stringContaining("larger than 8 MB"), null],
      [expect.stringMatching(/cannot be read as png.*pixel limit/), null],
    ]);
  });

  it("connects to no private address, and follows no redirect to one", async () => {
    const brand = await makeBrand();
    receiver.behave({ status: 302, headers: { location: "https://10.0.0.1/a.jpg" } });
    await brand.remember(["p0"]);
    await brand.remember(["p1"], now, () => "https://10.0.0.1/a.jpg");
    await brand.remember(["p2"], now, () => "http://images.example.com/a.jpg");
    await brand.fetch();
    const rows = await brand.list();
    expect(rows.map(({ failure }) => failure)).toEqual([
      expect.stringContaining("a redirect, which is not followed"),
      expect.stringContaining("10.0.0.1 cannot be reached from the internet"),
      expect.stringContaining("https"),
    ]);
    expect(rows.slice(1).map(({ dueAt }) => dueAt)).toEqual([null, null]);
    allowLoopback(false);
    await brand.remember(["p0"], later(HOUR), (post) => `${receiver.url}other-${post}`);
    const before = receiver.connections();
    await brand.fetch(later(HOUR));
    expect(receiver.connections()).toBe(before);
    expect((await brand.list())[0]?.failure).toContain("cannot be reached");
  });

  it.each([
    { status: 404 },
    { ending: "tar-pit" },
    { ending: "drip", body: "\xff\xd8\xff" },
    { ending: "close" },
  ] as Behaviour[])("tries again later, with growing pauses: %j", async (behaviour) => {
    const brand = await makeBrand();
    receiver.behave(behaviour);
    await brand.remember(["p1"]);
    let at = now;
    for (const pause of [HOUR / 6, 2 * HOUR, DAY, 7 * DAY, 7 * DAY]) {
      await brand.fetch(at, 300);
      const [row] = await brand.list();
      expect([row?.picture, row?.dueAt]).toEqual([null, new Date(at.getTime() + pause)]);
      expect(row?.failure).toBeTruthy();
      at = row?.dueAt as Date;
    }
    receiver.behave({ body: photo });
    await brand.fetch(at);
    expect(await brand.list()).toMatchObject([{ tries: 0, failure: null, dueAt: null }]);
  });

  it("goes with its post, also when that vanishes while it is fetched", async () => {
    const brand = await makeBrand();
    await brand.remember(["p0", "p1"]);
    let vanished: Promise<unknown> = Promise.resolve();
    receiver.behave(({ path }) => {
      if (path.startsWith("/p0")) vanished = brand.forget("p0");
      return { body: photo, after: vanished };
    });
    await brand.fetch();
    expect(await brand.list()).toMatchObject([{ postId: "p1", digest: expect.any(String) }]);
    await brand.forget("p1");
    expect(await brand.list()).toEqual([]);
    expect(await ownerDb().post.count({ where: brand.where })).toBe(3);
  });

  it("goes a week after it was seen last; what was drawn here stays", async () => {
    const brand = await makeBrand();
    await brand.remember(["p0"]);
    await brand.remember(["p1"], later(2 * DAY));
    const drawn = { ...brand.where, postId: "p2", postedAt: now, picture: new Uint8Array(1) };
    await ownerDb().postPicture.create({ data: drawn });
    await discardPictures(later(8 * DAY));
    expect((await brand.list()).map(({ postId }) => postId).sort()).toEqual(["p1", "p2"]);
  });

  it("keeps none where the operator wants none", async () => {
    const brand = await makeBrand();
    await brand.remember(["p0"]);
    process.env.PLINTH_POST_PICTURES = "0";
    rereadEnv();
    try {
      await brand.remember(["p1"]);
      expect(await brand.list()).toHaveLength(1);
      await discardPictures(later(1));
      expect(await brand.list()).toEqual([]);
    } finally {
      delete process.env.PLINTH_POST_PICTURES;
      rereadEnv();
    }
  });
});
