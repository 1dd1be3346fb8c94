"use client";

import { Button } from "#components/ui/button.tsx";
import { loadLater } from "#components/ui/load-later.tsx";
import { useOpener } from "#components/ui/use-opener.ts";
import { PROVIDER_NAMES, type Provider } from "#lib/members/values.ts";
import type { Proofs } from "./proof-field.tsx";

const LinkForm = loadLater(() => import("./link-form.tsx"));

/** Where the account at a provider is linked; the form comes when it is asked for. */
export function LinkIdentity({ provider, proofs }: { provider: Provider; proofs: Proofs }) {
  const { button, isOpen, toggle, end } = useOpener();
  return (
    <div className="space-y-4">
      <Button ref={button} look="quiet" aria-expanded={isOpen} onClick={toggle}>
        Link {PROVIDER_NAMES[provider]}
      </Button>
      {isOpen && <LinkForm provider={provider} proofs={proofs} onCancel={end} />}
    </div>
  );
}
