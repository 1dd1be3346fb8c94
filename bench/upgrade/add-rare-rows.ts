import { seal } from "#lib/secrets/seal.ts";
import { secretPlace } from "#lib/secrets/webhook-secret.ts";
import type { Database } from "../answers/database.ts";
import type { Installation } from "../answers/installation.ts";

/** What the last landing keeps beside what `prepare` makes: a platform that was disconnected, uploads, a secret that was rotated. */
export async function addRareRows(database: Database, { callers }: Installation): Promise<void> {
  const { workshop, full } = callers;
  await database.rows("DELETE FROM platform_connections WHERE workspace_id = $1 AND platform = 'instagram'", [
    workshop.id,
  ]);
  await database.rows(
    `INSERT INTO uploads (workspace_id, id, platform, handle, file_name, status, bytes, bytes_read, requested_by, created_at,
       completed_at, error_title, error_detail)
     VALUES ($1, 'upl_rare1', 'instagram', '@workshop', 'posts.csv', 'completed', 10, 10, 'operator', now() - interval '1 day', now(), NULL, NULL),
       ($1, 'upl_rare2', 'twitter', 'workshop', 'damaged.csv', 'failed', 10, 10, 'operator', now(), now(), 'Invalid Request', 'No posts.'),
       ($1, 'upl_rare3', 'twitter', 'workshop', 'half.csv', 'receiving', 10, 0, 'operator', now(), NULL, NULL, NULL)`,
    [workshop.id],
  );
  await database.rows("INSERT INTO upload_chunks VALUES ($1, 'upl_rare3', 0, 'id,text')", [workshop.id]);
  const [webhook] = await database.rows<{ id: string }>(
    "SELECT id FROM webhooks WHERE workspace_id = $1 ORDER BY created_at DESC, id LIMIT 1",
    [full.id],
  );
  const former = seal(
    "the secret of yesterday",
    secretPlace({ workspaceId: full.id, id: webhook?.id ?? "" }, "previous_secret"),
  );
  await database.rows(
    "UPDATE webhooks SET previous_secret = $2, previous_valid_until = now() + interval '1 day' WHERE id = $1",
    [webhook?.id, Buffer.from(former)],
  );
}
