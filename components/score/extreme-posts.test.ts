import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Extreme, ExtremePosts, whyWords } from "./extreme-posts.tsx";

const POST: Extreme = {
  ...{ profile: "prf_1", id: "a/1" },
  ...{ platform: "twitter", createdAt: new Date("2026-05-04T09:00:00Z"), words: "One", url: null },
  ...{ format: "image", picture: null },
  ...{ engagements: 90, usual: 20, posts: 25 },
};

test("says how a post stands to the typical one", () => {
  expect(whyWords(POST)).toBe(
    "90 interactions, 4.5 times your typical post there in this period (20, the median of 25).",
  );
  expect(whyWords({ ...POST, engagements: 3 })).toContain("3 interactions, 15\u2009% of your typical post");
  expect(whyWords({ ...POST, engagements: 20 })).toContain("as many as your typical post");
});

test("leads to the page of the post, and else only to pages of the web", () => {
  const shown = (url: string) => {
    const worst = { ...POST, words: null, url };
    return renderToStaticMarkup(createElement(ExtremePosts, { best: POST, worst, path: "/w/ws_1" }));
  };
  expect(shown("https://x.example/1")).toContain('href="https://x.example/1"');
  expect(shown("javascript:alert(1)")).not.toContain("javascript:");
  expect(shown("https://x.example/1")).toContain('href="/w/ws_1/posts/prf_1.a%2F1"');
  expect(shown("https://x.example/1")).toContain("A post without text");
});
