import { z } from "zod";
import { env } from "../env.ts";
import { classifyAddress } from "./classify-address.ts";

const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa|localdomain)\.?$/i;

/** An address that a user gives us to send to: a public HTTPS URL, normalised. */
export const PublicUrl = z
  .string()
  .max(2_000)
  .superRefine((text, context) => {
    const why = whyNotPublic(text);
    if (why) context.addIssue({ code: "custom", message: `${why}; expected a public HTTPS address` });
  })
  .transform((text) => new URL(text).href);

/**
 * Why an address may not be sent to, or null when it may: HTTPS, no user information, no literal address that is
 * private, loopback, link-local or otherwise not public, in any spelling (the URL parser normalises those). Networks that
 * the operator allows count as public, with plain http too. Names are checked again at every connect.
 */
export function whyNotPublic(text: string): string | null {
  if (!URL.canParse(text)) return "not a URL";
  const url = new URL(text);
  if (url.username || url.password) return "carries a user name";
  const verdict = classifyAddress(url.hostname);
  const mayBePlain = verdict === "allowed" && url.protocol === "http:";
  if (url.protocol !== "https:" && !mayBePlain) return "does not use https";
  const reachable = verdict ? verdict !== "forbidden" : !isLocalName(url.hostname);
  return reachable ? null : "cannot be reached from the internet";
}

/** A name without a dot is one of a private network: no such name is registered on the internet. */
function isLocalName(hostname: string): boolean {
  if (LOCAL_NAME.test(hostname)) return true;
  return env().PLINTH_ALLOWED_PRIVATE_CIDRS === "" && !/[^.]\.[^.]/.test(hostname);
}
