import { z } from "zod";
import { env } from "../env.ts";
import { classifyAddress } from "./classify-address.ts";

const LOOPBACK_NAME = /(^|\.)localhost\.?$/i;
const LOCAL_NAME = /(^|\.)(local|internal|home\.arpa|localdomain)\.?$/i;

/** An address that a user gives us to send to: a public HTTPS URL, normalised. */
export const PublicUrl = z
  .string()
  .max(2_000)
  .superRefine((text, context) => {
    const why = whyNotPublic(text);
    if (why) context.addIssue({ code: "custom", message: `must be a public HTTPS address; this one ${why}` });
  })
  .transform((text) => new URL(text).href);

/**
 * Why an address may not be sent to, or null when it may: HTTPS, no user information, no literal address that is
 * private, loopback, link-local or otherwise not public, in any spelling (the URL parser normalises those). Networks that
 * the operator allows count as public, with plain http too; `localhost` is the loopback's own name, and judged as 127.0.0.1. Names
 * are checked again at every connect.
 */
export function whyNotPublic(text: string): string | null {
  if (!URL.canParse(text)) return "is not a URL";
  const url = new URL(text);
  if (url.username || url.password) return "carries a user name";
  if (url.port === "0") return "names port 0, on which nothing can listen";
  const verdict = classifyAddress(LOOPBACK_NAME.test(url.hostname) ? "127.0.0.1" : url.hostname);
  const mayBePlain = verdict === "allowed" && url.protocol === "http:";
  if (url.protocol !== "https:" && !mayBePlain) return "does not use https";
  const reachable = verdict ? verdict !== "forbidden" : !isLocalName(url.hostname);
  return reachable ? null : "cannot be reached from the internet";
}

/**
 * Whether a name is one of a private network, as those without a dot are: no such name is registered on the internet. Where the
 * operator allows private networks it may be one of theirs.
 */
function isLocalName(hostname: string): boolean {
  if (env().PLINTH_ALLOWED_PRIVATE_CIDRS !== "") return false;
  return LOCAL_NAME.test(hostname) || !/[^.]\.[^.]/.test(hostname);
}
