"use client";

import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { PROVIDER_NAMES, type Provider } from "#lib/members/values.ts";
import { PROVIDER_PAGE } from "./provider-page.ts";

/** Buttons that lead to those by whom people can sign in here. @param goTo own path to go to then */
export function ProviderSignIn({ providers, goTo }: { providers: readonly Provider[]; goTo: string }) {
  const going = useSending(async (provider: Provider) => {
    const body = { go_to: goTo };
    const url = await fetchJson(
      PROVIDER_PAGE,
      internalPath("/internal/providers/[provider]", { provider }),
      body,
    );
    window.location.assign(url);
    return true;
  });
  if (providers.length === 0) return null;
  return (
    <div className="mt-4 space-y-4">
      {providers.map((provider) => (
        <Button
          key={provider}
          look="quiet"
          onClick={() => void going.send(provider)}
          aria-disabled={going.isPending}
          className="min-h-11! w-full"
        >
          Continue with {PROVIDER_NAMES[provider]}
        </Button>
      ))}
      {going.error && (
        <Alert tone="poor" title="Not signed in" isUrgent>
          <p>{going.error.message}</p>
        </Alert>
      )}
    </div>
  );
}
