import { isDay } from "#components/ui/format.ts";
import { readChoice, readOne, type Search } from "#components/ui/read-search.ts";
import {
  CONTENT_TYPES,
  type ContentFormat,
  type ContentType,
  FORMATS,
} from "#lib/draft-model/content-draft.ts";
import { placeDraft } from "#lib/draft-model/limits/place-draft.ts";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";

/** What is drafted, and for where: the part of a draft that stands in the address of the page. */
export type DraftPlace = { platform: Platform; format: ContentFormat; kind: ContentType };

const CAMPAIGN = /^cmp_[0-9A-Za-z]{1,64}$/;
const FORMAT_WORDS: Record<ContentFormat, string> = {
  post: "Post",
  story: "Story",
  reel: "Reel",
  short: "Short",
  thread: "Thread",
};
/** Where a platform calls it otherwise. */
const OWN_WORDS: Partial<Record<Platform, Partial<Record<ContentFormat, string>>>> = {
  youtube: { post: "Video" },
  tiktok: { short: "Video" },
  pinterest: { post: "Pin" },
};

/** How a new draft begins, by the address of the page. */
export type DraftStart = DraftPlace & {
  campaign_id: string | null;
  /** YYYY-MM-DD. */
  planned_on: string | null;
};

/** What an address says; what it does not say, or wrongly, is the usual. */
export function readStart(search: Search, usual: Platform): DraftStart {
  const day = readOne(search, "planned_on") ?? "";
  return {
    campaign_id: readCampaign(search) ?? null,
    planned_on: isDay(day) ? day : null,
    platform: readChoice(search, "platform", PLATFORMS) ?? usual,
    format: readChoice(search, "format", FORMATS) ?? "post",
    kind: readChoice(search, "kind", CONTENT_TYPES) ?? "text",
  };
}

/** The id of the campaign that an address names; undefined where it names none. */
export function readCampaign(search: Search): string | undefined {
  const id = readOne(search, "campaign");
  return id !== undefined && CAMPAIGN.test(id) ? id : undefined;
}

/** The same for another platform, in the same format where it has that. */
export function moveTo(platform: Platform, place: DraftPlace): DraftPlace {
  return { ...place, platform, format: hasFormat(platform, place.format) ? place.format : "post" };
}

/** The formats to choose from; one that an address asked for stays, whatever the platform. */
export function listFormats({ platform, format }: DraftPlace): { value: ContentFormat; label: string }[] {
  const names = FORMATS.filter((name) => name === format || hasFormat(platform, name));
  return names.map((value) => ({ value, label: OWN_WORDS[platform]?.[value] ?? FORMAT_WORDS[value] }));
}

function hasFormat(platform: Platform, format: ContentFormat): boolean {
  return placeDraft(platform, format).note === null;
}
