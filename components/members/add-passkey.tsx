"use client";

import { Button } from "#components/ui/button.tsx";
import { loadLater } from "#components/ui/load-later.tsx";
import { useOpener } from "#components/ui/use-opener.ts";

const PasskeyForm = loadLater(() => import("./passkey-form.tsx"));

/** Has this device make a passkey; the form comes when it is asked for. */
export function AddPasskey() {
  const { button, isOpen, toggle, end } = useOpener();
  return (
    <div className="space-y-4">
      <Button ref={button} look="quiet" aria-expanded={isOpen} onClick={toggle}>
        Add a passkey
      </Button>
      {isOpen && <PasskeyForm onEnd={end} />}
    </div>
  );
}
