import { beforeAll, describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { FORMATS } from "#lib/draft-model/content-draft.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { ask } from "#scripts/testing/ask.ts";
import { expectDraftScore } from "#scripts/testing/expect-draft-score.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const TEXT = { content_type: "text", content: "The new menu starts on Monday.", platform: "instagram" };

let key: string;
beforeAll(async () => {
  key = (await makeWorkspace("agency")).key;
});

const score = (body: unknown, by = key, query = "") =>
  ask("POST", `/v1/studio/score${query}`, { key: by, body });

type Advice = { priority: number; suggestion: string; expected_lift: string };

describe("200", () => {
  it.each(PLATFORMS)(
    "answers for %s in every format with exactly the contract's fields",
    async (platform) => {
      for (const format of FORMATS) {
        const answer = await score({ ...TEXT, platform, format });
        expectDraftScore(answer);
        expect(answer.body).toMatchObject({ platform, format });
      }
    },
  );

  it("format is post when it is left out; unknown fields are ignored", async () => {
    const answer = await score({ ...TEXT, score: 100, workspace_id: "ws_none" });
    expectDraftScore(answer);
    expect(answer.body.format).toBe("post");
  });

  it("takes 10,000 characters, each of them an emoji, and every kind of text", async () => {
    for (const content of ["🙂".repeat(10_000), "x".repeat(10_000), "\u0000", "\ud800", "0", "🙂"])
      expectDraftScore(await score({ ...TEXT, content }));
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
      "This is terrible and awful, I hate it. Very bad service again at the counter, the bread was stale, nobody cared, and the queue went round the corner. The worst morning of my year, and I will not come back to this horrible shop.",
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
      expect.stringMatching(/^Shorten the text by 6\d\d characters: LinkedIn allows 3,000/),
      "LinkedIn has no threads, so this is scored as one post",
      'Something was left to fill in: "[link]"',
      expect.stringMatching(/^The text is all in capitals/),
    ]);
  });

  it("says that a text is too odd to be scored, and so does the evidence", async () => {
    for (const [content, told] of [
      ["ok", /^There is hardly any text here/],
      ["asdf qwer zxcv hjkl uiop", /^This cannot be read/],
    ] as const) {
      const { score: predicted, advice, evidence } = await first({ content });
      expect(predicted).toBeLessThan(52);
      expect(advice[0]).toMatch(told);
      expect(evidence.rests_on.join()).toMatch(/Few of those posts are like this text/);
    }
  });

  it("tells how a thread, a story and a reel were counted", async () => {
    const thread = await first({ content: "1/ Rain\n2/ Sun", platform: "twitter", format: "thread" });
    expect(thread.evidence.rests_on.join()).toMatch(
      /taken as 2 posts, split at its numbers.*first one decides 60 %/,
    );
    const story = await first({ format: "story" });
    expect(story.evidence.rests_on.join()).toMatch(/count 50 % for a story/);
    const reel = await first({ format: "reel" });
    expect(reel.evidence.rests_on.join()).toMatch(/type of post is taken/);
  });

  it("says where nothing is known of texts, where a text answers somebody, and does not lengthen hostile ones", async () => {
    const pin = await first({ platform: "pinterest" });
    expect(pin.evidence.platform.rank_correlation).toBe(0);
    expect(pin.score).toBe(50);
    expect(pin.advice[0]).toBe(
      'On Pinterest, text alone has not been shown to say how a post does, so 50 only means "not known"',
    );
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
      'Many readers take offence at "fucking": check that this is intended',
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

  it("begins with the warnings, and lifts nothing that would hurt", async () => {
    const content = "EARTHQUAKE SALE! Use code RICHTER for 20% off, or kill yourself https://brand.example";
    const { feedback, evidence } = await first({ content, platform: "pinterest" });
    expect(evidence.warnings.map(({ code }: { code: string }) => code)).toEqual(["harm", "insensitive"]);
    expect(feedback[0]).toEqual({
      priority: 1,
      suggestion: '"kill yourself" could push somebody to hurt themselves: please leave it out',
      expected_lift: "+0.0",
      kind: "notice",
    });
    expect(feedback[1].suggestion).toBe(evidence.warnings[1].detail);
    expect(feedback[2].suggestion).toMatch(/has not been shown to say how a post does/);
    for (const { expected_lift } of feedback) expect(expected_lift).toBe("+0.0");
  });

  it("scores what would hurt below any ordinary text, and promises nothing of its tone", async () => {
    for (const platform of PLATFORMS) {
      const threat = await first({
        content: "Leave a bad review and we will break your legs. Have a lovely day!",
        platform,
      });
      const care = await first({
        content: "We're closed tomorrow because of the hurricane. Stay safe.",
        platform,
      });
      expect(threat.score).toBeLessThan(care.score);
      expect(threat.score).toBeLessThanOrEqual(10);
      expect(Number(threat.pillar_predictions.sentiment)).toBeLessThanOrEqual(0);
      expect(threat.evidence.rests_on[0]).toMatch(/could hurt someone/);
      expect(care.evidence.warnings).toEqual([]);
    }
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
