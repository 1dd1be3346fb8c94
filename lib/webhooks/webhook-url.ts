import { z } from "zod";
import { whyNotPublic } from "../outgoing/public-url.ts";

/** Printable ASCII: what an HTTP client can send as it stands. */
const PLAIN = /^[\x21-\x7e]+$/;

/**
 * The address of a webhook: public, and always HTTPS, in networks that the operator allows too. It is kept as it was
 * given; one with other characters than printable ASCII in its normalised form.
 */
export const WebhookUrl = z
  .string({ error: "must be a public HTTPS address" })
  .max(2_000, { error: "must have at most 2,000 characters" })
  .superRefine((text, context) => {
    const why = whyNotPublic(text) ?? whyNotHttps(text);
    if (why) context.addIssue({ code: "custom", message: `must be a public HTTPS address; this one ${why}` });
  })
  .transform((text) => (PLAIN.test(text) ? text : new URL(text).href))
  .meta({
    description: "A public HTTPS address that receives a POST for each event.",
    examples: ["https://hooks.example.com/plinth"],
  });

function whyNotHttps(text: string): string | null {
  return new URL(text).protocol === "https:" ? null : "does not use https";
}
