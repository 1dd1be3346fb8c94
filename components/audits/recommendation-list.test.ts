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

function shown(props: Partial<Parameters<typeof RecommendationList>[0]>): string {
  const all = {
    workspaceId: "ws_1",
    recommendations: [],
    pillars,
    formulaVersion: "v1",
    postNames: {},
    ...props,
  };
  return renderToStaticMarkup(createElement(RecommendationList, all)).replace(/<[^>]+>/g, " ");
}

test("advice shows the posts that it rests on by what they are called now; those that are gone by their day", () => {
  const words = shown({ recommendations: [advice], postNames: { "twitter a": "“Which one?”" } });
  expect(words).toContain("The best so far: “Which one?” (2 Oct 2026) and a post (2 Oct 2026).");
  expect(words).toContain("Ordinary others: a post (2 Oct 2026).");
});

test("weak pillars that nothing helps are told in the audit's own words, in older results by their names", () => {
  const silent = [
    { pillar: "impact" as const, words: "The data show nothing that would help Impact (31.2)." },
  ];
  expect(shown({ silent })).toContain("The data show nothing that would help Impact (31.2).");
  expect(shown({ silent })).not.toContain("is weak");
  expect(shown({})).toContain("Impact (31.2) is weak.");
});
