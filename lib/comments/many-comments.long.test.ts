import { beforeAll, expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeProfile } from "#scripts/testing/profiles.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findTopics } from "./find-topics.ts";
import { listComments } from "./list-comments.ts";
import type { CommentFilters } from "./schemas.ts";
import { listCommentSources, summariseComments } from "./summarise-comments.ts";

const COMMENTS = 100_000;
/** On a machine without other work; on another what reading every comment once and looking into its text takes, four times. */
const BAR_MS = 200;
const READS = 4;
const RUNS = 5;
const HOOK_MS = 180_000;
const brand = { workspaceId: "" };

/** A workspace of 100,000 comments on two profiles over three years, a sixth critical, beside another one as large. */
beforeAll(async () => {
  for (let made = 0; made < 2; made++) {
    const { id } = await makeWorkspace();
    brand.workspaceId = id;
    const profiles = [await makeProfile(id, "instagram"), await makeProfile(id, "youtube")];
    await fill(id, profiles);
  }
  await ownerDb().$executeRawUnsafe("ANALYZE");
}, HOOK_MS);

async function fill(workspaceId: string, profiles: string[]): Promise<void> {
  await ownerDb().$executeRaw`
    INSERT INTO comments (workspace_id, profile_id, id, post_id, created_at, author, text, imported_at)
    SELECT ${workspaceId}, (${profiles}::text[])[1 + n % 2], 'c' || n, 'p' || n % 2000,
      timestamptz '2024-01-01' + n * interval '15 minutes', md5((n % 30000)::text),
      (ARRAY['The parcel came late and nobody answers', 'Lovely, thank you so much for this', 'Where can I find it in Oslo?',
        'My second one already, it is wonderful', 'It broke after a week, what a pity', 'ok'])[1 + n % 6]
        || CASE WHEN n % 100 = 0 THEN ' in Zurich' ELSE '' END || ' ' || repeat(md5(n::text), 1 + n % 3), now()
    FROM generate_series(1, ${COMMENTS}::int) AS n`;
  await ownerDb().$executeRaw`
    INSERT INTO comment_sentiments (workspace_id, profile_id, comment_id, at, post_id, label, tone, is_spam, language, verdict)
    SELECT workspace_id, profile_id, id, created_at, post_id,
      CASE WHEN n % 200 = 0 THEN 'spam' ELSE (ARRAY['negative', 'positive', 'neutral', 'positive', 'neutral', 'unknown'])[1 + n % 6] END,
      (ARRAY['negative', 'positive', 'neutral', 'positive', 'neutral', 'unknown'])[1 + n % 6], n % 200 = 0, (ARRAY['en', 'en', 'de', 'en', 'fr', NULL])[1 + n % 6],
      CASE WHEN n % 200 = 0 THEN 'spam' WHEN n % 997 = 0 THEN 'own' WHEN n % 20 = 0 THEN 'repeats' ELSE 'counts' END
    FROM (SELECT *, substr(id, 2)::int AS n FROM comments WHERE workspace_id = ${workspaceId}) AS c`;
  await ownerDb().$executeRaw`
    INSERT INTO comment_corrections (workspace_id, profile_id, comment_id, label, corrected_by, corrected_at)
    SELECT workspace_id, profile_id, id, 'neutral', 'usr_1', now() FROM comments
    WHERE workspace_id = ${workspaceId} AND substr(id, 2)::int % 500 = 0`;
}

async function findBar(): Promise<number> {
  const read = await timeOf(
    () =>
      ownerDb()
        .$queryRaw`SELECT count(*) FROM comments WHERE workspace_id = ${brand.workspaceId} AND text ~* 'pa+rcels? '`,
  );
  return Math.max(BAR_MS, READS * read);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[RUNS >> 1] as number;
}

const FILTERS: [string, CommentFilters][] = [
  ["all", {}],
  ["newest", { order: "newest" }],
  ["critical", { sentiment: "negative" }],
  ["a platform", { platform: "youtube" }],
  ["a language", { language: "de" }],
  ["90 days", { from: "2026-08-01", to: "2026-10-29" }],
  ["a post", { post: "p17" }],
  ["a word of one in a hundred", { q: "zurich" }],
  ["a word of every sixth, and a platform", { q: "parcel", platform: "youtube" }],
  ["words that nothing has", { q: "zeppelin" }],
  ["promotion", { spam: "only" }],
  [
    "what a sentence counts",
    { sentiment: "negative", counted: "score", from: "2026-05-01", platform: "instagram" },
  ],
];

it.each(FILTERS)("100,000 comments answer soon: %s", async (name, filters) => {
  const list = await timeOf(() => listComments(brand, filters));
  const summary = await timeOf(() => summariseComments(brand, filters));
  const { next } = await listComments(brand, filters);
  const more = next === null ? 0 : await timeOf(() => listComments(brand, { ...filters, after: next }));
  const ms = { list: Math.round(list), summary: Math.round(summary), more: Math.round(more) };
  process.stdout.write(`${name}: ${JSON.stringify(ms)} ms\n`);
  expect(Math.max(list, summary, more)).toBeLessThan(await findBar());
});

it("words of critics and sources come as soon", async () => {
  const topics = await timeOf(() => findTopics(brand, {}));
  const sources = await timeOf(() => listCommentSources(brand));
  process.stdout.write(`topics: ${Math.round(topics)} ms, sources: ${Math.round(sources)} ms\n`);
  expect(Math.max(topics, sources)).toBeLessThan(await findBar());
});
