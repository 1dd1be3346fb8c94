import { acrossWorkspaces, withWorkspace } from "../db.ts";
import { PLATFORMS } from "../formula/names.ts";
import { digestModel, loadDraftModels } from "../models/load-draft-models.ts";

/** How long other workers leave a workspace alone whose models are being fitted, and how long it rests after a failure. */
const FIT_SECONDS = 120;

/**
 * Takes workspaces whose figures or platform models have changed since their account-specific models were fitted, unless
 * files are still being imported: no other worker gets them for two minutes, or until `endFit`. Workspaces take turns: those
 * that were never fitted come first, then the one whose last fit, good or failed, is longest ago.
 * @param limit how many at most
 * @returns their ids
 */
export async function takeFits(limit: number, now: Date): Promise<string[]> {
  const loaded = loadDraftModels(now);
  const bases = JSON.stringify(
    Object.fromEntries(PLATFORMS.map((platform) => [platform, digestModel(loaded, platform)])),
  );
  const rows = await acrossWorkspaces(
    (tx) => tx.$queryRaw<{ workspaceId: string }[]>`
      WITH stale AS (
        SELECT workspace_id FROM data_versions version
        WHERE (fit_until IS NULL OR fit_until < now()) AND EXISTS (
          SELECT 1 FROM profiles profile
          LEFT JOIN draft_models model ON model.workspace_id = profile.workspace_id
            AND model.platform = profile.platform AND model.data_version = version.version
            AND model.model->>'base' = ${bases}::jsonb->>profile.platform
          WHERE profile.workspace_id = version.workspace_id AND profile.role = 'own'
            AND profile.disconnected_at IS NULL AND model.workspace_id IS NULL
        ) AND NOT EXISTS (
          SELECT 1 FROM uploads WHERE uploads.workspace_id = version.workspace_id AND uploads.status = 'processing'
        )
        ORDER BY fit_until NULLS FIRST, workspace_id LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED
      )
      UPDATE data_versions version SET fit_until = now() + make_interval(secs => ${FIT_SECONDS})
      FROM stale WHERE version.workspace_id = stale.workspace_id
      RETURNING version.workspace_id AS "workspaceId"`,
  );
  return rows.map(({ workspaceId }) => workspaceId);
}

/** Gives a workspace back whose models are fitted: they may be fitted again as soon as its figures change. */
export async function endFit(workspaceId: string): Promise<void> {
  await withWorkspace(
    workspaceId,
    (tx) => tx.$executeRaw`UPDATE data_versions SET fit_until = now() WHERE workspace_id = ${workspaceId}`,
  );
}
