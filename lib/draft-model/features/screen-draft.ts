import { openScreens } from "../../text/screen-patterns.ts";

/** A screen for patterns that are looked for in drafts: all of them together take one pass over a text. */
export const screenDraft = openScreens();
