import { z } from "zod";

/** Text that people type and that is stored and shown: without control characters, which PostgreSQL or a page refuses. */
export const StorableText = z
  .string()
  .trim()
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), { error: "must be text without control characters" });
