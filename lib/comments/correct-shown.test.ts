import { expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { makeCommented, readComments } from "./brand-comments.fixture.ts";
import { correctShown } from "./correct-shown.ts";
import { exportComments } from "./export-comments.ts";
import { findTopics } from "./find-topics.ts";
import { listComments } from "./list-comments.ts";
import { reportCorrections } from "./report-corrections.ts";
import { summariseComments } from "./summarise-comments.ts";

const NOW = new Date("2026-11-10T12:00:00Z");
const context = { now: NOW, record: async () => undefined };
const as = (workspaceId: string) => ({ workspaceId, actor: { kind: "user", id: "usr_1" } }) as const;

it("a correction is shown and counted at once, and the score's counts follow; undone it is as it was", async () => {
  const { workspaceId } = await makeCommented("instagram", [
    { id: "c/1 (x)", text: "This was awful, the worst cake ever" },
    { id: "c2", text: "Terrible service, so rude" },
  ]);
  const caller = as(workspaceId);
  const counts = async () => {
    await readComments(workspaceId);
    const rows = await ownerDb().commentCounts.findMany({ where: { workspaceId } });
    return rows.map((row) => row.counts);
  };
  expect(await counts()).toMatchObject([{ negative: 2, neutral: 0 }]);
  const entry = async () => (await listComments(caller, { q: "cake" })).comments[0];
  const key = (await entry())?.id ?? "";

  expect(await correctShown(caller, key, "neutral", context)).toMatchObject({ label: "neutral" });
  expect(await entry()).toMatchObject({
    ...{ sentiment: "neutral", corrected: { label: "neutral", at: NOW.toISOString() } },
    read_as: { sentiment: "negative", is_spam: false },
  });
  expect(await summariseComments(caller, { sentiment: "negative" })).toMatchObject({ total: 1, ofAll: 2 });
  expect(await counts()).toMatchObject([{ negative: 1, neutral: 1 }]);

  await correctShown(caller, key, "spam", context);
  expect(await summariseComments(caller, {})).toMatchObject({ total: 1, spam: 1 });
  expect((await listComments(caller, {})).comments).toHaveLength(1);
  expect(await counts()).toMatchObject([{ negative: 1, spam: 1 }]);

  expect(await reportCorrections(caller)).toEqual({
    ...{ read: 2, corrected: 1 },
    moves: [{ read_as: "negative", is: "spam", comments: 1 }],
  });

  await correctShown(caller, key, null, context);
  expect(await entry()).toMatchObject({ sentiment: "negative", corrected: null });
  expect(await counts()).toMatchObject([{ negative: 2, neutral: 0 }]);
});

it("nobody corrects what is not theirs", async () => {
  const { workspaceId } = await makeCommented("instagram", [{ id: "c1", text: "awful" }]);
  const { id: other } = await makeWorkspace();
  const key = (await listComments({ workspaceId }, {})).comments[0]?.id ?? "";
  for (const made of [key, "nonsense", Buffer.from('["a"]').toString("base64url")])
    await expect(correctShown(as(other), made, "neutral", context)).rejects.toMatchObject({
      title: "Not Found",
    });
  expect(await ownerDb().commentCorrection.count({ where: { commentId: "c1" } })).toBe(0);
});

it("words stand out that critics name and others do not; each leads to as many as it says", async () => {
  const bad = ["awful", "terrible", "horrible", "the worst"];
  const good = ["lovely", "wonderful", "great", "perfect"];
  const say = (what: string, words: string[], count: number, prefix: string) =>
    Array.from({ length: count }, (_, n) => ({ id: `${prefix}${n}`, text: `${what} ${words[n % 4]} ${n}` }));
  const brand = await makeCommented("instagram", [
    ...say("The parcel was", bad, 12, "a"),
    ...say("These parcels are", bad, 3, "b"),
    ...say("Your coffee is", bad, 6, "c"),
    ...say("Your coffee is", good, 30, "d"),
  ]);
  const { topics, read } = await findTopics(brand, { sentiment: "positive" });
  expect(read).toEqual({ critical: 21, others: 30 });
  const words = topics.map(({ word }) => word);
  expect(words).toContain("parcel");
  // Its comments are among those of "parcel"; and coffee is named by all.
  expect(words).not.toContain("parcels");
  expect(words).not.toContain("coffee");
  for (const { word, critical } of topics)
    expect((await summariseComments(brand, { q: word, sentiment: "negative" })).total).toBe(critical);
});

it("words of mostly the same comments are one topic, the most frequent or else the first said", async () => {
  const say = (text: string, count: number, prefix: string) =>
    Array.from({ length: count }, (_, n) => ({ id: `${prefix}${n}`, text: `${text} ${n}` }));
  const brand = await makeCommented("instagram", [
    ...say("Awful: checkout broke and the sale was gone", 6, "a"),
    ...say("Awful: checkout broke", 2, "b"),
    ...say("Terrible parcel", 6, "c"),
    ...say("Lovely coffee", 30, "d"),
  ]);
  const { topics } = await findTopics(brand, {});
  const told = Object.fromEntries(topics.map(({ word, beside }) => [word, beside]));
  expect(told).toEqual({ awful: ["checkout", "broke", "sale", "gone"], terrible: ["parcel"] });
});

it("a file has what the list has, without names, and no cell that a spreadsheet would run", async () => {
  const brand = await makeCommented("instagram", [
    { id: "c1", text: '=HYPERLINK("https://evil.example")' },
    { id: "c2", text: "Two lines,\nand a comma. Lovely cake!" },
  ]);
  let file = "";
  for await (const piece of exportComments(brand, {})) file += piece;
  expect(file.startsWith("\ufeffcreated_at,platform,sentiment")).toBe(true);
  expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(file).toContain('"Two lines,\nand a comma. Lovely cake!"');
  expect(file).not.toContain("fan of");
});
