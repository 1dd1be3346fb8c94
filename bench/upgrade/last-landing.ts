/** The commit from which people upgrade: moved to the newest one at each landing, together with the mapping of `compare.ts`. */
export const LAST_LANDING = "f8a302d";
