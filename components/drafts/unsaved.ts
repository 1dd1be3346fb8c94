import { CONTENT_TYPES, FORMATS } from "#lib/draft-model/content-draft.ts";
import type { DraftChanges, NewDraft } from "#lib/drafts/schemas.ts";
import { DRAFT_STATUSES, MAX_VARIANTS } from "#lib/drafts/values.ts";
import { PLATFORMS } from "#lib/formula/names.ts";

/** What was written and not saved. */
type Unsaved = { version: DraftChanges["version"] | null; body: NewDraft };

/** What this tab holds under a name; null where there is nothing, or nothing that is one. */
export function readUnsaved(name: string): Unsaved | null {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    return isUnsaved(held) ? held : null;
  } catch {
    return null;
  }
}

// By hand: an earlier release may have kept it in another shape, and the page opens without the schemas.
function isUnsaved(held: unknown): held is Unsaved {
  const { version, body } = toRecord(held);
  const { platform, format, kind, status, planned_on: day, variants } = toRecord(body);
  return (
    (version === null || Number.isInteger(version)) &&
    isOneOf(PLATFORMS, platform) &&
    isOneOf(FORMATS, format) &&
    isOneOf(CONTENT_TYPES, kind) &&
    isOneOf(DRAFT_STATUSES, status) &&
    (day === null || (typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day))) &&
    Array.isArray(variants) &&
    variants.length > 0 &&
    variants.length <= MAX_VARIANTS &&
    variants.map(toRecord).every((one) => typeof one.text === "string" && typeof one.address === "string")
  );
}

function isOneOf(choices: readonly string[], value: unknown): boolean {
  return typeof value === "string" && choices.includes(value);
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** @param unsaved null lets go of it */
export function keepUnsaved(name: string, unsaved: Unsaved | null): void {
  try {
    if (unsaved === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(unsaved));
  } catch {
    // A browser that keeps nothing: the draft holds for this page.
  }
}
