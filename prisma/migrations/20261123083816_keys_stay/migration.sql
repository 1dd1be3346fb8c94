-- The columns of these keys never change. Said so: an update that went along to other rows could move them to another workspace, and a
-- database that spreads its tables by workspace takes no such key.
-- DropForeignKey
ALTER TABLE "comment_corrections" DROP CONSTRAINT "comment_corrections_workspace_id_profile_id_comment_id_fkey";

-- DropForeignKey
ALTER TABLE "audit_steps" DROP CONSTRAINT "audit_steps_workspace_id_audit_id_fkey";

-- DropForeignKey
ALTER TABLE "upload_chunks" DROP CONSTRAINT "upload_chunks_workspace_id_upload_id_fkey";

-- DropForeignKey
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_workspace_id_event_id_fkey";

-- DropForeignKey
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_workspace_id_webhook_id_fkey";

-- DropForeignKey
ALTER TABLE "delivery_attempts" DROP CONSTRAINT "delivery_attempts_workspace_id_delivery_id_fkey";

-- AddForeignKey
ALTER TABLE "comment_corrections" ADD CONSTRAINT "comment_corrections_workspace_id_profile_id_comment_id_fkey" FOREIGN KEY ("workspace_id", "profile_id", "comment_id") REFERENCES "comments"("workspace_id", "profile_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "audit_steps" ADD CONSTRAINT "audit_steps_workspace_id_audit_id_fkey" FOREIGN KEY ("workspace_id", "audit_id") REFERENCES "audits"("workspace_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "upload_chunks" ADD CONSTRAINT "upload_chunks_workspace_id_upload_id_fkey" FOREIGN KEY ("workspace_id", "upload_id") REFERENCES "uploads"("workspace_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_workspace_id_event_id_fkey" FOREIGN KEY ("workspace_id", "event_id") REFERENCES "events"("workspace_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_workspace_id_webhook_id_fkey" FOREIGN KEY ("workspace_id", "webhook_id") REFERENCES "webhooks"("workspace_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_workspace_id_delivery_id_fkey" FOREIGN KEY ("workspace_id", "delivery_id") REFERENCES "deliveries"("workspace_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
