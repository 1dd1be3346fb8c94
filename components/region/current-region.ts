import { PLAIN_REGION, REGION_KEY, type Region } from "#lib/region/plain-region.ts";

type Held = { getStore(): { region?: Region } | undefined };

/** The region that what is written now is written for; outside of any workspace the plain one. */
export function currentRegion(): Region {
  const held = (globalThis as unknown as { [key: symbol]: Held | undefined })[REGION_KEY];
  return held?.getStore()?.region ?? PLAIN_REGION;
}
