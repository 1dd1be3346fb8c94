/** An early installation, so that an upgrade goes through all migrations that came since: moved together with the mapping of `compare.ts`. */
export const LAST_LANDING = "f8a302d";
