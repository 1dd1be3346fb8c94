"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { LookFormProps } from "./look-form.tsx";

const LookForm = lazy(() => import("./look-form.tsx"));

/** The look as it is, and a button that brings the form in its place. */
export function ChangeLook({ children, ...props }: LookFormProps & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const closed = (
    <div className="max-w-md space-y-5">
      {children}
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Change the look
      </Button>
    </div>
  );
  if (!isOpen) return closed;
  return (
    <Suspense fallback={closed}>
      <LookForm {...props} />
    </Suspense>
  );
}
