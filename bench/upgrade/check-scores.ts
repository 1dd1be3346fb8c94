import { formula } from "#lib/formula/versions.ts";
import type { Database } from "../answers/database.ts";
import type { Caller } from "../answers/installation.ts";
import { asKey, sendRequest } from "../answers/send-request.ts";
import type { Running } from "./check-running.ts";
import type { Compared } from "./compare.ts";

type Point = { date: string; score: number; pillars: Record<string, number> };
type History = { data: Point[]; delta: { score: string } };
type Score = {
  score: number;
  formula_version: string;
  explanation: { crisis: unknown };
  confidence: { known_weight: number };
};
/** What the newest audit of the present said, or the live score; the version is the audit's. */
type Held = { workspace_id: string; score: number; version: string };
type Asked = { url: string; database: Database; callers: readonly Caller[] };

const HELD = `SELECT DISTINCT ON (a.workspace_id) a.workspace_id, a.formula_version AS version,
    coalesce(l.result->'score', a.result->'score')::float AS score
  FROM audits a JOIN workspaces w ON w.id = a.workspace_id AND w.deleted_at IS NULL LEFT JOIN live_scores l ON l.workspace_id = a.workspace_id
  WHERE a.status = 'completed' AND a.as_of IS NULL ORDER BY a.workspace_id, a.completed_at DESC, a.id DESC`;
const POINTS = `SELECT date::text AS date, score, pillars FROM score_points
  WHERE workspace_id = $1 AND kind = 'reconstructed' AND formula_version = $2 ORDER BY date`;
const CAMPAIGNS = `SELECT c.workspace_id, c.id, c.score_at_start AS held, c.start_version AS version, (SELECT score FROM score_points s
    WHERE s.workspace_id = c.workspace_id AND kind = 'reconstructed' AND formula_version = $1
      AND date = (c.start_date AT TIME ZONE 'UTC')::date) AS score
  FROM campaigns c WHERE status = 'active' AND start_version IS NOT NULL`;

/** What a new version of the formula lets stay until the next audit, and what it changes at once. */
export async function checkScores({ url, database, installation }: Running): Promise<Compared[]> {
  const asked = { url, database, callers: [...Object.values(installation.callers), ...installation.others] };
  await database.rows("DELETE FROM rate_limits");
  return [await checkCurrent(asked), await checkHistories(asked), await checkCampaigns(asked.database)];
}

/** GET /v1/score says what the last audit said, under the version that it had. */
async function checkCurrent({ url, database, callers }: Asked): Promise<Compared> {
  const held = await database.rows<Held>(HELD);
  const differences: string[] = [];
  const asking = callers.filter(({ id }) => held.some(({ workspace_id }) => workspace_id === id));
  for (const by of asking) {
    const last = held.find(({ workspace_id }) => workspace_id === by.id);
    const answer = await read<Score>(url, by, "/v1/score?expand=explanation,confidence");
    const { score, formula_version: version, explanation, confidence } = answer ?? {};
    const weight = confidence?.known_weight ?? -1;
    const isSame = score === last?.score && version === last?.version;
    if (!isSame || explanation?.crisis !== null || weight < 0 || weight > 1)
      differences.push(
        `${by.name}: ${score} of ${version}, known_weight ${weight}; was ${last?.score} of ${last?.version}`,
      );
  }
  return judge("current scores, of the last audit", asking.length, differences);
}

/** GET /v1/score/history has the points of the current version, and a difference between them alone. */
async function checkHistories({ url, database, callers }: Asked): Promise<Compared> {
  const differences: string[] = [];
  let total = 0;
  for (const by of callers) {
    const history = await read<History>(url, by, "/v1/score/history?granularity=daily&start_date=2000-01-01");
    if (!history) continue;
    const points = new Map(
      (await database.rows<Point>(POINTS, [by.id, formula().name])).map((one) => [one.date, one]),
    );
    const own = history.data.filter(({ date }) => points.has(date));
    total += points.size;
    for (const { date, score } of own.filter((one) => !isSame(one, points.get(one.date))))
      differences.push(
        `${by.name} ${date}: ${score} is not the ${points.get(date)?.score} of ${formula().name}`,
      );
    for (const date of points.keys())
      if (!own.some((one) => one.date === date)) differences.push(`${by.name} ${date} is not in the history`);
    const move = Math.round(((own.at(-1)?.score ?? 0) - (own[0]?.score ?? 0)) * 10) / 10;
    if (own.length > 0 && Number(history.delta.score) !== move)
      differences.push(`${by.name}: delta ${history.delta.score} is not ${move}`);
  }
  return judge("points that the history answers", total, differences);
}

function isSame({ score, pillars }: Point, other: Point | undefined): boolean {
  return (
    score === other?.score && Object.entries(pillars).every(([name, value]) => other.pillars[name] === value)
  );
}

async function checkCampaigns(database: Database): Promise<Compared> {
  type Row = { workspace_id: string; id: string; held: number; version: string; score: number | null };
  const rows = await database.rows<Row>(CAMPAIGNS, [formula().name]);
  const wrong = rows.filter(({ held, version, score }) => version !== formula().name || held !== score);
  const differences = wrong.map(
    ({ workspace_id, id, held, version, score }) =>
      `${workspace_id} ${id} began with ${held} of ${version}, the point of its day is ${score}`,
  );
  return judge("running campaigns, by the point of their first day", rows.length, differences);
}

/** @returns null where the answer is not 200. */
async function read<T>(url: string, by: Caller, path: string): Promise<T | null> {
  const answer = await sendRequest(url, { method: "GET", path, ...asKey(by.key) });
  return answer.status === 200 ? JSON.parse(answer.body) : null;
}

function judge(what: string, total: number, differences: string[]): Compared {
  return { what, equal: Math.max(0, total - differences.length), total, differences };
}
