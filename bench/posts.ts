// The overview and the pages of posts with 50,000 posts and 100,000 comments in a workspace: milliseconds of each (--posts N).
import { randomBytes } from "node:crypto";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { operatorFor } from "#lib/access/operator-for.ts";
import type { Caller } from "#lib/caller.ts";
import { getPost } from "#lib/posts/get-post.ts";
import { listPostChoices } from "#lib/posts/list-choices.ts";
import { listPostComments } from "#lib/posts/list-post-comments.ts";
import { listPosts } from "#lib/posts/list-posts.ts";
import { readPatterns } from "#lib/posts/read-patterns.ts";
import { PostFilter } from "#lib/posts/schemas.ts";
import { writePostsCsv } from "#lib/posts/write-posts-csv.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { addNote } from "#lib/timeline/add-note.ts";
import { runAsOperator } from "#scripts/testing/audits.ts";
import { openOwnDatabase } from "#scripts/testing/own-database.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeProfile } from "#scripts/testing/profiles.ts";
import { recordStatements } from "#scripts/testing/record-statements.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { fillComments, fillPosts } from "./posts/fill-workspace.ts";
import { readOverview } from "./posts/read-overview.ts";

const COMMENTS = 100_000;
const ROUNDS = 11;
/** Milliseconds that a filter may take. */
const BAR = 200;
/** Milliseconds that everything of the overview may take together. */
const OVERVIEW_BAR = 500;
const NOTES = 300;
const PLATFORMS = ["twitter", "instagram", "tiktok", "linkedin"] as const;
const FILTERS: object[] = [
  {},
  { sort: "interactions" },
  { sort: "percentile" },
  { sort: "engagement", order: "asc" },
  { platform: "tiktok" },
  { format: "video", sort: "percentile" },
  { q: "autumn" },
  { q: "nobody says this" },
  { topic: "#tea" },
  { from: "2026-01-01", to: "2026-03-31" },
];

const { values } = parseArgs({ options: { posts: { type: "string", default: "50000" } } });
Object.assign(process.env, {
  PLINTH_ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
  PLINTH_LOG_LEVEL: "warn",
});
const database = await openOwnDatabase();
try {
  await measure(Number(values.posts));
} finally {
  await database.release();
}

async function measure(posts: number): Promise<void> {
  const { id } = await makeWorkspace("agency");
  const profiles: string[] = [];
  for (const platform of PLATFORMS) profiles.push(await makeProfile(id, platform));
  const [profile = ""] = profiles;
  await fillPosts(id, profiles, posts);
  await fillComments(id, profile, COMMENTS);
  await ownerDb().$executeRaw`ANALYZE`;
  const caller = await operatorFor(id);
  const now = new Date();
  for (const filter of FILTERS) {
    const query = PostFilter.parse(filter);
    await time(`list ${JSON.stringify(filter)}`, () => listPosts(caller, query));
  }
  const first = await listPosts(caller, PostFilter.parse({}));
  const behind = { ...PostFilter.parse({}), after: first.next ?? undefined };
  await time("list, next part", () => listPosts(caller, behind));
  await time("what can be filtered by", () => listPostChoices(caller));
  await time("a post", () => getPost(caller, { profile, id: "post4000" }));
  await time("its comments", () => listPostComments(caller, { profile, id: "post4000" }));
  await time("times and formats", () => readPatterns(caller, null, "UTC", now));
  await measureOverview(caller, now);
  const begun = performance.now();
  let bytes = 0;
  for await (const part of writePostsCsv(caller, PostFilter.parse({}))) bytes += part.length;
  stdout.write(
    `CSV of all: ${((performance.now() - begun) / 1_000).toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB\n`,
  );
}

/** After an audit, with a history, an own note every other day, and everything that happened. */
async function measureOverview(caller: Caller, now: Date): Promise<void> {
  await rebuildHistory(caller.workspaceId, now);
  await runAsOperator(caller.workspaceId, { now });
  for (let n = 0; n < NOTES; n++)
    await addNote(caller, { day: addDays(utcDay(now), -2 * n), text: `What happened ${n}` }, now);
  for (const days of [90, 365, 730]) {
    const read = () => readOverview(caller, days, now);
    await time(`overview, ${days} days by day`, read, OVERVIEW_BAR);
    stdout.write(`  ${(await recordStatements(read)).length} statements\n`);
  }
}

async function time(what: string, work: () => Promise<unknown>, bar = BAR): Promise<void> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  const [middle, worst] = [quantileLow(taken, 0.5) ?? 0, Math.max(...taken)];
  const verdict = middle <= bar ? "" : `  more than ${bar} ms`;
  stdout.write(
    `${what.padEnd(48)} ${middle.toFixed(0).padStart(5)} ms, at most ${worst.toFixed(0)}${verdict}\n`,
  );
}
