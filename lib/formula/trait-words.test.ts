import { expect, test } from "vitest";
import { traitWords } from "./trait-words.ts";

test.each([
  ["format:reel", 0, "Post more Reels"],
  ["format:poll", 0, "Post more poll posts"],
  ["link", 0, "Put a link in more of your posts"],
  ["weekday:2", 0, "Publish more of your posts on Tuesdays"],
  ["days:weekend", 0, "Publish more of your posts at weekends"],
  ["hour:20", 0, "Publish more of your posts between 20:00 and 24:00 UTC"],
  ["word:autumn", 0, "Write about “autumn” in more of your posts"],
  ["word:#soup", 0, "Use #soup in more of your posts"],
  ["length:short", 80, "Publish more posts of 80 characters or less"],
  ["duration:long", 61.4, "Publish more videos of more than 61 seconds"],
  ["duration:short", 337, "Publish more videos of 5:37 minutes or less"],
])("%s with the limit %d reads %s", (trait, limit, words) => {
  expect(traitWords(trait, limit).more).toBe(words);
});
