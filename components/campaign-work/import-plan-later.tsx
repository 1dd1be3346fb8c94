"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";

const ImportPlan = dynamic(() => import("./import-plan.tsx").then((module) => module.ImportPlan));

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
