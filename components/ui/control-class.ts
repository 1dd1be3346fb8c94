/** How an input and a select look. */
export const CONTROL =
  "block min-h-11 w-full min-w-0 rounded-lg border border-edge bg-surface px-3 text-base";
