import { internalPath } from "#components/internal-paths.ts";
import { Time } from "#components/ui/time.tsx";
import type { PasskeyEntry } from "#lib/members/schemas.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { RemoveWay } from "./remove-way.tsx";

/** The passkeys of the person who is signed in: each can be removed, and another one added. */
export function PasskeyList({ passkeys, isConfirmed }: { passkeys: PasskeyEntry[]; isConfirmed: boolean }) {
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">
        Sign in with your face, finger or PIN in place of password and code. A passkey stays on your device.
      </p>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isConfirmed ? <AddPasskey /> : <p className="text-sm">Confirm your email address first.</p>}
    </div>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: PasskeyEntry }) {
  return (
    <li className="flex items-start justify-between gap-3 py-3 first:pt-0">
      <div className="min-w-0 space-y-1 text-sm text-soft">
        <h3 className="font-medium break-words text-ink">{name}</h3>
        <p>
          Added <Time at={createdAt} />
        </p>
        <p>
          {lastUsedAt ? (
            <>
              Last used <Time at={lastUsedAt} />
            </>
          ) : (
            "Not used yet"
          )}
        </p>
      </div>
      <RemoveWay
        path={internalPath("/internal/passkeys/[passkey_id]", { passkey_id: id })}
        trigger="Remove"
        triggerName={`Remove the passkey ${name}`}
        title="Remove this passkey?"
        words={{ action: "Remove", pending: "Removing …" }}
      >
        <p>Nobody signs in with {name} any more. Sessions that it began stay.</p>
      </RemoveWay>
    </li>
  );
}
