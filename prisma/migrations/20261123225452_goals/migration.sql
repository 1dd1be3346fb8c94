-- CreateTable
CREATE TABLE "goals" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "measure" TEXT NOT NULL,
    "target" DOUBLE PRECISION NOT NULL,
    "due_on" DATE NOT NULL,
    "start_value" DOUBLE PRECISION NOT NULL,
    "reached_on" DATE,
    "dropped_at" TIMESTAMPTZ(3),
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "goals_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateIndex
CREATE INDEX "goals_workspace_id_reached_on_idx" ON "goals"("workspace_id", "reached_on");
