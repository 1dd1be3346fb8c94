import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RecommendationList } from "./recommendation-list.tsx";

const known = { score: 50, grade: "yellow" as const };
const pillars = {
  ...{ presence: known, reach: known, sentiment: known, momentum: known },
  impact: { score: 31.2, grade: "red" as const },
};
const post = (id: string) => ({ platform: "twitter" as const, id, date: "2026-10-02" });
const advice = {
  priority: 1,
  pillar: "impact" as const,
  action: "Ask a question in more of your posts on X (Twitter)",
  expected_impact: "+2.9 Impact",
  composite_gain: 0.84,
  evidence: "2026-05-31 to 2026-11-15: the median is 127 interactions.",
  posts: { best: [post("a"), post("b")], others: [post("c")] },
};

function draw(props: Partial<Parameters<typeof RecommendationList>[0]>): string {
  const all = {
    workspaceId: "ws_1",
    recommendations: [],
    pillars,
    formulaVersion: "v1",
    postNames: {},
    ...props,
  };
  return renderToStaticMarkup(createElement(RecommendationList, all));
}

function shown(props: Parameters<typeof draw>[0]): string {
  return draw(props).replace(/<[^>]+>/g, " ");
}

test("advice leads to the posts that it rests on; those that are gone stand there by their day", () => {
  const markup = draw({
    recommendations: [advice],
    postNames: { "twitter a": { name: "“Which one?”", profile: "prf_1" } },
  });
  expect(markup).toMatch(
    /href="\/w\/ws_1\/posts\/prf_1\.a"[^>]*>“Which one\?”<\/a> \(2 Oct 2026\) and a post \(2 Oct 2026\)\./,
  );
  expect(markup).toContain("For comparison: a post (2 Oct 2026).");
});

test("weak pillars that nothing helps are told in the audit's own words, in older results by their names", () => {
  const silent = [
    { pillar: "impact" as const, words: "The data show nothing that would help Impact (31.2)." },
  ];
  expect(shown({ silent })).toContain("The data show nothing that would help Impact (31.2).");
  expect(shown({ silent })).not.toContain("is weak");
  expect(shown({})).toContain("Impact (31.2) is weak.");
});
