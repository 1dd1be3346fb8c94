import { readChoice, readOne, type Search } from "#components/ui/read-search.ts";
import type { DraftQuery } from "#lib/drafts/schemas.ts";
import { DRAFT_SORTS, DRAFT_STATUSES } from "#lib/drafts/values.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { readCampaign } from "./draft-place.ts";

/** What people choose of a list of drafts; `all` takes the place of what can still go out. */
export const STATUS_FILTERS = ["open", ...DRAFT_STATUSES, "all"] as const;
export type DraftFilter = Omit<DraftQuery, "status"> & { status: (typeof STATUS_FILTERS)[number] };

const USUAL = { status: "open", sort: "planned" } as const;

/** What an address asks for; what it does not say well is the usual: what can still go out, by its day. */
export function readDraftFilter(search: Search): DraftFilter {
  return {
    platform: readChoice(search, "platform", PLATFORMS),
    status: readChoice(search, "status", STATUS_FILTERS) ?? USUAL.status,
    campaign: readCampaign(search),
    sort: readChoice(search, "sort", DRAFT_SORTS) ?? USUAL.sort,
    after: readOne(search, "after"),
  };
}

/** The address of a list of drafts, the same for the same choices. @param path of the whole list */
export function draftsHref(path: string, filter: Partial<DraftFilter>): string {
  const { platform, status, campaign, sort, after } = filter;
  const given = Object.entries({ platform, status, campaign, sort, after }).filter(
    ([name, value]) => value && value !== USUAL[name as keyof typeof USUAL],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given as [string, string][])}`;
}
