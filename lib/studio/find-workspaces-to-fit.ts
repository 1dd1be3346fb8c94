import { acrossWorkspaces } from "../db.ts";
import { PLATFORMS } from "../formula/names.ts";
import { digestModel, loadDraftModels } from "../models/load-draft-models.ts";

/**
 * Workspaces whose figures or platform models have changed since their account-specific models were fitted, unless files
 * are still being imported. At most 50.
 */
export async function findWorkspacesToFit(now: Date): Promise<string[]> {
  const loaded = loadDraftModels(now);
  const bases = JSON.stringify(
    Object.fromEntries(PLATFORMS.map((platform) => [platform, digestModel(loaded, platform)])),
  );
  const rows = await acrossWorkspaces(
    (tx) => tx.$queryRaw<{ workspaceId: string }[]>`
      SELECT DISTINCT version.workspace_id AS "workspaceId" FROM data_versions version
      JOIN platform_connections connection USING (workspace_id)
      LEFT JOIN draft_models model ON model.workspace_id = version.workspace_id
        AND model.platform = connection.platform AND model.data_version = version.version
        AND model.model->>'base' = ${bases}::jsonb->>connection.platform
      WHERE model.workspace_id IS NULL AND NOT EXISTS (
        SELECT 1 FROM uploads WHERE uploads.workspace_id = version.workspace_id AND uploads.status = 'processing'
      ) LIMIT 50`,
  );
  return rows.map(({ workspaceId }) => workspaceId);
}
