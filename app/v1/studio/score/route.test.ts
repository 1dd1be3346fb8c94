import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { FORMATS } from "#lib/draft-model/content-draft.ts";
import { PILLARS, PLATFORMS } from "#lib/formula/names.ts";
import { fitAccountModels } from "#lib/studio/fit-account-models.ts";
import { type Answer, ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { expectFields, expectScore, SIGNED } from "#scripts/testing/expect-fields.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { allowLoopback, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";

const FIELDS = ["score", "pillar_predictions", "feedback", "platform", "format"];
const TEXT = { content_type: "text", content: "The new menu starts on Monday.", platform: "instagram" };

let key: string;
beforeAll(async () => {
  key = (await makeWorkspace("agency")).key;
});

const score = (body: unknown, by = key, query = "") =>
  ask("POST", `/v1/studio/score${query}`, { key: by, body });

type Advice = { priority: number; suggestion: string; expected_lift: string };

function expectResult({ status, body }: Answer, more: string[] = []): void {
  expect(status).toBe(200);
  expectFields(body, FIELDS);
  expectScore(body.score);
  expect(Object.keys(body.pillar_predictions)).toEqual(PILLARS);
  for (const value of Object.values(body.pillar_predictions)) expect(value).toMatch(SIGNED);
  for (const [n, entry] of body.feedback.entries()) {
    expectFields(entry, ["priority", "suggestion", "expected_lift", ...more]);
    expect(entry.priority).toBe(n + 1);
    expect(entry.expected_lift).toMatch(SIGNED);
    expect(entry.suggestion).toMatch(/\S/);
  }
}

describe("200", () => {
  it.each(PLATFORMS)(
    "answers for %s in every format with exactly the contract's fields",
    async (platform) => {
      for (const format of FORMATS) {
        const answer = await score({ ...TEXT, platform, format });
        expectResult(answer);
        expect(answer.body).toMatchObject({ platform, format });
      }
    },
  );

  it("format is post when it is left out; unknown fields are ignored", async () => {
    const answer = await score({ ...TEXT, score: 100, workspace_id: "ws_none" });
    expectResult(answer);
    expect(answer.body.format).toBe("post");
  });

  it("takes 10,000 characters, each of them an emoji, and every kind of text", async () => {
    for (const content of ["🙂".repeat(10_000), "x".repeat(10_000), "\u0000", "\ud800", "0", "🙂"])
      expectResult(await score({ ...TEXT, content }));
  });

  it("a suggestion that is taken gives the lift that was promised", async () => {
    const content = "Our new roast is here and it is the best that we have ever made";
    const { body: before } = await score({ ...TEXT, content: `${content} https://brand.example/roast` });
    const link = before.feedback.find(({ expected_lift }: Advice) => expected_lift !== "+0.0");
    expect(link.suggestion).toMatch(/link/);
    const { body: after } = await score({ ...TEXT, content });
    expect(after.score - before.score).toBeCloseTo(Number(link.expected_lift), 5);
  });

  it("the pillars follow the tone and the predicted engagement of the text", async () => {
    const pillars = async (content: string) => {
      const { body } = await score({ content_type: "text", content, platform: "twitter" });
      return [Number(body.pillar_predictions.sentiment), Number(body.pillar_predictions.impact)];
    };
    const [friendly, few] = await pillars("I love this wonderful new roast");
    const [angry, many] = await pillars(
      `This is terrible and awful, I hate it. ${"Very bad service again. ".repeat(8)}`,
    );
    const [unknown] = await pillars("Αυτός ο καφές είναι υπέροχος και τον αγαπώ πολύ");
    expect(friendly).toBeGreaterThan(0);
    expect(angry).toBeLessThan(0);
    expect(unknown).toBe(0);
    expect(many).toBeGreaterThan(few ?? 0);
  });

  it("of an apology or of grief the tone says nothing of the answers", async () => {
    for (const content of [
      "We are sorry: our oven broke, it is terrible, and your orders are late.",
      "Es tut uns sehr leid, die schreckliche Panne war unser Fehler.",
      "Nous sommes désolés, le service était horrible hier.",
      "With terrible sadness we mourn our founder, who passed away.",
    ]) {
      const { body } = await score({ ...TEXT, content }, key, "?expand=evidence");
      expect(body.pillar_predictions.sentiment).toBe("+0.0");
      for (const { kind } of body.feedback) expect(kind).toBe("notice");
      expect(body.evidence.rests_on.join()).toMatch(/mourns or apologises/);
    }
  });

  it("changes nothing", async () => {
    const { id, key: own } = await makeWorkspace("agency");
    await score(TEXT, own);
    const counts = await withWorkspace(id, async (tx) => [
      await tx.post.count({ where: { workspaceId: id } }),
      await tx.event.count({ where: { workspaceId: id } }),
      await tx.scorePoint.count({ where: { workspaceId: id } }),
    ]);
    expect(counts).toEqual([0, 0, 0]);
  });
});

describe("feedback", () => {
  const first = async (changes: object, query = "?max_feedback=10&expand=evidence") => {
    const { status, body } = await score({ ...TEXT, ...changes }, key, query);
    expect(status).toBe(200);
    return { ...body, advice: body.feedback.map(({ suggestion }: Advice) => suggestion) };
  };

  it("begins with what is too long, with the format that was assumed, then with what would embarrass", async () => {
    const content = `WE TAKE ORDERS AT [link]\n${"TEA AND CAKE FOR ALL OF THE HARBOUR ".repeat(100)}`;
    const { advice } = await first({ content, platform: "linkedin", format: "thread" });
    expect(advice.slice(0, 4)).toEqual([
      expect.stringMatching(/^Shorten the text by 6\d\d characters: LinkedIn takes 3,000/),
      "LinkedIn has no threads: this is scored as one post",
      'Something was left to fill in: "[link]"',
      expect.stringMatching(/^The text is all in capitals/),
    ]);
  });

  it("says that a text is too odd to be scored, and so does the evidence", async () => {
    for (const content of ["ok", "asdf qwer zxcv hjkl uiop"]) {
      const { score: predicted, advice, evidence } = await first({ content });
      expect(predicted).toBeLessThan(52);
      expect(advice[0]).toMatch(/the score says little$|gives the score little to go by/);
      expect(evidence.rests_on.join()).toMatch(/Few of those posts are like this text/);
    }
  });

  it("tells how a thread, a story and a reel were counted", async () => {
    const thread = await first({ content: "1/ Rain\n2/ Sun", platform: "twitter", format: "thread" });
    expect(thread.evidence.rests_on.join()).toMatch(
      /taken as 2 posts, split at its numbers.*first one decides 60 %/,
    );
    const story = await first({ format: "story" });
    expect(story.evidence.rests_on.join()).toMatch(/counts 50 % for a story/);
    const reel = await first({ format: "reel" });
    expect(reel.evidence.rests_on.join()).toMatch(/kind of the post is taken/);
  });

  it("says where nothing is known of texts, where a text answers somebody, and does not lengthen hostile ones", async () => {
    const pin = await first({ platform: "pinterest" });
    expect(pin.evidence.platform.rank_correlation).toBe(0);
    expect(pin.advice[0]).toMatch(/says nothing about texts/);
    const answer = await first({
      content: "@customer please write us your order number",
      platform: "twitter",
    });
    expect(answer.advice.join()).toMatch(/shown as a reply/);
    const hostile = await first({
      content: "This is fucking terrible and awful, I hate it. Very bad service again.",
      platform: "twitter",
    });
    expect(hostile.advice).toEqual([
      'Many readers take offence at "fucking": check that it is meant so',
      expect.stringMatching(/clearly negative/),
    ]);
    const negative = await first({
      content: "This is terrible and awful, I hate it. Very bad service again.",
      platform: "twitter",
    });
    expect(negative.advice).toEqual([
      expect.stringMatching(/clearly negative/),
      expect.stringMatching(/characters instead of/),
    ]);
  });

  it("tells notices from advice, and only advice lifts", async () => {
    const { feedback } = await first({ content: `${TEXT.content} Swipe up now! https://brand.example/menu` });
    const kinds = new Set(feedback.map(({ kind }: { kind: string }) => kind));
    expect([...kinds].sort()).toEqual(["advice", "notice"]);
    for (const { kind, expected_lift } of feedback)
      expect(Number(expected_lift) === 0).toBe(kind === "notice");
  });

  it("has three entries at most, one to ten when asked", async () => {
    const content = `WE TAKE ORDERS AT [link] https//brand.example ${"#tea ".repeat(600)}`;
    const count = async (query: string) => (await first({ content, format: "short" }, query)).advice.length;
    expect([await count(""), await count("?max_feedback=1"), await count("?max_feedback=2")]).toEqual([
      3, 1, 2,
    ]);
    expect(await count("?max_feedback=10")).toBeGreaterThan(3);
  });
});

describe("?expand=evidence", () => {
  it("says that nothing is proven for a workspace without posts, and what the score rests on", async () => {
    const answer = await score(TEXT, key, "?expand=evidence");
    const { evidence, ...rest } = answer.body;
    expectResult({ ...answer, body: rest }, ["kind"]);
    expect(evidence).toMatchObject({
      model_version: "v1",
      workspace: { verdict: "not proven yet", rank_correlation: null, n: 0 },
      platform: { accounts: expect.any(Number), rank_correlation: expect.any(Number) },
      pillars_from: "reference brand",
    });
    expect(evidence.rests_on.join()).toMatch(/public posts of [\d,]+ accounts on Instagram/);
  });

  it("measures the predictions on the workspace's own posts, and takes the pillars from its audit", async () => {
    const workspace = await makeAuditedWorkspace("agency");
    const rows = Array.from({ length: 40 }, (_, n) => {
      return `own${n},2025-05-${String(1 + (n % 28)).padStart(2, "0")}T09:00:00Z,${"word ".repeat(n + 1)},${n},0,0,1000`;
    });
    const columns = "id,created_at,text,likes,comments,shares,impressions";
    await importText(workspace.id, "twitter", [columns, ...rows, ""].join("\n"));
    const before = await score({ ...TEXT, platform: "twitter" }, workspace.key, "?expand=evidence");
    expect(before.body.evidence.workspace).toMatchObject({ model: "platform", n: 0 });
    await fitAccountModels(workspace.id, new Date());
    const { body } = await score({ ...TEXT, platform: "twitter" }, workspace.key, "?expand=evidence");
    expect(body.evidence.workspace).toMatchObject({ verdict: "proven", model: "own posts", n: 12 });
    expect(body.evidence.workspace.rank_correlation).toBeGreaterThan(0.9);
    expect(body.evidence.rests_on.join()).toMatch(/What 40 own posts there add/);
    expect(body.evidence.pillars_from).toBe("own posts");
    const other = await score({ ...TEXT, platform: "tiktok" }, workspace.key, "?expand=evidence");
    expect(other.body.evidence).toMatchObject({ workspace: { n: 0 }, pillars_from: "reference brand" });
  });
});

describe("media", () => {
  const CLIPS = join(import.meta.dirname, "../../../../lib/media/testing");
  const noise = (width: number, height: number) =>
    sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 80 })
      .toBuffer();

  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startHttpsReceiver();
    allowLoopback(true);
  });
  afterAll(async () => {
    allowLoopback(false);
    await receiver.close();
  });

  const ofMedia = (content_type: string, changes: object = {}, query = "") =>
    score({ content_type, content: `${receiver.url}file`, platform: "instagram", ...changes }, key, query);

  it("an image is scored by its properties: 4:5 of 1080 pixels beats 100 × 100 on instagram", async () => {
    receiver.behave({ body: await noise(1080, 1350) });
    const good = await ofMedia("image");
    receiver.behave({ body: await noise(100, 100) });
    const small = await ofMedia("image");
    for (const answer of [good, small]) expectResult(answer);
    expect(good.body.score).toBeGreaterThan(small.body.score);
    expect(small.body.feedback[0].suggestion).toMatch(/1080 pixels/);
    expect(Number(small.body.feedback[0].expected_lift)).toBeGreaterThan(0);
  });

  it("a video is scored by its properties, against the placement", async () => {
    receiver.behave({ body: await readFile(join(CLIPS, "clip-320x568-2s-sound.mp4")) });
    const reel = await ofMedia("video", { format: "reel" });
    const wide = await ofMedia("video", { platform: "youtube" });
    for (const answer of [reel, wide]) expectResult(answer);
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
      expectResult({ ...answer, body: rest }, ["kind"]);
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
    },
  );

  it("200 when nobody answers at the address", async () => {
    receiver.behave({ ending: "close" });
    const { status, body } = await ofMedia("video");
    expect([status, body.feedback[0]?.suggestion]).toEqual([
      200,
      expect.stringMatching(/video was not read/),
    ]);
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
});
