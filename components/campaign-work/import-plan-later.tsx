"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { loadLater } from "#components/ui/load-later.tsx";

const ImportPlan = loadLater(() => import("./import-plan.tsx"));

/** The way to plan posts from a file, loaded when it is opened. */
export function ImportPlanLater(props: { workspaceId: string; campaignId: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ImportPlan {...props} />;
  return (
    <Button look="quiet" onClick={() => setOpen(true)}>
      Plan posts from a file
    </Button>
  );
}
