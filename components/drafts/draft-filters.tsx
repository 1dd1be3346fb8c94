"use client";

import { useRouter } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import { SelectField } from "#components/ui/select-field.tsx";
import type { CampaignChoice } from "#lib/campaigns/schemas.ts";
import { DRAFT_STATUSES } from "#lib/drafts/values.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { STATUS_LOOKS } from "./draft-status.tsx";
import { type DraftFilter, draftsHref } from "./drafts-href.ts";

type Props = { path: string; filter: DraftFilter; campaigns: CampaignChoice[] };

const STATUSES = [
  { value: "open", label: "Not out yet" },
  ...DRAFT_STATUSES.map((value) => ({ value, label: STATUS_LOOKS[value].word })),
  { value: "all", label: "All" },
];

/** Which drafts are shown, in which order: every choice stands in the address. */
export function DraftFilters({ path, filter, campaigns }: Props) {
  const router = useRouter();
  const [isLoading, startLoading] = useTransition();
  // What was chosen holds at once, also for the next choice.
  const [shown, show] = useOptimistic(filter);
  const choose = (name: "platform" | "status" | "campaign" | "sort", value: string) => {
    const chosen = { ...shown, [name]: value, after: undefined };
    startLoading(() => {
      show(chosen);
      router.push(draftsHref(path, chosen), { scroll: false });
    });
  };
  return (
    <section
      aria-label="Which drafts"
      aria-busy={isLoading}
      className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(4,minmax(0,13rem))]"
    >
      <SelectField
        label="Platform"
        name="platform"
        value={shown.platform ?? ""}
        onChange={({ target }) => choose("platform", target.value)}
        options={[
          { value: "", label: "All" },
          ...PLATFORMS.map((value) => ({ value, label: PLATFORM_WORDS[value] })),
        ]}
      />
      <SelectField
        label="State"
        name="status"
        value={shown.status}
        onChange={({ target }) => choose("status", target.value)}
        options={STATUSES}
      />
      {campaigns.length > 0 && (
        <SelectField
          label="Campaign"
          name="campaign"
          value={shown.campaign ?? ""}
          onChange={({ target }) => choose("campaign", target.value)}
          options={[
            { value: "", label: "All" },
            ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <SelectField
        label="Order"
        name="sort"
        value={shown.sort}
        onChange={({ target }) => choose("sort", target.value)}
        options={[
          { value: "planned", label: "Planned date" },
          { value: "updated", label: "Last changed" },
        ]}
      />
    </section>
  );
}
