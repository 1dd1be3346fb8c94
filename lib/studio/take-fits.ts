import { Prisma } from "#prisma/generated/client.ts";
import { acrossWorkspaces, type WorkspaceTx, withWorkspace } from "../db.ts";
import { PLATFORMS } from "../formula/names.ts";
import { digestModel, loadDraftModels } from "../models/load-draft-models.ts";

/** How long other workers leave a workspace alone whose models are being fitted, and how long it rests after a failure. */
export const FIT_SECONDS = 120;
/** So long what was found to be fitted is believed to be so, while the platform models stay: profiles come and go. */
const BELIEVED_MS = 600_000;
const SETTLED_AT_ONCE = 5_000;

/** When this process last looked at every workspace, and the platform models with which it did. */
let looked = { at: Number.NEGATIVE_INFINITY, bases: "" };

/**
 * Takes workspaces whose figures or platform models have changed since their account-specific models were fitted, unless
 * files are still being imported: no other worker gets them for two minutes, or until `endFit`. Workspaces take turns: those
 * that were never fitted come first, the longest waiting of them before the others, then the one whose last fit, good or
 * failed, is longest ago. It looks at those whose figures have changed (`data_versions_unfitted`), and at all of them when
 * the platform models change and every ten minutes.
 * @param limit how many at most
 * @returns their ids
 */
export async function takeFits(limit: number, now: Date): Promise<string[]> {
  const loaded = loadDraftModels(now);
  const bases = JSON.stringify(
    Object.fromEntries(PLATFORMS.map((platform) => [platform, digestModel(loaded, platform)])),
  );
  const isLong = performance.now() - looked.at > BELIEVED_MS || looked.bases !== bases;
  const taken = await acrossWorkspaces(async (tx) => {
    if (isLong) await doubtFitted(tx, bases);
    await settleFitted(tx, bases);
    return takeStale(tx, bases, limit);
  });
  if (isLong) looked = { at: performance.now(), bases };
  return taken;
}

/** Whether a model of `version` is missing, or adds to another platform model. */
function isStale(bases: string): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM profiles profile
    LEFT JOIN draft_models model ON model.workspace_id = profile.workspace_id
      AND model.platform = profile.platform AND model.data_version = version.version
      AND model.model->>'base' = ${bases}::jsonb->>profile.platform
    WHERE profile.workspace_id = version.workspace_id AND profile.role = 'own'
      AND profile.disconnected_at IS NULL AND model.workspace_id IS NULL)`;
}

async function doubtFitted(tx: WorkspaceTx, bases: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE data_versions version SET unfitted_since = now() WHERE unfitted_since IS NULL AND ${isStale(bases)}`;
}

/** So that what has nothing to be fitted is not looked at again. */
async function settleFitted(tx: WorkspaceTx, bases: string): Promise<void> {
  await tx.$executeRaw`
    WITH settled AS (
      SELECT workspace_id FROM data_versions version
      WHERE version.unfitted_since IS NOT NULL AND NOT ${isStale(bases)}
      LIMIT ${SETTLED_AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE data_versions version SET unfitted_since = NULL
    FROM settled WHERE version.workspace_id = settled.workspace_id`;
}

async function takeStale(tx: WorkspaceTx, bases: string, limit: number): Promise<string[]> {
  const rows = await tx.$queryRaw<{ workspaceId: string }[]>`
    WITH stale AS (
      SELECT workspace_id FROM data_versions version
      WHERE version.unfitted_since IS NOT NULL AND (fit_until IS NULL OR fit_until < now()) AND ${isStale(bases)}
        AND NOT EXISTS (
          SELECT 1 FROM uploads WHERE uploads.workspace_id = version.workspace_id AND uploads.status = 'processing')
      ORDER BY fit_until NULLS FIRST, unfitted_since, workspace_id LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE data_versions version SET fit_until = now() + make_interval(secs => ${FIT_SECONDS})
    FROM stale WHERE version.workspace_id = stale.workspace_id
    RETURNING version.workspace_id AS "workspaceId"`;
  return rows.map(({ workspaceId }) => workspaceId);
}

/** Gives a workspace back whose models are fitted: they may be fitted again as soon as its figures change. */
export async function endFit(workspaceId: string): Promise<void> {
  await withWorkspace(
    workspaceId,
    (tx) => tx.$executeRaw`UPDATE data_versions SET fit_until = now() WHERE workspace_id = ${workspaceId}`,
  );
}
