import { describe, expect, it } from "vitest";
import { collectRows, getHead, sortRows } from "../testing/collect-rows.ts";

const PREAMBLE =
  '"The data in this sheet is aggregated daily, in UTC, for updates that were published. ""Likes"" are reactions",,,,,,,,,,,,,,,,,,,\n';
const HEADER =
  "Post title,Post link,Post type,Campaign name,Posted by,Created date,Campaign start date,Campaign end date,Audience,Impressions,Views,Offsite Views,Clicks,Click through rate (CTR),Likes,Comments,Reposts,Follows,Engagement rate,Content Type";
const asLinkedIn = { platform: "linkedin", now: new Date("2026-10-01") } as const;
const line = (link: string, date = "09/18/2026", impressions = '"1,204"') =>
  `"We are hiring, twice",${link},Organic,,Ana Tea,${date},,,All followers,${impressions},,,31,0.0257,44,5,2,,0.068,Image`;
const file = (...lines: string[]) => [PREAMBLE + HEADER, ...lines, ""].join("\n");
const urn = (id: string) => `https://www.linkedin.com/feed/update/urn:li:activity:${id}`;

describe("LinkedIn's content export of a page", () => {
  it("becomes posts below its line of explanation", async () => {
    const rows = await collectRows(file(line(urn("7300000000000000001"))), asLinkedIn);
    expect(rows).toEqual([
      expect.objectContaining({ kind: "format", format: "linkedin_content" }),
      {
        kind: "post",
        line: 3,
        post: {
          id: "urn:li:activity:7300000000000000001",
          createdAt: new Date("2026-09-18"),
          text: "We are hiring, twice",
          url: "https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000001",
          media: "image",
          impressions: 1204,
          clicks: 31,
          likes: 44,
          comments: 5,
          shares: 2,
        },
      },
    ]);
    expect(getHead(rows).columns.filter(({ status }) => status === "unknown")).toEqual([]);
  });

  it("finds the id in every kind of link, and reads the older names", async () => {
    const content = [
      "Update title,Update link,Created date,Impressions,Likes",
      "a,https://www.linkedin.com/feed/update/urn%3Ali%3AugcPost%3A7300000000000000002/,01/28/2024,5,1",
      "b,https://www.linkedin.com/posts/teahouse_tea-share-7300000000000000003-AbCd,01/02/2024,5,1",
    ].join("\n");
    const rows = await collectRows(content, asLinkedIn);
    expect(rows.flatMap((row) => (row.kind === "post" ? [row.post.id] : []))).toEqual([
      "urn:li:ugcPost:7300000000000000002",
      "urn:li:share:7300000000000000003",
    ]);
  });

  it("reports damaged rows by line and keeps the good ones", async () => {
    const rows = await collectRows(
      file(
        line(urn("1")),
        line("https://example.com/tea"),
        line(urn("3"), "19/18/2026"),
        line(urn("4"), undefined, "a lot"),
        line(urn("5")).replace(",Image", ""),
        line(urn("6"), "18/09/2026"),
        line(""),
        line(urn("8")),
      ),
      asLinkedIn,
    );
    expect(sortRows(rows)).toEqual({
      good: [3, 10],
      rejected: [
        {
          line: 4,
          reason: '"https://example.com/tea" is not the address of a post: expected one that contains its ID',
        },
        { line: 5, reason: 'Created date is "19/18/2026": there is no such day' },
        { line: 6, reason: 'Impressions is "a lot": expected a whole number, 0 or more' },
        { line: 7, reason: "has 19 columns: expected 20" },
        { line: 8, reason: expect.stringMatching(/^Created date is "18\/09\/2026": /) },
        { line: 9, reason: "Post link is missing" },
      ],
    });
  });
});
