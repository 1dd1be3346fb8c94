import type { VendorAccount, VendorSession } from "../connector.ts";
import { at, countOf, idOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { askPage, askRest, encodeUrn, urnOf } from "./ask-rest.ts";
import { isOf } from "./place.ts";

const ROLES = "organizationAcls?q=roleAssignee&role=ADMINISTRATOR&state=APPROVED";
const COUNT = 100;
/** Each costs two requests, and is a line to choose from. */
const MAX_PAGES = 50;

/** `urn:li:organization:ID` of a page's id. */
export function pageUrn(id: string): string {
  return `urn:li:organization:${id}`;
}

/**
 * The company pages that the person is an administrator of.
 * @throws VendorFailure `account_unfit` when there is none
 */
export async function listPages(session: VendorSession): Promise<VendorAccount[]> {
  const ids = new Set<string>();
  for (let start: number | null = 0; start !== null && ids.size < MAX_PAGES; ) {
    const { found, next }: Awaited<ReturnType<typeof askPage>> = await askPage(session, ROLES, {
      start,
      count: COUNT,
    });
    for (const role of found) {
      const urn = urnOf(at(role, "organization")) ?? urnOf(at(role, "organizationTarget"));
      const id = /^urn:li:organization(?:Brand)?:(\d+)$/.exec(urn ?? "")?.[1];
      if (id) ids.add(id);
    }
    start = next;
  }
  if (ids.size === 0)
    throw new VendorFailure(
      "account_unfit",
      "This person is not an administrator of any LinkedIn page. Ask an administrator of the page for that role, or have them connect it.",
    );
  const pages: VendorAccount[] = [];
  for (const id of [...ids].slice(0, MAX_PAGES)) {
    const page = await readPage(session, id).catch(asUnreadable);
    if (page) pages.push(page);
  }
  if (pages.length === 0)
    throw new VendorFailure(
      "account_unfit",
      "LinkedIn lets this person read none of their pages. Ask another administrator to connect the page.",
    );
  return pages;
}

/** A page that was closed, or whose administrator may not read it, is not offered. */
function asUnreadable(error: unknown): null {
  if (isOf(error, "not_found") || isOf(error, "permission_missing")) return null;
  throw error;
}

/** A page's facts, with how many follow it now. @throws VendorFailure `contract_changed` for an answer without a page */
export async function readPage(session: VendorSession, id: string): Promise<VendorAccount> {
  const facts = await askRest(session, `organizations/${id}`);
  if (idOf(at(facts, "id")) !== id)
    throw new VendorFailure("contract_changed", "LinkedIn gave an answer without the page.");
  const path = `networkSizes/${encodeUrn(pageUrn(id))}?edgeType=COMPANY_FOLLOWED_BY_MEMBER`;
  const size = await askRest(session, path).catch(asUnreadable);
  return {
    id,
    handle: textOf(at(facts, "vanityName")) ?? id,
    name: textOf(at(facts, "localizedName")) ?? null,
    // The logo is a file of its own, behind another product of LinkedIn's.
    picture: null,
    followers: countOf(at(size, "firstDegreeSize")) ?? null,
  };
}
