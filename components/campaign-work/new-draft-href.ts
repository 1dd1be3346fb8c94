import type { Platform } from "#lib/formula/names.ts";

type Asked = { campaign: string; day: string; platform?: Platform | undefined };

/** The address of a new draft for a campaign. @param root the path of the workspace's pages; `day` YYYY-MM-DD */
export function newDraftHref(root: string, { campaign, day, platform }: Asked): string {
  const search = { campaign, planned_on: day, ...(platform && { platform }) };
  return `${root}/drafts/new?${new URLSearchParams(search)}`;
}
