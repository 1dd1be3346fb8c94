/** A list of rows that is not simply a table before and after; each statement gives one column, `row`, as JSON. */
export type Reading = { before: string; after: string };

/** Live scores are computed anew each hour: only what was there when the upgrade came can be compared. */
const SINCE_UPGRADE = "(SELECT max(finished_at) FROM _prisma_migrations)";
const KEPT_POINTS = `SELECT to_jsonb(s) AS row FROM score_points s
  JOIN workspaces w ON w.id = s.workspace_id WHERE (s.kind <> 'reconstructed' OR w.deleted_at IS NOT NULL)`;
const WITHOUT_START = `SELECT to_jsonb(c) - CASE c.status WHEN 'active' THEN 'score_at_start' ELSE '' END AS row FROM campaigns c`;
const LIVE_SCORES = `SELECT jsonb_build_object('workspace_id', workspace_id, 'score', result->'score', 'pillars', result->'pillars',
  'explanation', (result->'explanation') - 'crisis', 'confidence', result->'confidence') AS row FROM live_scores`;

/** Days whose audience only a post tells, of each the newest. */
const TOLD_BY_POSTS = `SELECT DISTINCT ON (workspace_id, platform, date) workspace_id, platform, date, followers, true AS of_post
  FROM (SELECT *, (created_at AT TIME ZONE 'UTC')::date AS date FROM posts) AS dated
  WHERE created_at IS NOT NULL AND followers IS NOT NULL AND NOT EXISTS (SELECT 1 FROM account_days a
    WHERE a.workspace_id = dated.workspace_id AND a.platform = dated.platform AND a.date = dated.date)
  ORDER BY workspace_id, platform, date, created_at DESC, id DESC`;

/** The audience of days, with what posts tell. */
export const AUDIENCES = `(SELECT *, false AS of_post FROM account_days UNION ALL SELECT * FROM (${TOLD_BY_POSTS}) AS told)`;

/** What a new version of the formula changes in rows; the points that it computes are looked at by `check-points.ts`. */
export const SWITCHED: Record<string, Reading> = {
  // What audits and live scores said stays; only the reconstructed history is another, but where nobody looks any more.
  score_points: {
    before: KEPT_POINTS,
    after: `${KEPT_POINTS} AND NOT (s.kind = 'live' AND s.calculated_at > ${SINCE_UPGRADE})`,
  },
  campaigns: { before: WITHOUT_START, after: WITHOUT_START },
  // Computed anew meanwhile it is the same score, of the version of the newest audit.
  live_scores: { before: LIVE_SCORES, after: LIVE_SCORES },
  // Figures that came in by the upgrade make stale what was computed without them.
  data_versions: {
    before: `SELECT to_jsonb(v) || jsonb_build_object('version', v.version + CASE WHEN EXISTS (SELECT 1 FROM (${TOLD_BY_POSTS}) AS told
      WHERE told.workspace_id = v.workspace_id) THEN 1 ELSE 0 END) AS row FROM data_versions v`,
    after: "SELECT to_jsonb(v) AS row FROM data_versions v",
  },
};
