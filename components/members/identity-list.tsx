import { internalPath } from "#components/internal-paths.ts";
import { Time } from "#components/ui/time.tsx";
import type { IdentityEntry } from "#lib/members/schemas.ts";
import { PROVIDER_NAMES, type Provider } from "#lib/members/values.ts";
import { LinkIdentity } from "./link-identity.tsx";
import type { Proofs } from "./proof-field.tsx";
import { RemoveWay } from "./remove-way.tsx";

type Props = {
  identities: IdentityEntry[];
  /** Those of which accounts can be linked. */
  providers: readonly Provider[];
  proofs: Proofs;
  isConfirmed: boolean;
};

/** The accounts elsewhere by which a person signs in: each can be unlinked, and another one linked. */
export function IdentityList({ identities, providers, proofs, isConfirmed }: Props) {
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">Sign in with an account that you have elsewhere.</p>
      {identities.length > 0 && (
        <ul className="divide-y divide-line">
          {identities.map((identity) => (
            <IdentityRow key={identity.id} {...identity} />
          ))}
        </ul>
      )}
      {isConfirmed ? (
        providers.map((provider) => <LinkIdentity key={provider} provider={provider} proofs={proofs} />)
      ) : (
        <p className="text-sm">Confirm your email address first.</p>
      )}
    </div>
  );
}

function IdentityRow({ id, provider, email, createdAt, lastUsedAt }: IdentityEntry) {
  const name = PROVIDER_NAMES[provider];
  return (
    <li className="flex items-start justify-between gap-3 py-3 first:pt-0">
      <div className="min-w-0 space-y-1 text-sm text-soft">
        <h3 className="font-medium text-ink">{name}</h3>
        <p className="break-words">{email}</p>
        <p>
          Linked <Time at={createdAt} />
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
        path={internalPath("/internal/identities/[identity_id]", { identity_id: id })}
        trigger="Unlink"
        triggerName={`Unlink ${email} at ${name}`}
        title={`Unlink this ${name} account?`}
        words={{ action: "Unlink", pending: "Unlinking …" }}
      >
        <p>Nobody signs in with {email} any more. Sessions that it began stay.</p>
      </RemoveWay>
    </li>
  );
}
