"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { loadLater } from "#components/ui/load-later.tsx";
import { useOpener } from "#components/ui/use-opener.ts";
import { useSending } from "#components/ui/use-sending.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { RecoveryCodes } from "#lib/members/schemas.ts";
import { asRecoveryCodes, asSecondStepOff, asSecondStepSecret } from "./answers.ts";

const ProofForm = loadLater(() => import("./proof-form.tsx"));
const RecoveryCodeList = loadLater(() => import("./recovery-code-list.tsx"));
const SecondStepSetup = loadLater(() => import("./second-step-setup.tsx"));

type Props = { isOn: boolean; codesLeft: number; isConfirmed: boolean };

/** Switches the second step of the person who is signed in on and off. */
export function SecondStep({ isOn, codesLeft, isConfirmed }: Props) {
  const router = useRouter();
  const [codes, setCodes] = useState<string[] | null>(null);
  const begin = useSending(() =>
    fetchJson(asSecondStepSecret, internalPath("/internal/second-step", {}), {}),
  );
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
        <Button look="quiet" onClick={() => void begin.send(undefined)} aria-disabled={begin.isPending}>
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
          send={async (proof) => {
            const path = internalPath("/internal/second-step/recovery-codes", {});
            onCodes(await fetchJson(asRecoveryCodes, path, { proof }));
          }}
        />
      )}
      {leaving.isOpen && (
        <ProofForm
          id="switch-off"
          action="Switch off two-step sign-in"
          about="Your password alone is then enough, and your recovery codes stop working."
          onCancel={leaving.end}
          send={async (proof) => {
            await fetchJson(asSecondStepOff, internalPath("/internal/second-step", {}), { proof }, "DELETE");
            router.refresh();
          }}
        />
      )}
    </div>
  );
}

function codesLeftWords(count: number): string {
  return count === 0 ? "no recovery codes" : formatPlural(count, "recovery code");
}
