import pg from "pg";

/** Fills the narrow tables of `fastify-reader.ts` with what the product answers from. @param owner address of the database's owner */
export async function fillNarrowTables(owner: string): Promise<void> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  try {
    await client.query(`
      DROP SCHEMA IF EXISTS bench CASCADE; CREATE SCHEMA bench;
      CREATE TABLE bench.keys AS SELECT k.digest, k.workspace_id, w.account_id, a.plan
        FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id JOIN accounts a ON a.id = w.account_id;
      ALTER TABLE bench.keys ADD PRIMARY KEY (digest);
      CREATE TABLE bench.scores AS SELECT workspace_id, score, pillars[1] AS presence, pillars[2] AS reach, pillars[3] AS impact,
        pillars[4] AS sentiment, pillars[5] AS momentum, formula_version,
        to_char(calculated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS calculated_at FROM current_scores;
      ALTER TABLE bench.scores ADD PRIMARY KEY (workspace_id);
      CREATE TABLE bench.history AS SELECT DISTINCT ON (workspace_id, date) workspace_id, date::text AS date, score,
        (pillars ->> 'presence')::float8 AS presence, (pillars ->> 'reach')::float8 AS reach,
        (pillars ->> 'impact')::float8 AS impact, (pillars ->> 'sentiment')::float8 AS sentiment,
        (pillars ->> 'momentum')::float8 AS momentum
        FROM score_points ORDER BY workspace_id, date, (kind = 'audit') DESC, calculated_at DESC;
      ALTER TABLE bench.history ADD PRIMARY KEY (workspace_id, date);
      ANALYZE`);
  } finally {
    await client.end();
  }
}
