import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { operatorFor } from "#lib/access/operator-for.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { waitForAudit } from "#lib/audits/wait-for-audit.ts";
import { closeDatabase } from "#lib/database-connections.ts";
import { withWorkspace } from "#lib/db.ts";
import type { FormulaInput } from "#lib/formula/formula-input.ts";
import { formula } from "#lib/formula/versions.ts";
import { importFile } from "#lib/imports/import-file.ts";
import { loadPlatformInputs } from "#lib/score/load-formula-input.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { addDays, daysBetween, utcDay } from "#lib/time.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { openDatabase } from "#scripts/database.ts";
import { makePostgresPasswords } from "#scripts/settings.ts";
import { writeComment } from "../six-brands/write-texts.ts";
import type { Figure } from "./version-row.ts";

const HANDLE = "teahouse";
const PLATFORM = "instagram";
const MOST = 0.3;
/** Bought over two months: of one day a version may count few. */
const [REPEATS, BOUGHT_DAYS] = [300, 60];
const YEARS_BACK = 7;

/**
 * What has to go through imports, counting and history to be seen: comments that are bought, the audience beside a post, the
 * first day of history, a crisis. On a database of its own that is thrown away.
 *
 * @param names versions of the formula
 * @returns the figures of each; those of the product as such stand under the version that new audits are of
 */
