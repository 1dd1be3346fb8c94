import { describe, expect, it } from "vitest";
import { collectRows, sortRows } from "../testing/collect-rows.ts";

const HEADER =
  "id,created_at,text,title,media,duration_s,likes,comments,shares,quotes,saves,views,impressions,reach,clicks,profile_clicks,is_reply,url,followers";

const WHOLE = {
  id: "p1",
  createdAt: new Date("2026-03-01T10:30:00Z"),
  text: "New blend, new cup",
  title: "Spring",
  media: "video",
  durationS: 12.5,
  likes: 1,
  comments: 2,
  shares: 3,
  quotes: 4,
  saves: 5,
  views: 6,
  impressions: 7,
  reach: 8,
  clicks: 9,
  profileClicks: 10,
  isReply: false,
  url: "https://example.com/p1",
  followers: 100_000,
};

describe("posts as CSV", () => {
  it("become posts with every column", async () => {
    const line =
      'p1,2026-03-01T12:30:00+02:00,"New blend, new cup",Spring,Video,12.5,1,2,3,4,5,6,7,8,9,10,false,https://example.com/p1,1e+05';
    expect(await collectRows(`${HEADER}\n${line}\n`)).toEqual([
      expect.objectContaining({ kind: "format", format: "generic_posts_csv" }),
      { kind: "post", line: 2, post: WHOLE },
    ]);
  });

  it("leave unknown what is empty or NA", async () => {
    const [, row] = await collectRows("id,likes,views,text,created_at\np1,,NA,,\n");
    expect(row).toStrictEqual({
      kind: "post",
      line: 2,
      post: expect.objectContaining({
        id: "p1",
        likes: undefined,
        views: undefined,
        text: undefined,
        createdAt: undefined,
      }),
    });
  });

  it("are rejected by line where a value cannot be right", async () => {
    const lines = [
      "p1,2026-03-01,abc,,true",
      "p2,2026-13-01,1,,true",
      "p3,yesterday,1,,true",
      "p4,2026-03-01,1,javascript:alert(1),true",
      "p5,2026-03-01,1,,perhaps",
      "p6,2026-03-01,99999999999999999,,true",
      `${"x".repeat(201)},2026-03-01,1,,true`,
      "p8,2026-03-01T25:00:00Z,1,,true",
      "p9,2026-03-01,1,,true",
    ];
    const { good, rejected } = sortRows(
      await collectRows(["id,created_at,likes,url,is_reply", ...lines].join("\n")),
    );
    expect(good).toEqual([10]);
    expect(rejected.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rejected[0]?.reason).toBe('likes is "abc": expected a whole number, 0 or more');
    expect(rejected[2]?.reason).toBe(
      'created_at is "yesterday": expected a date such as "2025-01-31" or "2025-01-31T18:50:00Z"',
    );
  });

  it("are rejected when they are dated after the import", async () => {
    const options = { platform: "instagram", now: new Date("2026-03-01T12:00:00Z") } as const;
    const rows = await collectRows("id,created_at\np1,2026-03-02\np2,2026-03-03\n", options);
    expect(sortRows(rows)).toEqual({
      good: [2],
      rejected: [{ line: 3, reason: 'created_at is "2026-03-03": that is in the future' }],
    });
  });
});

describe("posts as JSON lines", () => {
  it("become posts with every field", async () => {
    const { createdAt, durationS, isReply, profileClicks, ...rest } = WHOLE;
    const camel = { created_at: createdAt.toISOString(), duration_s: durationS, is_reply: isReply };
    const object = { ...rest, ...camel, profile_clicks: profileClicks };
    expect(await collectRows(`${JSON.stringify(object)}\n\n{"id":7,"likes":null}\n`)).toEqual([
      expect.objectContaining({ kind: "format", format: "generic_posts_jsonl" }),
      { kind: "post", line: 1, post: WHOLE },
      { kind: "post", line: 3, post: { id: "7" } },
    ]);
  });

  it("are rejected by line where the JSON or a value is wrong", async () => {
    const content = [
      '{"id":"p1","likes":1}',
      '{"id":"p2","likes":',
      "[1,2]",
      '{"id":"p4","likes":[1]}',
      '{"id":12345678901234567890}',
      '{"likes":5}',
      '{"id":"p\\u0000"}',
      '{"id":"p8","likes":-1.5}',
      '{"id":"p9","text":"nul\\u0000 and half \\ud83d","likes":"12"}',
    ].join("\n");
    const rows = await collectRows(content);
    expect(sortRows(rows)).toEqual({
      good: [1, 9],
      rejected: [
        { line: 2, reason: "the line is not valid JSON" },
        { line: 3, reason: "the line is not a JSON object" },
        { line: 4, reason: "likes is a list: expected a whole number, 0 or more" },
        {
          line: 5,
          reason:
            'id is "12345678901234567000": a number this large is not exact; write it as text between quotes',
        },
        { line: 6, reason: "id is missing" },
        { line: 7, reason: 'id is "p": it contains characters that no id has' },
        { line: 8, reason: 'likes is "-1.5": expected a whole number, 0 or more' },
      ],
    });
    expect(rows.at(-1)).toMatchObject({ post: { text: "nul and half \uFFFD", likes: 12 } });
  });
});
