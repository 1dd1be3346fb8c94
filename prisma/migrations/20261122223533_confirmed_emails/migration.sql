-- AlterTable
ALTER TABLE "users" ADD COLUMN     "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "link_digest" BYTEA,
ADD COLUMN     "link_until" TIMESTAMPTZ(3);


-- Whoever the operator made is known to them. Who signed up, or of whom nothing is recorded, has yet to show that the address is theirs.
UPDATE users u SET confirmed_at = u.created_at
WHERE NOT EXISTS (
    SELECT 1 FROM audit_log l
    WHERE l.actor_kind = 'user' AND l.actor_id = u.id AND l.action = 'workspace.created')
  AND EXISTS (
    SELECT 1 FROM audit_log l JOIN memberships m ON m.workspace_id = l.workspace_id AND m.role = 'owner'
    WHERE m.user_id = u.id AND l.actor_kind = 'operator' AND l.action = 'workspace.created');
