import { expect, it } from "vitest";
import { checkText } from "./check-text.ts";
import type { CheckBody } from "./schemas.ts";

function check(text: string, draft: Partial<CheckBody> = {}) {
  const checks = checkText({ platform: "instagram", format: "post", text, ...draft });
  return Object.fromEntries(checks.map(({ name, state, words }) => [name, `${state}: ${words}`]));
}

it("a text in which nothing is wrong", () => {
  expect(check("The autumn menu is here. Come by #soup")).toEqual({
    length: "fine: Fits: 38 of 2,200 characters",
    opening: "fine: Opens with “The autumn menu is here.”",
    link: "fine: No link",
    hashtags: "fine: 1 hashtag of at most 5",
  });
  expect(check("  ")).toEqual({});
});

it("too long, in the way of each platform", () => {
  expect(check("x".repeat(300), { platform: "twitter" }).length).toBe(
    "wrong: 20 too many: 300 of 280 characters",
  );
  const thread = check(`${"a ".repeat(120)}\n\n${"b ".repeat(60)}`, {
    platform: "twitter",
    format: "thread",
  });
  expect(thread.length).toBe("fine: Fits: 2 posts, longest post 239 of 280 characters");
  const titled = check(`${"t".repeat(101)}\nText`, { platform: "youtube" });
  expect(titled.length).toBe("wrong: 1 too many: title 101 of 100 characters");
});

it("an opening that says nothing, or that a feed cuts off", () => {
  expect(check("#soup is here").opening).toBe("look: Opens with a hashtag, before a word is said");
  expect(check("https://brand.example is here").opening).toBe(
    "look: Opens with a link, before a word is said",
  );
  expect(check("@anna is here").opening).toBe("look: Opens with a mention, before a word is said");
  const long = `${"word ".repeat(30)}end. More`;
  expect(check(long).opening).toBe(
    "look: Instagram shows about 125 characters at first: the first sentence ends after 154",
  );
  expect(check(long, { platform: "tiktok" }).opening).toMatch(/^fine: Opens with “word.* word…”$/);
});

it("links that cannot be tapped, or are broken", () => {
  const link = "See https://brand.example/menu";
  expect(check(link).link).toMatch(/^look: A link in a caption cannot be tapped on Instagram/);
  expect(check(link, { platform: "linkedin" }).link).toBe("fine: 1 link, well formed");
  expect(check("See http:/brand.example", { platform: "linkedin" }).link).toMatch(
    /^wrong: The link "http:\/brand/,
  );
});

it("more hashtags than a platform takes", () => {
  const tags = "Soup #a #b #c #d #e #f";
  expect(check(tags).hashtags).toMatch(/^wrong: Keep at most 5 of the 6 hashtags/);
  expect(check(tags, { platform: "linkedin" }).hashtags).toBe("fine: 6 hashtags");
});
