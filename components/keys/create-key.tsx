"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { loadLater } from "#components/ui/load-later.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { CreateKeyProps } from "./create-key-form.tsx";

const CreateKeyForm = loadLater(
  () => import("./create-key-form.tsx"),
  <Skeleton className="h-120 rounded-card!" />,
);

/** Where a key is made: the form is open where there is none yet, and comes by a press beside others. */
export function CreateKey({ hasKeys, ...props }: CreateKeyProps & { hasKeys: boolean }) {
  const [wasPressed, setPressed] = useState(false);
  const [isFirst] = useState(!hasKeys);
  if (isFirst || wasPressed) return <CreateKeyForm {...props} takesFocus={wasPressed} />;
  return (
    <Card id="create" title="Create a key">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="max-w-prose text-sm leading-relaxed text-soft">
          Make one for each program, so that you can revoke it alone.
        </p>
        <Button look="quiet" onClick={() => setPressed(true)}>
          New key
        </Button>
      </div>
    </Card>
  );
}
