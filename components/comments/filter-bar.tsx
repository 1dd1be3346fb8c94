"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useTransition } from "react";
import { Button } from "#components/ui/button.tsx";
import { CONTROL } from "#components/ui/control-class.ts";
import { formatPlural } from "#components/ui/format.ts";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { languageName, TONE_CHOICES } from "./comment-words.ts";
import { commentsHref, DAYS, type PageFilters } from "./comments-href.ts";

type Props = {
  workspaceId: string;
  filters: PageFilters;
  platforms: readonly Platform[];
  languages: readonly { language: string; count: number }[];
};

const ANY = { value: "", label: "" };
const PERIODS: Record<(typeof DAYS)[number], string> = {
  "7": "Last 7 days",
  "30": "Last 30 days",
  "90": "Last 90 days",
  "365": "Last year",
};

/** What the list shows: every choice stands in the address. Without a script the button sends the form. */
export function FilterBar({ workspaceId, filters, platforms, languages }: Props) {
  const router = useRouter();
  const [isLoading, startLoading] = useTransition();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { days, told: _, ...kept } = filters;
    const asked = { ...kept, ...given, q: given.q?.trim() } as PageFilters;
    // A length of time takes the place of fixed days.
    const dates = given.days === "fixed" ? { days: undefined } : { from: undefined, to: undefined };
    startLoading(() => router.push(commentsHref(workspaceId, { ...asked, ...dates }), { scroll: false }));
  };
  const sendAtOnce = (event: { currentTarget: HTMLSelectElement }) =>
    event.currentTarget.form?.requestSubmit();
  const isFixed = Boolean(filters.from || filters.to);
  return (
    <form
      // Other filters are another form, whose fields begin with them.
      key={JSON.stringify(filters)}
      aria-label="Filter the comments"
      aria-busy={isLoading}
      action={commentsHref(workspaceId)}
      onSubmit={send}
      className="grid grid-cols-2 gap-x-3 gap-y-3 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]"
    >
      <div className="col-span-2 min-w-0 space-y-1.5 lg:col-span-1">
        <label htmlFor="q" className="block text-sm font-medium">
          Search comments
        </label>
        <div className="relative">
          <input
            ref={keepEarlyInput}
            id="q"
            name="q"
            type="search"
            maxLength={200}
            defaultValue={filters.q}
            placeholder="refund, parcel, love …"
            className={`${CONTROL} pr-12`}
          />
          <Button
            type="submit"
            look="plain"
            aria-label="Search"
            className="absolute inset-y-1 right-1 min-h-0 px-2.5"
          >
            <Search aria-hidden="true" className="size-4" />
          </Button>
        </div>
      </div>
      <SelectField
        label="Sentiment"
        name="sentiment"
        defaultValue={filters.sentiment ?? ""}
        onChange={sendAtOnce}
        options={[{ ...ANY, label: "Any" }, ...TONE_CHOICES]}
      />
      <SelectField
        label="Platform"
        name="platform"
        defaultValue={filters.platform ?? ""}
        onChange={sendAtOnce}
        options={[
          { ...ANY, label: "All" },
          ...platforms.map((platform) => ({ value: platform, label: PLATFORM_WORDS[platform] })),
        ]}
      />
      <SelectField
        label="Language"
        name="language"
        defaultValue={filters.language ?? ""}
        onChange={sendAtOnce}
        options={[{ ...ANY, label: "Any" }, ...languageOptions(languages, filters.language)]}
      />
      <SelectField
        label="Period"
        name="days"
        defaultValue={isFixed ? "fixed" : (filters.days ?? "")}
        onChange={sendAtOnce}
        options={[
          ...(isFixed ? [{ value: "fixed", label: "These dates" }] : []),
          { ...ANY, label: "Any time" },
          ...DAYS.map((days) => ({ value: days, label: PERIODS[days] })),
        ]}
      />
    </form>
  );
}

/** The chosen one is there even where nothing is left in it. */
function languageOptions(languages: Props["languages"], chosen: string | undefined) {
  const known = chosen && !languages.some(({ language }) => language === chosen);
  return [...languages, ...(known ? [{ language: chosen, count: 0 }] : [])].map(({ language, count }) => ({
    value: language,
    label: `${languageName(language)} (${formatPlural(count, "comment")})`,
  }));
}
