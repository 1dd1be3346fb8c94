"use client";

import { useEffect, useRef } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";

/** Recovery codes, the one time that they are told. */
export default function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="space-y-4">
      <Alert tone="good" title="Two-step sign-in is switched on">
        <p>Save these codes now: you will not see them again. Without your phone, each signs you in once.</p>
      </Alert>
      <div className="flex items-center justify-between gap-2">
        <h3 ref={heading} tabIndex={-1} className="text-sm font-medium">
          Your recovery codes
        </h3>
        <CopyButton text={codes.join("\n")} name="Copy the codes" />
      </div>
      <ul className="grid gap-1 rounded-lg bg-sunken p-3 font-mono text-sm sm:grid-cols-2 lg:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onDone}>I have saved them</Button>
    </div>
  );
}
