"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { useOpener } from "#components/ui/use-opener.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { RecoveryCodes } from "#lib/members/schemas.ts";
import { asRecoveryCodes, asSecondStepOff, asSecondStepSecret } from "./answers.ts";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { SecondStepSetup } from "./second-step-setup.tsx";

type Props = { isOn: boolean; codesLeft: number; isConfirmed: boolean };

/** Switches the second step of the person who is signed in on and off. */
export function SecondStep({ isOn, codesLeft, isConfirmed }: Props) {
  const router = useRouter();
  const [codes, setCodes] = useState<string[] | null>(null);
  const begin = useMutation({
    mutationFn: () => fetchJson(asSecondStepSecret, internalPath("/internal/second-step", {}), {}),
  });
  const show = ({ recovery_codes }: RecoveryCodes) => {
    setCodes(recovery_codes);
    begin.reset();
    router.refresh();
  };
  if (codes) return <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />;
  if (isOn) return <SwitchedOn codesLeft={codesLeft} onCodes={show} />;
  if (begin.data) return <SecondStepSetup {...begin.data} onDone={show} onCancel={begin.reset} />;
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">
        After your password, Plinth also asks for a code from an app on your phone. Whoever learns your
        password still cannot sign in.
      </p>
      {isConfirmed ? (
        <Button look="quiet" onClick={() => begin.mutate()} aria-disabled={begin.isPending}>
          Set up two-step sign-in
        </Button>
      ) : (
        <p className="text-sm">Confirm your email address first.</p>
      )}
      {begin.error && <FailureAlert error={begin.error} title="Not set up" />}
    </div>
  );
}

function SwitchedOn({ codesLeft, onCodes }: { codesLeft: number; onCodes: (codes: RecoveryCodes) => void }) {
  const router = useRouter();
  const [renewing, leaving] = [useOpener(), useOpener()];
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">
        Switched on. You have <span className="font-medium text-ink">{codesLeftWords(codesLeft)}</span> left.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button ref={renewing.button} look="quiet" aria-expanded={renewing.isOpen} onClick={renewing.toggle}>
          New recovery codes
        </Button>
        <Button ref={leaving.button} look="quiet" aria-expanded={leaving.isOpen} onClick={leaving.toggle}>
          Switch off
        </Button>
      </div>
      {renewing.isOpen && (
        <ProofForm
          id="renew-codes"
          action="Make new codes"
          about="Your old codes stop working."
          onCancel={renewing.end}
          send={(proof) =>
            fetchJson(asRecoveryCodes, internalPath("/internal/second-step/recovery-codes", {}), { proof })
          }
          onDone={onCodes}
        />
      )}
      {leaving.isOpen && (
        <ProofForm
          id="switch-off"
          action="Switch off two-step sign-in"
          about="Your password alone is then enough, and your recovery codes stop working."
          onCancel={leaving.end}
          send={(proof) =>
            fetchJson(asSecondStepOff, internalPath("/internal/second-step", {}), { proof }, "DELETE")
          }
          onDone={() => router.refresh()}
        />
      )}
    </div>
  );
}

function codesLeftWords(count: number): string {
  return count === 0 ? "no recovery codes" : formatPlural(count, "recovery code");
}
