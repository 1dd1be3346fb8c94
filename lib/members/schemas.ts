import { z } from "zod";
import { StorableText } from "../text/schemas.ts";

/** One spelling of an e-mail address. NFKC first: a look-alike of the @ must not make another address of it. */
export function normaliseEmail(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/** What somebody gives who makes an account. */
export const SignUpBody = z.object({
  brand: StorableText.min(1, { error: "expected the name of your brand" }).max(200),
  name: StorableText.min(1, { error: "expected your name" }).max(200),
  email: z
    .string()
    .max(254)
    .transform(normaliseEmail)
    .pipe(z.email({ error: "expected an e-mail address" })),
  password: z.string().min(8, { error: "expected at least 8 characters" }).max(1_024),
  industry: StorableText.toLowerCase().max(100).optional(),
});

/** The new account's workspace. */
export const SignedUp = z.object({ workspace_id: z.string() });

export type SignUpInput = z.infer<typeof SignUpBody>;
export type SignedUp = z.infer<typeof SignedUp>;
