import type { ExportPost } from "../../../imports/export-row.ts";
import { at, countOf, idOf, textOf, timeOf, withoutUnknown } from "../read-answer.ts";

/**
 * A pin of the account's own; null for one that it saved from somebody else. Figures are those of the pin's whole life, reactions are
 * what likes are elsewhere, and clicks those that lead away from Pinterest, as in Pinterest's files.
 */
export function toPin(pin: unknown): ExportPost | null {
  const id = idOf(at(pin, "id"));
  if (!id || at(pin, "is_owner") === false || idOf(at(pin, "parent_pin_id"))) return null;
  const count = (name: string) => countOf(at(pin, "pin_metrics", "lifetime_metrics", name));
  const durationMs = countOf(at(pin, "media", "duration"));
  return withoutUnknown({
    id,
    createdAt: readTime(at(pin, "created_at")),
    title: textOf(at(pin, "title")),
    text: textOf(at(pin, "description")),
    url: `https://www.pinterest.com/pin/${encodeURIComponent(id)}/`,
    media: mediaOf(pin),
    durationS: durationMs ? Math.max(1, Math.round(durationMs / 1_000)) : undefined,
    impressions: count("impression"),
    clicks: count("clickthrough"),
    likes: count("reaction"),
    comments: count("comment"),
  }) as ExportPost;
}

/** Pinterest gives instants of UTC without saying so. */
function readTime(value: unknown): Date | undefined {
  const text = textOf(value);
  return timeOf(text && /T[\d:.]+$/.test(text) ? `${text}Z` : text);
}

function mediaOf(pin: unknown): string | undefined {
  const kind =
    textOf(at(pin, "media", "media_type")) ?? textOf(at(pin, "creative_type"))?.toLowerCase() ?? "";
  if (kind.startsWith("multiple") || kind === "carousel") return "carousel";
  if (kind.includes("video")) return "video";
  return kind === "image" || kind === "regular" ? "image" : undefined;
}
