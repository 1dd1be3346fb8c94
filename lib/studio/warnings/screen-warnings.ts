import { openScreens } from "../../text/screen-patterns.ts";

/** A screen for patterns of what warnings are told by: all of them together take one pass over a text. */
export const screenWarnings = openScreens();
