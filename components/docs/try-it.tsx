"use client";

import { Play } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { RequestForm, type TriedOperation } from "./request-form.tsx";

/** Opens the form that sends the operation, which is large and seldom wanted. */
export function TryIt(operation: TriedOperation) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="rounded-lg border border-line p-3">
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="w-full">
        <Play aria-hidden="true" className="size-4" />
        Try it<span className="sr-only">: {operation.summary}</span>
      </Button>
      {isOpen && <RequestForm operation={operation} />}
    </div>
  );
}
