/** Where a workspace is: how its pages tell times, and how they write numbers and dates. */
export type Region = {
  /** IANA name. */
  timeZone: string;
  /** One of `LOCALES`. */
  locale: string;
};

/** Of a workspace that has not chosen, and of pages that belong to none. */
export const PLAIN_REGION: Region = { timeZone: "UTC", locale: "en-GB" };

/** Under this name the process or the page keeps whose region is meant now: `region-scope.ts` there, `region-provider.tsx` here. */
export const REGION_KEY = Symbol.for("plinth.region");
