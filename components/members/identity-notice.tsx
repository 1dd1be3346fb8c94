import { Alert } from "#components/ui/alert.tsx";
import { isProvider, isProviderFailure, PROVIDER_NAMES } from "#lib/members/values.ts";
import { providerWords } from "./provider-words.ts";

type Props = {
  /** The provider whose account was linked, as the address says it. */
  linked: string | undefined;
  /** The one where that came to nothing, and why. */
  of: string | undefined;
  failed: string | undefined;
};

/** What became of an attempt to link an account at a provider; nothing where there was none. */
export function IdentityNotice({ linked = "", of = "", failed }: Props) {
  if (isProvider(linked))
    return (
      <Alert tone="good" title={`Linked to ${PROVIDER_NAMES[linked]}`} className="mb-4">
        <p>You can sign in with {PROVIDER_NAMES[linked]} from now on.</p>
      </Alert>
    );
  if (!isProvider(of) || !isProviderFailure(failed)) return null;
  const { title, detail } = providerWords(of, failed);
  return (
    <Alert tone="poor" title={title} className="mb-4">
      <p>{detail}</p>
    </Alert>
  );
}
