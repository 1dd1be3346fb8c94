import { expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { runToEnd, writePoints } from "#scripts/testing/audits.ts";
import { profileOf } from "#scripts/testing/profiles.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { withWorkspace } from "../db.ts";
import { PLATFORMS } from "../formula/names.ts";
import { currentReading } from "../score/current-reading.ts";
import { loadScored } from "./load-scored.ts";
import { measureChange } from "./measure-change.ts";

const A_DAY = 100;
const DAYS = 130;

/** A hundred posts a day on every platform, as many as are looked at. */
async function makeLargeBrand() {
  const workspace = await makeWorkspace("agency");
  // A history that is there already is not built by the first audit: that takes a while and is not what is asked here.
  await writePoints(workspace.id, { "2026-01-01": 50 });
  for (const platform of PLATFORMS) {
    await importText(workspace.id, platform, makePosts(1));
    const profile = await profileOf(workspace.id, platform);
    await withWorkspace(
      workspace.id,
      (tx) => tx.$executeRaw`
        INSERT INTO posts (workspace_id, profile_id, id, imported_at, created_at, likes, comments, shares, views, impressions)
        SELECT ${workspace.id}, ${profile}, ${platform} || n, now(), now() - make_interval(days => n / ${A_DAY}::int, hours => 1),
          20 + n * 7919 % 97, n % 5, n % 3, 1000 + n * 104729 % 3001, 1000 + n * 104729 % 3001
        FROM generate_series(0, ${A_DAY * DAYS - 1}::int) AS n`,
      { timeoutMs: 60_000 },
    );
  }
  return workspace;
}

it("an audit of the largest brand completes, and others have their turn while it is compared", async () => {
  const { id, key } = await makeLargeBrand();
  const first = await runToEnd({ id, key });
  const second = await runToEnd({ id, key });
  const { status, body } = await ask("GET", `/v1/audit/${second}?expand=explanation`, { key });
  expect([status, body.status]).toEqual([200, "completed"]);
  expect(body.explanation.change).toMatchObject({ points: 0, comparable: true, within_noise: true });

  const audit = { workspaceId: id, id: second, platforms: [...PLATFORMS] };
  const { body: full } = await ask("GET", `/v1/audit/${second}?expand=confidence`, { key });
  const later = await withWorkspace(id, (tx) => loadScored(tx, audit, full, currentReading(new Date())));
  const posts = later.input.platforms.reduce((sum, own) => sum + own.posts.length, 0);
  expect(posts).toBeGreaterThan(70_000);
  let turns = 0;
  const timer = setInterval(() => turns++, 20);
  await measureChange(id, first, later);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
}, 240_000);
