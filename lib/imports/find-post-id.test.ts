import { expect, it } from "vitest";
import { findPostId } from "./find-post-id.ts";

it.each([
  ["https://x.com/teahouse/status/2074000000000000001?s=20", "2074000000000000001"],
  ["https://twitter.com/teahouse/statuses/77", "77"],
  ["https://www.tiktok.com/@tea.house/video/7412345678901234567?lang=en", "7412345678901234567"],
  ["https://m.tiktok.com/@teahouse/photo/7412345678901234567", "7412345678901234567"],
  ["https://www.instagram.com/p/DAbc-12_/", "DAbc-12_"],
  ["https://www.instagram.com/teahouse/reel/DAbc123/?igsh=1", "DAbc123"],
  [
    "https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000001/",
    "urn:li:activity:7300000000000000001",
  ],
  ["https://www.linkedin.com/feed/update/urn%3Ali%3AugcPost%3A73", "urn:li:ugcPost:73"],
  [
    "https://linkedin.com/posts/tea-house_cups-activity-7300000000000000001-AbCd",
    "urn:li:activity:7300000000000000001",
  ],
  ["https://www.pinterest.com/pin/1100000000000000001/", "1100000000000000001"],
  ["https://www.pinterest.co.uk/pin/blue-cup--11/", "11"],
  ["https://www.youtube.com/watch?t=4&v=abcDEF123-_", "abcDEF123-_"],
  ["https://youtube.com/shorts/abcDEF123-_", "abcDEF123-_"],
  ["https://youtu.be/abcDEF123-_?si=1", "abcDEF123-_"],
  ["https://x.com/teahouse", null],
  ["https://example.com/x.com/a/status/1", null],
  ["https://notinstagram.com/p/abc", null],
  ["https://www.linkedin.com/company/teahouse", null],
  ["https://www.pinterest.com/teahouse/cups/", null],
])("the id in %s", (url, id) => {
  expect(findPostId(url)).toBe(id);
});
