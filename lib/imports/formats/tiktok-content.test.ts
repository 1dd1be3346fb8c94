import { describe, expect, it } from "vitest";
import { collectRows, findNotes, sortRows } from "../testing/collect-rows.ts";

const HEADER =
  '"Time","Video title","Video link","Post time","Total likes","Total comments","Total shares","Total views"';
const asTikTok = { platform: "tiktok", now: new Date("2026-09-01") } as const;
/** An id as TikTok makes them: seconds since 1970 in its upper half. */
const idAt = (time: string, low = 7) => String((BigInt(Date.parse(time) / 1000) << 32n) + BigInt(low));
const line = (id: string, postTime: string, figures = '"529","170","122","28590"', title = "Chai") =>
  `"18 August","${title}","https://www.tiktok.com/@teahouse/video/${id}","${postTime}",${figures}`;
const file = (...lines: string[]) => [HEADER, ...lines, ""].join("\n");

describe("TikTok Studio's Content.csv", () => {
  it("becomes videos, their id from the link and the year of their day from the id", async () => {
    const id = idAt("2025-12-31T20:00:00Z");
    const rows = await collectRows(file(line(id, "1 January")), asTikTok);
    expect(rows).toEqual([
      expect.objectContaining({ kind: "format", format: "tiktok_content" }),
      {
        kind: "post",
        line: 2,
        post: {
          id,
          createdAt: new Date("2026-01-01"),
          text: "Chai",
          url: `https://www.tiktok.com/@teahouse/video/${id}`,
          media: "video",
          likes: 529,
          comments: 170,
          shares: 122,
          views: 28_590,
        },
      },
    ]);
    expect(findNotes(rows)).toEqual([]);
  });

  it.each([
    "10 января",
    "10 tháng Một",
    "1月10日",
    "10. Januar",
    "10 janvier",
    "10 de enero",
    "January 10",
    "2026-01-10",
  ])("reads the day %s", async (day) => {
    const rows = await collectRows(file(line(idAt("2026-01-10T19:00:00Z"), day)), asTikTok);
    expect(rows[1]).toMatchObject({ post: { createdAt: new Date("2026-01-10") } });
  });

  it("reads the newer columns, rounded figures, and titles whose quotes were left as they are", async () => {
    const content = [
      "Video title,Video link,Post time,Total likes,Total comments,Total shares,Total views,Total play time,Average watch time,Watched full video,Add to favorites",
      'Chai,https://www.tiktok.com/@teahouse/video/7412345678901234567?lang=en,2026-08-02 19:05:00,1.2K,48,31,"18,400",,11.5,4.2%,40',
    ].join("\n");
    expect((await collectRows(content, asTikTok))[1]).toMatchObject({
      post: {
        id: "7412345678901234567",
        createdAt: new Date("2026-08-02T19:05:00Z"),
        likes: 1200,
        views: 18_400,
        saves: 40,
      },
    });
    const quoted = await collectRows(
      file(line(idAt("2026-08-02T00:00:00Z"), "2 August", undefined, 'The "best" tea, they say')),
      asTikTok,
    );
    expect(quoted[1]).toMatchObject({ post: { text: 'The "best" tea, they say' } });
  });

  it("reports damaged rows by line and keeps the good ones", async () => {
    const id = idAt("2026-08-02T00:00:00Z");
    const rows = await collectRows(
      file(
        line(id, "2 August"),
        line("", "2 August"),
        line(id, "32 August"),
        line("77", "2 August"),
        line(id, "2 August", '"529","undefined","many","1"'),
        line(id, "2 August", '"529","170"'),
        line(id, "2 August", '"529","170","122,"28590"'),
        line(id, "2 August", '"529","undefined","122","28590"'),
      ),
      asTikTok,
    );
    expect(sortRows(rows)).toEqual({
      good: [2, 9],
      rejected: [
        {
          line: 3,
          reason:
            '"https://www.tiktok.com/@teahouse/video/" is not the address of a post: expected one that contains its ID; Post time is "2 August": the date has no year',
        },
        { line: 4, reason: 'Post time is "32 August": there is no such day' },
        { line: 5, reason: 'Post time is "2 August": the date has no year' },
        { line: 6, reason: 'Total shares is "many": expected a whole number, 0 or more' },
        { line: 7, reason: "has 6 columns: expected 8" },
        { line: 8, reason: expect.stringMatching(/quoted field/) },
      ],
    });
  });
});
