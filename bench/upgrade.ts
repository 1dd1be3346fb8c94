// Upgrade: an installation of the last landing, before and after the start of this checkout, also one that is killed (--help).
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "#scripts/build.ts";
import { startReceiver } from "./answers/start-receiver.ts";
import type { Compared } from "./upgrade/compare.ts";
import { countCommands, nameOf, type Point } from "./upgrade/cut-off.ts";
import { LAST_LANDING } from "./upgrade/last-landing.ts";
import { upgradeManyPosts } from "./upgrade/many-posts.ts";
import { makeInstallation, openCheckout } from "./upgrade/open-checkout.ts";
import { readLanding, recordLanding } from "./upgrade/read-before.ts";
import { type Found, isUnchanged, tell } from "./upgrade/report.ts";
import { type Before, checkOldSettings, upgrade } from "./upgrade/runs.ts";
import { copyEmbedded, copyToOwnDatabase } from "./upgrade/subjects.ts";

const USAGE = `npm run bench:upgrade -- [options]

  --from COMMIT     the landing that is upgraded; ${LAST_LANDING} when it is left out
  --checkout PATH   where that commit is checked out already
  --data DIR        what an earlier run has made with it; made there when it is new
  --only TEXT       only runs whose name holds this
  --posts N         only how long it takes with N posts more
`;

const { values } = parseArgs({
  options: {
    from: { type: "string", default: LAST_LANDING },
    checkout: { type: "string" },
    data: { type: "string" },
    only: { type: "string", default: "" },
    posts: { type: "string" },
    help: { type: "boolean" },
  },
});
const print = (text: string) => process.stdout.write(`${text}\n`);
if (values.help) {
  print(USAGE);
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), "plinth-upgrade-"));
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  // PostgreSQL's own user works in it.
  chmodSync(folder, 0o755);
  const checkout = resolve(values.checkout ?? join(folder, "landing"));
  if (!values.checkout) openCheckout(values.from, checkout);
  const dataDir = resolve(values.data ?? join(folder, "data"));
  if (!existsSync(join(dataDir, "answers.json"))) makeInstallation(checkout, dataDir);
  // So that no run has the build in its time.
  await buildWhenChanged();
  const landing = await readLanding(dataDir);
  const receiver = await startReceiver(folder);
  try {
    if (values.posts) {
      print(await upgradeManyPosts(landing.home, Number(values.posts)));
      return true;
    }
    const answers = join(folder, "before.jsonl");
    await recordLanding(checkout, landing, answers);
    return await runAll(landing, { ...landing, answers, receiver, folder }, receiver.env);
  } finally {
    await receiver.close();
    rmSync(landing.home, { recursive: true, force: true });
  }
}

type Landing = Awaited<ReturnType<typeof readLanding>>;

async function runAll(
  { home, missing }: Landing,
  before: Before,
  env: Record<string, string>,
): Promise<boolean> {
  const points: Point[] = [...missing.map((migration) => ({ migration })), "access rules", "histories"];
  const largest = missing.toSorted((a, b) => countCommands(b) - countCommands(a)).slice(0, 1);
  const runs: [name: string, work: () => Promise<Compared[]>][] = [
    ["embedded, not cut off", () => upgrade(copyEmbedded(home, env), before)],
    ...points.map((point): (typeof runs)[number] => [
      `embedded, kill -9 of everything in the midst of ${nameOf(point)}`,
      () => upgrade(copyEmbedded(home, env), before, point),
    ]),
    ["own database, at first with the settings of before", () => upgradeOwn(home, before, env)],
    ...largest.map((migration): (typeof runs)[number] => [
      `own database, kill -9 of the start in the midst of ${migration}`,
      async () => upgrade(await copyToOwnDatabase(home, env), before, { migration }),
    ]),
  ];
  const found: Found[] = [];
  for (const [run, work] of runs.filter(([name]) => name.includes(values.only))) {
    const begun = performance.now();
    const compared = await work().catch((error) => [failure(error)]);
    found.push({ run, seconds: Math.round((performance.now() - begun) / 1_000), compared });
    print(tell(found.slice(-1)));
  }
  print(tell(found));
  return found.length > 0 && isUnchanged(found);
}

async function upgradeOwn(home: string, before: Before, env: Record<string, string>): Promise<Compared[]> {
  const subject = await copyToOwnDatabase(home, env);
  const refused = await checkOldSettings(subject);
  return [refused, ...(await upgrade(subject, before))];
}

function failure(error: unknown): Compared {
  return { what: "came to its end", equal: 0, total: 1, differences: [String(error)] };
}
