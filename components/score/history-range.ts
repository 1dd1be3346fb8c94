import { readChoice, readOne, type Search } from "#components/ui/read-search.ts";
import type { Granularity } from "#lib/formula/history-buckets.ts";
import { PILLARS, type Pillar } from "#lib/formula/names.ts";

export const GRANULARITIES = ["daily", "weekly", "monthly"] as const satisfies Granularity[];

type Preset = { name: string; label: string; days: number; granularity: Granularity };

/** "All" reaches back to the first day of the history, and so far where there is none. */
export const PRESETS = [
  { name: "30d", label: "30 d", days: 30, granularity: "daily" },
  { name: "90d", label: "90 d", days: 90, granularity: "weekly" },
  { name: "1y", label: "1 y", days: 365, granularity: "weekly" },
  { name: "all", label: "All", days: 365, granularity: "monthly" },
] as const satisfies Preset[];

type PresetName = (typeof PRESETS)[number]["name"];
/** The choice as the address carries it; nothing in it is the default. */
export type HistoryQuery = KeptQuery & {
  range?: string;
  start?: string;
  end?: string;
  granularity?: string | undefined;
};

/** What else the page's address says, which a choice of the range leaves as it is. */
export type KeptQuery = {
  compare?: string | undefined;
  platform?: string | undefined;
  pillars?: string | undefined;
};

export type HistoryRange = {
  /** null: custom dates. */
  preset: PresetName | null;
  /** First and last day, inclusive, YYYY-MM-DD. */
  from: string;
  to: string;
  granularity: Granularity;
  /** What the address says of granularity; undefined when it is left to the range. */
  chosenGranularity: Granularity | undefined;
  /** A finer granularity was asked for than can be drawn. */
  isCoarser: boolean;
  /** The part of the address that says the range. */
  query: HistoryQuery;
  kept: KeptQuery;
};

const DAY_MS = 86_400_000;
const DEFAULT: PresetName = "90d";
/** More points than this are too close to be told apart. */
const MAX_POINTS = 400;
const BUCKET_DAYS: Record<Granularity, number> = { daily: 1, weekly: 7, monthly: 30 };

/**
 * Reads range and granularity from an address; what is no range or granularity falls back to the default.
 * @param first day of the history, YYYY-MM-DD; null without one
 */
export function readHistoryRange(search: Search, now: Date, first: string | null): HistoryRange {
  const [start, end] = [readOne(search, "start"), readOne(search, "end")];
  const custom = isDay(start) && isDay(end) ? { start, end } : null;
  const preset = PRESETS.find(({ name }) => name === (readOne(search, "range") ?? DEFAULT)) ?? PRESETS[1];
  const today = toDay(now.getTime());
  const before = toDay(now.getTime() - preset.days * DAY_MS);
  const from = custom?.start ?? (preset.name === "all" ? (first ?? before) : before);
  const to = custom?.end ?? today;
  const chosen = readChoice(search, "granularity", GRANULARITIES);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  const wanted = chosen ?? (custom ? finest(days / 4, "daily") : preset.granularity);
  const granularity = finest(days, wanted);
  return {
    preset: custom ? null : preset.name,
    from,
    to,
    granularity,
    chosenGranularity: chosen,
    isCoarser: chosen !== undefined && granularity !== chosen,
    query: custom ?? { range: preset.name },
    kept: {
      compare: readOne(search, "compare"),
      platform: readOne(search, "platform"),
      pillars: readOne(search, "pillars"),
    },
  };
}

/** The address of a page with a choice of range and granularity. */
export function historyAddress(path: string, query: HistoryQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return `${path}?${new URLSearchParams(given as [string, string][])}`;
}

/** The pillars whose lines the history shows beside the composite, as the address names them. */
export function readShownPillars({ kept }: Pick<HistoryRange, "kept">): Pillar[] {
  const named = kept.pillars?.split(",") ?? [];
  return PILLARS.filter((pillar) => named.includes(pillar));
}

/** The address with a pillar switched on, or off where it was on. */
export function togglePillar(path: string, range: HistoryRange, pillar: Pillar): string {
  const shown = readShownPillars(range);
  const next = PILLARS.filter((one) => shown.includes(one) !== (one === pillar));
  const { query, chosenGranularity: granularity, kept } = range;
  return historyAddress(path, { ...query, granularity, ...kept, pillars: next.join(",") || undefined });
}

function finest(days: number, wanted: Granularity): Granularity {
  const enough = GRANULARITIES.slice(GRANULARITIES.indexOf(wanted));
  return enough.find((granularity) => days / BUCKET_DAYS[granularity] <= MAX_POINTS) ?? "monthly";
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
