-- AlterTable
ALTER TABLE "drafts" ADD COLUMN     "campaign_id" TEXT;

-- CreateIndex
CREATE INDEX "drafts_workspace_id_campaign_id_idx" ON "drafts"("workspace_id", "campaign_id");

-- AddForeignKey
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_workspace_id_campaign_id_fkey" FOREIGN KEY ("workspace_id", "campaign_id") REFERENCES "campaigns"("workspace_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
