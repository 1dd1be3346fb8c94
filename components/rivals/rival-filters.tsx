import { Disclosure } from "#components/ui/disclosure.tsx";
import { FilterForm } from "#components/ui/filter-form.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { Rivals } from "#lib/rivals/schemas.ts";
import { RIVAL_DAYS } from "#lib/rivals/values.ts";
import type { RivalView } from "./rival-address.ts";
import { PERIOD_WORDS } from "./rival-words.ts";

const ORDERS = [
  { value: "share", label: "Share of voice" },
  { value: "share_of_posts", label: "Share of posts" },
  { value: "followers", label: "Followers" },
  { value: "growth", label: "Growth" },
  { value: "posts", label: "Posts a week" },
  { value: "interactions", label: "Interactions per post" },
  { value: "rate", label: "Per post, % of followers" },
  { value: "name", label: "Name" },
];

type Props = { path: string; view: RivalView; rivals: Pick<Rivals, "platforms" | "profiles" | "rows"> };

/** Who is compared, over which days and in which order: all of it stands in the address. */
export function RivalFilters({ path, view, rivals: { platforms, profiles, rows } }: Props) {
  const watched = profiles.filter(({ role }) => role === "watched");
  const compared = new Set(rows.map(({ profileId }) => profileId));
  const periods = RIVAL_DAYS.map((days) => ({ value: String(days), label: `Last ${PERIOD_WORDS[days]}` }));
  const names = platforms.map((name) => ({ value: name, label: PLATFORM_WORDS[name] }));
  return (
    <FilterForm key={JSON.stringify(view)} name="What to compare" path={path}>
      <SelectField label="Period" name="days" defaultValue={String(view.days)} options={periods} />
      {platforms.length > 1 && (
        <SelectField
          label="Platform"
          name="platform"
          defaultValue={view.platform ?? ""}
          options={[{ value: "", label: "All together" }, ...names]}
        />
      )}
      <SelectField label="Order by" name="order" defaultValue={view.order} options={ORDERS} />
      <input type="hidden" name="figure" value={view.figure} />
      {watched.length > 1 && (
        <Disclosure label="Choose rivals" className="order-last basis-full">
          <fieldset className="mt-2">
            <legend className="sr-only">Rivals that are compared</legend>
            <div className="flex flex-wrap gap-x-5 gap-y-2">
              {watched.map(({ profileId, handle, platform }) => (
                <label key={profileId} className="inline-flex min-h-8 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    name="with"
                    value={profileId}
                    defaultChecked={compared.has(profileId)}
                    className="size-6 shrink-0 accent-accent"
                  />
                  <span className="break-all">
                    @{handle} <span className="text-soft">on {PLATFORM_WORDS[platform]}</span>
                  </span>
                </label>
              ))}
            </div>
            <p className="mt-2 text-sm text-soft">Tick who is to be compared, then press Filter.</p>
          </fieldset>
        </Disclosure>
      )}
    </FilterForm>
  );
}
