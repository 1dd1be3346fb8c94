import { FILES } from "./files.ts";
import type { Guide } from "./guide.ts";
import { LIMITS } from "./limits.ts";
import { VERSIONS } from "./versions.ts";
import { WEBHOOKS } from "./webhooks.ts";

/** What holds across operations, in the order in which it is listed. */
export const GUIDES: Guide[] = [FILES, LIMITS, WEBHOOKS, VERSIONS];

export const guidePath = ({ name }: Pick<Guide, "name">): string => `/docs/guides/${name}`;

/** The guide with a name; null when there is none. */
export function findGuide(name: string): Guide | null {
  return GUIDES.find((guide) => guide.name === name) ?? null;
}
