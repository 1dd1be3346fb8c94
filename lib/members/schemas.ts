import { z } from "zod";

/** What somebody gives who makes an account. */
export const SignUpBody = z.object({
  brand: z.string().trim().min(1, { error: "expected the name of your brand" }).max(200),
  name: z.string().trim().min(1, { error: "expected your name" }).max(200),
  // NFKC first: a look-alike of the @ must not make another address of it.
  email: z
    .string()
    .max(254)
    .transform((text) => text.normalize("NFKC").trim().toLowerCase())
    .pipe(z.email({ error: "expected an e-mail address" })),
  password: z.string().min(8, { error: "expected at least 8 characters" }).max(1_024),
  industry: z.string().trim().toLowerCase().max(100).optional(),
});

/** The new account's workspace. */
export const SignedUp = z.object({ workspace_id: z.string() });

export type SignUpInput = z.infer<typeof SignUpBody>;
export type SignedUp = z.infer<typeof SignedUp>;
