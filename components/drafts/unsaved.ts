import { z } from "zod";
import { DraftChanges, NewDraft } from "#lib/drafts/schemas.ts";

/** What was written and not saved. */
const Unsaved = z.object({ version: DraftChanges.shape.version.nullable(), body: NewDraft });
type Unsaved = z.infer<typeof Unsaved>;

/** What this tab holds under a name; null where there is nothing, or nothing that is one. */
export function readUnsaved(name: string): Unsaved | null {
  try {
    return Unsaved.parse(JSON.parse(sessionStorage.getItem(name) ?? "null"));
  } catch {
    return null;
  }
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
