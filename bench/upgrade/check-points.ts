import { setTimeout as sleep } from "node:timers/promises";
import { RECENT_DAYS } from "#lib/formula/recent-days.ts";
import { formula } from "#lib/formula/versions.ts";
import type { Database } from "../answers/database.ts";
import type { Compared } from "./compare.ts";

/** So long the new formula may take, from the first answer of `/readyz` on, with the workers of one product. */
const SWITCH_WITHIN_SECONDS = 300;

/** Workspaces whose history or running campaigns are of an older formula still, though there is a point of the new one for them. */
const WAITING = `SELECT workspace_id AS id FROM score_points s JOIN workspaces w ON w.id = s.workspace_id AND w.deleted_at IS NULL
    WHERE kind = 'reconstructed' AND formula_version <> $1
  UNION SELECT workspace_id FROM campaigns c WHERE status = 'active' AND start_version <> $1 AND EXISTS (
    SELECT 1 FROM score_points s WHERE s.workspace_id = c.workspace_id AND kind = 'reconstructed'
      AND date BETWEEN (c.start_date AT TIME ZONE 'UTC')::date - ${RECENT_DAYS} AND (c.start_date AT TIME ZONE 'UTC')::date)`;
const WITH_HISTORY = `SELECT DISTINCT workspace_id FROM score_points s JOIN workspaces w ON w.id = s.workspace_id
  AND w.deleted_at IS NULL WHERE kind = 'reconstructed'`;

/** Days of the figures of brands that look at their scores; of what a file states, from its first to its last day. */
const SEEN = `SELECT workspace_id, day, until FROM (
    SELECT workspace_id, profile_id, (created_at AT TIME ZONE 'UTC')::date AS day, (created_at AT TIME ZONE 'UTC')::date AS until FROM posts
    UNION SELECT workspace_id, profile_id, (created_at AT TIME ZONE 'UTC')::date, (created_at AT TIME ZONE 'UTC')::date FROM comments
    UNION SELECT workspace_id, profile_id, date, date FROM account_days
    UNION SELECT workspace_id, profile_id, first_day, least(last_day, current_date) FROM post_periods WHERE is_stated) AS dated
  JOIN profiles p USING (workspace_id) JOIN workspaces w ON w.id = workspace_id
  WHERE p.id = profile_id AND p.role = 'own' AND w.deleted_at IS NULL AND day <= current_date`;
/** By the definition: from the first day of data to the last, each of whose last 13 weeks any source covers some day. */
const DAYS = `WITH seen AS MATERIALIZED (${SEEN}),
  expected AS (SELECT workspace_id, day::date AS date FROM (SELECT workspace_id, min(day) AS first, max(until) AS last FROM seen GROUP BY 1) AS whole
    CROSS JOIN LATERAL generate_series(first, last, interval '1 day') AS day
    WHERE EXISTS (SELECT 1 FROM seen s WHERE s.workspace_id = whole.workspace_id AND s.day <= day::date AND s.until > day::date - ${RECENT_DAYS})),
  written AS (SELECT workspace_id, date FROM score_points s JOIN workspaces w ON w.id = s.workspace_id AND w.deleted_at IS NULL
    WHERE kind = 'reconstructed' AND formula_version = $1)
  SELECT workspace_id, date::text AS date, e.date IS NOT NULL AS expected, w.date IS NOT NULL AS written
  FROM expected e FULL JOIN written w USING (workspace_id, date) ORDER BY 1, 2`;

type Day = { workspace_id: string; date: string; expected: boolean; written: boolean };

/** Waits until workers have written every history under the current version of the formula, and running campaigns follow it. */
export async function awaitSwitch(database: Database): Promise<Compared> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  const list = async () =>
    (await database.rows<{ id: string }>(WAITING, [formula().name])).map(({ id }) => id);
  let waiting = await list();
  for (; waiting.length > 0 && seconds() < SWITCH_WITHIN_SECONDS; waiting = await list()) await sleep(500);
  const total = (await database.rows(WITH_HISTORY)).length;
  return {
    what: `workspaces switched within ${SWITCH_WITHIN_SECONDS} s`,
    equal: total - waiting.length,
    total,
    differences: waiting.map((id) => `${id} has not got the new formula`),
    told: `all switched ${seconds().toFixed(1)} s after the product was ready`,
  };
}

/** Whether the history has a point of the current version on exactly the days that have one by its definition. */
export async function checkDays(database: Database): Promise<Compared> {
  const days = await database.rows<Day>(DAYS, [formula().name]);
  const wrong = days.filter(({ expected, written }) => !expected || !written);
  const differences = wrong.map(
    ({ workspace_id, date, written }) =>
      `${workspace_id} ${date} has ${written ? "a" : "no"} point of the new formula`,
  );
  return {
    what: "days of histories under the new formula",
    equal: days.length - wrong.length,
    total: days.length,
    differences,
  };
}
