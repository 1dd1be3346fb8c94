import { z } from "zod";
import { StorableText } from "../text/schemas.ts";
import { MAX_LOGO_BYTES } from "./values.ts";

/** Four letters of base64 hold three bytes. */
const MAX_LOGO_LETTERS = Math.ceil(MAX_LOGO_BYTES / 3) * 4;

/** What may be changed of how reports look; what is left out stays. */
export const ReportLookBody = z.object({
  /** "" for the workspace's own. */
  name: StorableText.max(100).optional(),
  /** "" for none. */
  colour: z
    .string()
    .regex(/^(#[0-9a-f]{6})?$/i, { error: "must be a colour such as #1d6b4f" })
    .toLowerCase()
    .optional(),
  /** The file in base64; null takes the logo away. */
  logo: z
    .base64({ error: "must be a file in base64" })
    .max(MAX_LOGO_LETTERS, { error: `must be a file of at most ${MAX_LOGO_BYTES / 1024} KiB` })
    .nullable()
    .optional(),
});

/** How reports look; what is null is the product's own. */
export const ReportLook = z.object({
  name: z.string().nullable(),
  colour: z.string().nullable(),
  /** Of the picture, in pixels; `version` changes with it. */
  logo: z.object({ version: z.int(), width: z.int(), height: z.int() }).nullable(),
});

export type ReportLookInput = z.infer<typeof ReportLookBody>;
export type ReportLook = z.infer<typeof ReportLook>;
