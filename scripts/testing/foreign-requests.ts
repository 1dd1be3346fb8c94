import { publicUrl } from "#lib/env.ts";

/** Headers of requests that come from no page of this site. */
export const FROM_ELSEWHERE: Record<string, string>[] = [
  {},
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "none" },
  { "sec-fetch-site": "cross-site", origin: new URL(publicUrl()).origin },
  { origin: "https://evil.example" },
  { origin: "null" },
];
/** What a form can send without asking first. */
export const FORM_TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
];
