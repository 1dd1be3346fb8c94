"use client";

import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Change } from "#components/score/change.tsx";
import { Button } from "#components/ui/button.tsx";
import { formatScore } from "#components/ui/format.ts";
import { signed } from "#lib/formula/signed.ts";
import type { Applied } from "./use-draft-form.ts";

type Props = {
  applied: Applied;
  /** Of the changed text; null until it is known. */
  score: number | null;
  onUndo: () => void;
};

/** What was just applied, what it gave, and the way back. The focus comes here, for the button that was pressed is gone. */
export function AppliedNote({ applied: { suggestion, scoreBefore }, score, onUndo }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex items-center gap-3 rounded-lg bg-accent-soft py-2 pr-2 pl-3.5 text-sm">
      <div role="status" className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">Applied: {suggestion}</p>
        {score !== null && (
          <p className="flex flex-wrap items-center gap-x-2 tabular-nums">
            {formatScore(scoreBefore)} → {formatScore(score)}
            <Change change={signed(score - scoreBefore)} />
          </p>
        )}
      </div>
      <Button ref={button} look="plain" onClick={onUndo} className="shrink-0 text-ink! hover:bg-surface!">
        <Undo2 aria-hidden="true" className="size-4" />
        Undo
      </Button>
    </div>
  );
}
