import { expect, it } from "vitest";
import { tellCount, tellDifference } from "#components/comments/comment-words.ts";
import { countedHref, crisisHref } from "#components/comments/comments-href.ts";
import { readFilters } from "#components/comments/read-filters.ts";
import { operatorFor } from "#lib/access/operator-for.ts";
import { findCurrentResult } from "#lib/audits/find-current-result.ts";
import { comment } from "#lib/comments/brand-comments.fixture.ts";
import { correctShown } from "#lib/comments/correct-shown.ts";
import { listComments } from "#lib/comments/list-comments.ts";
import { summariseComments } from "#lib/comments/summarise-comments.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { makeProfile, profileOf } from "#scripts/testing/profiles.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { listFilters } from "./list-filters.ts";

const NOW = new Date();
const TODAY = utcDay(NOW);
const THINGS =
  `bread coffee soup cake table window music bill parking garden toast butter waiter menu salad pasta dessert
  terrace kitchen music floor chair lamp juice lemonade cheese omelette counter queue door`.split(/\s+/);
const BAD = ["was awful", "was terrible and cold", "is the worst ever", "was horrible"];
const GOOD = ["was wonderful", "is lovely", "was great, loved it", "is perfect"];

/** Comments of many people on the days before today; so short that only the very same words are a repeat. */
function said(count: number, from: number, isCritical: (n: number) => boolean, prefix = "c") {
  return Array.from({ length: count }, (_, n) => {
    const words = (isCritical(n) ? BAD : GOOD)[Math.floor(n / THINGS.length) % 4];
    const text = `The ${THINGS[n % THINGS.length]} ${words}`;
    return { id: `${prefix}${n}`, text, day: addDays(TODAY, -from - (n % 60)) };
  });
}

async function makeBrand() {
  const workspace = await makeWorkspace();
  await importText(workspace.id, "instagram", makePosts(120));
  const profileId = await profileOf(workspace.id, "instagram");
  return { workspace, of: { workspaceId: workspace.id, profileId }, caller: await operatorFor(workspace.id) };
}

/** The top of the list that a link leads to. */
async function follow(workspaceId: string, href: string) {
  const url = new URL(href, "https://plinth.example");
  expect(url.pathname).toBe(`/w/${workspaceId}/comments`);
  const page = readFilters(Object.fromEntries(url.searchParams));
  const filters = listFilters(page, TODAY);
  const summary = await summariseComments({ workspaceId }, filters);
  const { comments } = await listComments({ workspaceId }, filters, 1_000);
  return {
    top: tellCount(summary, filters),
    difference: tellDifference(page.told, summary),
    summary,
    comments,
  };
}

it("the count in a recommendation leads to a list with the same count", async () => {
  const { workspace, of, caller } = await makeBrand();
  const repeated = Array.from({ length: 9 }, (_, n) => ({
    ...{
      id: `again${n}`,
      text: "Never again, this was awful",
      author: "one person",
      day: addDays(TODAY, -5),
    },
  }));
  await comment(of, [
    ...said(320, 1, (n) => n % 3 === 0),
    // What does not count: repeats, promotion, other languages, what is older than the window, another account.
    ...repeated,
    { id: "promo", text: "dm me on whatsapp +1 555 010 2030 for crypto profit", day: addDays(TODAY, -3) },
    { id: "thai", text: "อาหารอร่อยมากและบริการดีจริงๆ ขอบคุณ", day: addDays(TODAY, -3) },
    ...said(12, 150, () => true, "old"),
  ]);
  const second = await makeProfile(of.workspaceId, "youtube", "bluecup");
  await comment(
    { ...of, profileId: second },
    said(20, 1, (n) => n % 2 === 0, "tube"),
  );
  await runToEnd(workspace);
  const result = await findCurrentResult(caller);
  const advice = result?.recommendations.filter(({ comments }) => comments) ?? [];
  expect(advice.length).toBeGreaterThan(0);
  for (const { comments: counted, evidence } of advice) {
    if (!counted) throw new Error("filtered above");
    const sentence = `${counted.critical} of ${counted.all} comments`;
    expect(evidence).toContain(`${sentence} in the last 91 days of comments were critical`);
    const { top, difference, comments } = await follow(of.workspaceId, countedHref(of.workspaceId, counted));
    expect(top).toBe(`${sentence} are critical`);
    expect(difference).toBeNull();
    expect(comments).toHaveLength(counted.critical);
  }
});

it("says so when a count has changed since the sentence", async () => {
  const { workspace, of, caller } = await makeBrand();
  await comment(
    of,
    said(320, 1, (n) => n % 2 === 0),
  );
  await runToEnd(workspace);
  const counted = (await findCurrentResult(caller))?.recommendations.find(
    ({ comments }) => comments,
  )?.comments;
  if (!counted) throw new Error("nothing counts comments");
  const href = countedHref(of.workspaceId, counted);
  const [first] = (await follow(of.workspaceId, href)).comments;
  await correctShown(caller, first?.id ?? "", "neutral", { now: NOW, record: async () => undefined });
  const { top, difference } = await follow(of.workspaceId, href);
  expect(top).toBe(`${counted.critical - 1} of ${counted.all} comments are critical`);
  expect(difference).toContain(`${counted.critical} of ${counted.all} were critical`);
  await runToEnd(workspace);
  const next = (await findCurrentResult(caller))?.recommendations.find(({ comments }) => comments)?.comments;
  expect(next).toMatchObject({ critical: counted.critical - 1, all: counted.all });
});

it("a crisis leads to the comments that it counts, choruses too", async () => {
  const { workspace, of, caller } = await makeBrand();
  const chorus = Array.from({ length: 30 }, (_, n) => ({
    ...{ id: `chorus${n}`, text: "This is awful", author: `voice ${n}`, day: addDays(TODAY, -1) },
  }));
  await comment(of, [
    ...said(120, 6, (n) => n % 12 === 0),
    ...said(40, 0, () => true, "now").map((one) => ({ ...one, day: addDays(TODAY, -1) })),
    ...chorus,
  ]);
  await runToEnd(workspace);
  const crisis = (await findCurrentResult(caller))?.explanation.crisis;
  if (!crisis) throw new Error("there is no crisis");
  const { summary } = await follow(of.workspaceId, crisisHref(of.workspaceId, crisis, TODAY));
  expect(summary.ofAll).toBe(crisis.comments);
  expect(summary.total / summary.ofAll).toBeCloseTo(crisis.negative_share, 3);
});
