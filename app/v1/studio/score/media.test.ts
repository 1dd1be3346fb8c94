import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { expectDraftScore } from "#scripts/testing/expect-draft-score.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { allowLoopback, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const CLIPS = join(import.meta.dirname, "../../../../lib/media/testing");
const clip = () => readFile(join(CLIPS, "clip-320x568-2s-sound.mp4"));
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();

let key: string;
let receiver: Receiver;

beforeAll(async () => {
  key = (await makeWorkspace("agency")).key;
  receiver = await startHttpsReceiver();
  allowLoopback(true);
});
afterAll(async () => {
  allowLoopback(false);
  await receiver.close();
});

const ofMedia = (content_type: string, changes: object = {}, query = "") =>
  ask("POST", `/v1/studio/score${query}`, {
    key,
    body: { content_type, content: `${receiver.url}file`, platform: "instagram", ...changes },
  });

it("an image is scored by its properties: 4:5 of 1080 pixels beats 100 × 100 on instagram", async () => {
  receiver.behave({ body: await noise(1080, 1350) });
  const good = await ofMedia("image");
  const told = await ofMedia("image", {}, "?expand=evidence");
  expect(told.body.evidence).toMatchObject({ warnings: [], media: { read: true, reason: null } });
  receiver.behave({ body: await noise(100, 100) });
  const small = await ofMedia("image");
  for (const answer of [good, small]) expectDraftScore(answer);
  expect(good.body.score).toBeGreaterThan(small.body.score);
  expect(small.body.feedback[0].suggestion).toMatch(/1080 pixels/);
  expect(Number(small.body.feedback[0].expected_lift)).toBeGreaterThan(0);
});

it("a video is scored by its properties, against the placement", async () => {
  receiver.behave({ body: await clip() });
  const reel = await ofMedia("video", { format: "reel" });
  const wide = await ofMedia("video", { platform: "youtube" });
  for (const answer of [reel, wide]) expectDraftScore(answer);
  expect(reel.body.score).toBeGreaterThan(wide.body.score);
  expect(wide.body.feedback.map(({ suggestion }: { suggestion: string }) => suggestion).join()).toMatch(
    /16:9/,
  );
});

it.each([404, 403, 500, 503])(
  "%i at the address: 200, and the first feedback says that it was not read",
  async (status) => {
    receiver.behave({ status });
    const answer = await ofMedia("image", {}, "?expand=evidence");
    const { evidence, ...rest } = answer.body;
    expectDraftScore({ ...answer, body: rest }, ["kind"]);
    expect(rest.score).toBe(50);
    expect(rest.feedback).toEqual([
      {
        priority: 1,
        suggestion: expect.stringMatching(/image was not read.*\S/),
        expected_lift: "+0.0",
        kind: "notice",
      },
    ]);
    expect(evidence.rests_on[0]).toMatch(/Platform and format alone/);
    expect(evidence.media).toEqual({ read: false, reason: expect.stringMatching(/\S/) });
    expect(evidence.warnings).toEqual([]);
  },
);

it.each([
  ["a broken PNG", "image", "png", () => Buffer.from("\x89PNG\r\n\x1a\n and nothing that follows", "latin1")],
  ["a JPEG that breaks off", "image", "jpeg", async () => (await noise(400, 400)).subarray(0, 9_000)],
  ["a video that breaks off", "video", "mp4", async () => (await clip()).subarray(0, 200)],
] as const)("%s: 200, and the evidence says why it was not read", async (_, kind, type, makeBody) => {
  receiver.behave({ body: await makeBody() });
  const { status, body } = await ofMedia(kind, {}, "?expand=evidence");
  const reason = `the ${type} file is damaged or of a kind that cannot be measured`;
  expect(status).toBe(200);
  expect(body.evidence.media).toEqual({ read: false, reason });
  expect(body.feedback[0].suggestion).toBe(
    `The ${kind} was not read, so the score rests on platform and format alone: ${reason}`,
  );
  expectDraftScore(await ofMedia(kind));
});

it.each([
  ["https://10.0.0.1/menu.jpg", /cannot be reached from the internet/],
  ["http://example.com/menu.jpg", /does not use https/],
  ["https://user:secret@example.com/menu.jpg", /carries a user name/],
  ["menu.jpg", /is not a URL/],
])("422 Media Unavailable: %s, also with the evidence", async (content, why) => {
  const answer = await ofMedia("image", { content }, "?expand=evidence");
  expectProblem(answer, 422, "Media Unavailable");
  expect(answer.body.errors).toEqual([{ pointer: "/content", detail: expect.stringMatching(why) }]);
});

it("200 when nobody answers at the address", async () => {
  receiver.behave({ ending: "close" });
  const { status, body } = await ofMedia("video");
  expect([status, body.feedback[0]?.suggestion]).toEqual([200, expect.stringMatching(/video was not read/)]);
});

it("422 Media Unavailable: another kind of file", async () => {
  receiver.behave({
    body: "<!doctype html><title>Menu</title>",
    headers: { "content-type": "image/jpeg" },
  });
  expectProblem(await ofMedia("image"), 422, "Media Unavailable");
  receiver.behave({ body: await noise(20, 20) });
  expectProblem(await ofMedia("video"), 422, "Media Unavailable");
});

it.each([
  ["image", "image/jpeg"],
  ["video", "video/mp4"],
])(
  "413 Content Too Large: %s over 100 MB; below, one that breaks off is one that was not read",
  async (kind, type) => {
    const announce = (bytes: number) =>
      receiver.behave({
        headers: { "content-type": type, "content-length": String(bytes) },
        ending: "cut",
      });
    announce(104_857_601);
    expectProblem(await ofMedia(kind), 413, "Content Too Large");
    announce(99_000_000);
    const { status, body } = await ofMedia(kind);
    expect([status, body.feedback?.[0]?.suggestion]).toEqual([
      200,
      expect.stringMatching(`${kind} was not read`),
    ]);
  },
);

it("422 Media Unavailable: an endless answer, as soon as its beginning says that it is no video", async () => {
  receiver.behave({ headers: { "content-type": "video/mp4" }, ending: "endless" });
  expectProblem(await ofMedia("video"), 422, "Media Unavailable");
});

it("media is fetched only when the request is right", async () => {
  const before = receiver.connections();
  expectProblem(await ofMedia("image", { format: "carousel" }), 400, "Invalid Format");
  expect(receiver.connections()).toBe(before);
});

it("a repeated request is answered without fetching again", async () => {
  receiver.behave({ body: await noise(200, 200) });
  const send = () =>
    ask("POST", "/v1/studio/score", {
      key,
      body: { content_type: "image", content: `${receiver.url}again`, platform: "twitter" },
      headers: { "idempotency-key": "draft-1" },
    });
  const [first, before] = [await send(), receiver.requests.length];
  const second = await send();
  expect(second.body).toEqual(first.body);
  expect(second.headers.get("idempotency-replayed")).toBe("true");
  expect(receiver.requests.length).toBe(before);
});