export async function measureInProduct(names: readonly string[]): Promise<Record<string, Figure[]>> {
  const home = mkdtempSync(join(tmpdir(), "plinth-versions-"));
  chmodSync(home, 0o755);
  const settings = {
    PLINTH_LOG_LEVEL: "error",
    PLINTH_AUDIT_MIN_SECONDS: "0",
    PLINTH_ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
  };
  Object.assign(process.env, settings);
  delete process.env.DATABASE_URL;
  delete process.env.DATABASE_DIRECT_URL;
  const release = await openDatabase(home, makePostgresPasswords());
  try {
    const figures = Object.fromEntries(names.map((name): [string, Figure[]] => [name, []]));
    const bought = await boughtRows(names);
    for (const name of names) figures[name]?.push(...(bought[name] ?? []));
    figures[formula().name]?.push(await audienceRow(), await firstDayRow(), await crisisRow());
    return figures;
  } finally {
    await closeDatabase();
    await release();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Comments as files have them, beyond those that the brand has. */
async function boughtRows(names: readonly string[]): Promise<Record<string, Figure[]>> {
  const say = (count: number, author: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => {
      return { author: author(at), text: "Amazing, I love this shop!", ago: at % BOUGHT_DAYS };
    });
  const kinds = {
    "300 identical comments by one author": say(REPEATS, () => "fan1"),
    "300 identical comments by 300 authors": say(REPEATS, (at) => `fan${at}`),
    "300 comments by the brand itself": say(REPEATS, () => HANDLE).map((one, at) => {
      return { ...one, text: `Thank you so much, we love number ${at} as well!` };
    }),
  };
  const figures = Object.fromEntries(names.map((name): [string, Figure[]] => [name, []]));
  for (const [what, comments] of Object.entries(kinds)) {
    const workspaceId = await makeBrand();
    const before = await scoresOf(workspaceId, names);
    await add(workspaceId, commentsCsv(comments, "bought"));
    const after = await scoresOf(workspaceId, names);
    for (const name of names) {
      const figure = Math.abs((after[name] ?? 0) - (before[name] ?? 0));
      figures[name]?.push({
        what: `${what}: the composite moves`,
        figure,
        n: "1 brand",
        bar: { most: MOST },
      });
    }
  }
  return figures;
}

async function audienceRow(): Promise<Figure> {
  const workspaceId = await newWorkspace();
  await add(workspaceId, postsCsv(utcDay(new Date()), 30, 5_200));
  const { platforms } = await inputOf(workspaceId, formula().name);
  const figure = platforms.some(({ followers }) => followers.some(({ count }) => count === 5_200)) ? 1 : 0;
  const what = "the audience beside a post is read (1 is yes)";
  return { what, figure, n: "1 brand", bar: { least: 1 } };
}

async function firstDayRow(): Promise<Figure> {
  const workspaceId = await newWorkspace();
  const today = utcDay(new Date());
  const old = addDays(today, -365 * YEARS_BACK);
  await add(workspaceId, postsCsv(old, 5));
  await add(workspaceId, postsCsv(today, 5));
  await rebuildHistory(workspaceId, new Date());
  const first = await withWorkspace(workspaceId, (tx) =>
    tx.scorePoint.findFirst({ where: { workspaceId }, orderBy: { date: "asc" }, select: { date: true } }),
  );
  const missing = first ? daysBetween(addDays(old, -4), utcDay(first.date)) : Number.NaN;
  const what = "days at the beginning that history leaves out, of seven years";
  return { what, figure: missing, n: "1 brand", bar: { most: 0 } };
}

/** A storm of today, in the audit of today. */
async function crisisRow(): Promise<Figure> {
  const workspaceId = await makeBrand();
  const random = seededRandom("storm");
  const storm = Array.from({ length: 3_000 }, (_, at) => {
    return { author: `reader${at}`, text: writeComment(at % 5 === 0 ? "neutral" : "negative", random) };
  });
  await add(workspaceId, commentsCsv(storm, "storm"));
  const caller = await operatorFor(workspaceId);
  const run = await startAudit(caller, { lookback_days: 90 }, { now: new Date() });
  const audit = await waitForAudit(caller, run.audit_id, ["explanation"]);
  const { crisis } = (audit.explanation ?? {}) as { crisis?: object | null };
  const what = "a crisis is told on its day (1 is yes)";
  return { what, figure: crisis ? 1 : 0, n: "1 brand", bar: { least: 1 } };
}

/** A brand with half a year of posts and ordinary comments. */
async function makeBrand(): Promise<string> {
  const workspaceId = await newWorkspace();
  const random = seededRandom("ordinary");
  const comments = Array.from({ length: 120 }, (_, at) => {
    const said = random();
    const mood = said < 0.5 ? "positive" : said < 0.9 ? "neutral" : "negative";
    return {
      author: `guest${at % 70}`,
      text: writeComment(mood, random),
      ago: 2 + Math.floor(random() * 85),
    };
  });
  await add(workspaceId, postsCsv(utcDay(new Date()), 80));
  await add(workspaceId, commentsCsv(comments, "guest"));
  return workspaceId;
}

async function newWorkspace(): Promise<string> {
  const owner = `owner-${crypto.randomUUID()}@plinth.example`;
  const created = await createWorkspace({ name: "Teahouse", plan: "agency", owner, now: new Date() });
  return created.workspace_id;
}

function postsCsv(last: string, count: number, followers?: number): string {
  const header = `id,created_at,text,likes,comments,shares,views${followers === undefined ? "" : ",followers"}`;
  const rows = Array.from({ length: count }, (_, at) => {
    const date = addDays(last, -at * (count > 10 ? 2 : 1));
    return `${date}-${at},${date},tea,${60 + ((at * 13) % 40)},4,3,2400${followers === undefined ? "" : `,${followers}`}`;
  });
  return `${[header, ...rows].join("\n")}\n`;
}

function commentsCsv(
  comments: readonly { author: string; text: string; ago?: number }[],
  name: string,
): string {
  const today = utcDay(new Date());
  const rows = comments.map(({ author, text, ago }, at) => {
    const day = addDays(today, -(ago ?? 0));
    return `${name}${at},p,${day}T00:00:00Z,${author},"${text}"`;
  });
  return `${["id,post_id,created_at,author,text", ...rows].join("\n")}\n`;
}

async function add(workspaceId: string, text: string): Promise<void> {
  const source = Readable.from([Buffer.from(text)]);
  const now = new Date();
  await importFile(workspaceId, { platform: PLATFORM, handle: HANDLE, fileName: "file.csv", source, now });
}

async function scoresOf(workspaceId: string, names: readonly string[]): Promise<Record<string, number>> {
  const scores: Record<string, number> = {};
  for (const name of names) scores[name] = formula(name).score(await inputOf(workspaceId, name)).score;
  return scores;
}

function inputOf(workspaceId: string, name: string): Promise<FormulaInput> {
  return loadPlatformInputs(workspaceId, utcDay(new Date()), [PLATFORM], formula(name));
}
