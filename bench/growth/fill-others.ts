import { operatorFor } from "#lib/access/operator-for.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { fitAccountModels } from "#lib/studio/fit-account-models.ts";
import { endFit, takeFits } from "#lib/studio/take-fits.ts";
import { runAsOperator } from "#scripts/testing/audits.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";

const POST_DAYS = 250;
const POINT_DAYS = 365;
/** What every other workspace has of the measured one, row by row; posts come by their number. */
const COPIED = [
  "memberships",
  "profiles",
  "account_days",
  "post_periods",
  "score_points",
  "audits",
  "audit_steps",
  "current_scores",
  "data_versions",
  "draft_models",
  "campaigns",
  "recommendation_entries",
  "event_sequences",
  "events",
];

/** The workspace that is measured: 250 days of posts, a fitted model, an audit, a campaign that runs, a year of points. */
export async function makeMeasured(): Promise<{ id: string; key: string }> {
  const { id, key } = await makeWorkspace("agency");
  await importText(id, "twitter", makePosts(POST_DAYS));
  const now = new Date();
  await takeFits(1, now);
  await fitAccountModels(id, now);
  await endFit(id);
  await takeFits(1, now);
  await runAsOperator(id, {});
  const start = new Date(now.getTime() + 30 * 86_400_000);
  await createCampaign(await operatorFor(id), { name: "Spring", start_date: start }, now);
  await ownerPool().query(
    `INSERT INTO score_points (workspace_id, date, kind, source, calculated_at, formula_version, score, pillars)
     SELECT $1, current_date - d, 'reconstructed', '', now(), audit.formula_version, 50,
       '{"presence":50,"reach":50,"impact":50,"sentiment":50,"momentum":50}'
     FROM generate_series(1, ${POINT_DAYS}) d, (SELECT formula_version FROM audits WHERE workspace_id = $1 LIMIT 1) audit
     ON CONFLICT DO NOTHING`,
    [id],
  );
  return { id, key };
}

/** Fills by set-based SQL; what triggers write is copied too. */
export async function fillOthers(
  measuredId: string,
  { workspaces, posts }: { workspaces: number; posts: number },
): Promise<void> {
  const client = await ownerPool().connect();
  try {
    await client.query("SET session_replication_role = replica");
    await client.query("SET synchronous_commit = off");
    await client.query(
      `INSERT INTO accounts (id, name, plan, billing_period, plan_started_at, created_at)
       SELECT 'acc_other_' || n, 'Other ' || n, 'agency', 'monthly', now(), now() FROM generate_series(1, ${workspaces}) n`,
    );
    await client.query(
      `INSERT INTO workspaces (id, account_id, name, is_primary, created_at)
       SELECT 'ws_other_' || n, 'acc_other_' || n, 'Other ' || n, true, now() FROM generate_series(1, ${workspaces}) n`,
    );
    for (const table of COPIED) await copy(table, 1);
    await copy("posts", Math.max(1, Math.round(posts / workspaces / POST_DAYS)));
  } finally {
    client.release(true);
  }

  async function copy(table: string, times: number): Promise<void> {
    const { rows } = await client.query<{ name: string }>(
      "SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum",
      [table],
    );
    const columns = rows.map(({ name }) => `"${name}"`);
    const given: Record<string, string> = {
      '"workspace_id"': "'ws_other_' || n",
      ...(times > 1 && { '"id"': "source.id || '-' || time" }),
    };
    const sources = columns.map((name) => given[name] ?? `source.${name}`);
    await client.query(
      `INSERT INTO "${table}" (${columns}) SELECT ${sources}
       FROM generate_series(1, ${workspaces}) n, generate_series(1, ${times}) time, "${table}" source
       WHERE source.workspace_id = $1`,
      [measuredId],
    );
  }
}
