import { z } from "zod";

export const MAX_PER_PAGE = 100;
export const DEFAULT_PER_PAGE = 20;
/** The largest offset that the database takes. */
const MAX_OFFSET = 2_147_483_647;

/** A whole number as it stands in a query string. */
const wholeNumber = (min: number, byDefault: number, max = Number.POSITIVE_INFINITY) => {
  const expected = { error: `must be a whole number, ${min} or more` };
  return z
    .string()
    .regex(/^\d{1,100}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected)
    .optional()
    .transform((value) => value ?? byDefault);
};

/** Which part of a list is asked for; a limit over 100 is served as 100. */
export const PageQuery = z.object({
  limit: wholeNumber(1, DEFAULT_PER_PAGE)
    .transform((limit) => Math.min(limit, MAX_PER_PAGE))
    .meta({
      wireType: "integer",
      minimum: 1,
      default: DEFAULT_PER_PAGE,
      description: `Most entries to return; anything above ${MAX_PER_PAGE} counts as ${MAX_PER_PAGE}.`,
    }),
  offset: wholeNumber(0, 0, MAX_OFFSET).meta({
    wireType: "integer",
    minimum: 0,
    maximum: MAX_OFFSET,
    default: 0,
    description: "Entries to skip at the start of the list.",
  }),
});

/** What every list says about itself. */
export const PageFacts = {
  total: z.int().min(0).meta({ description: "Entries in the whole list." }),
  limit: z.int().min(1).max(MAX_PER_PAGE).meta({ description: "Most entries this answer can have." }),
  offset: z.int().min(0).meta({ description: "Entries skipped at the start of the list." }),
};

/** When something of a list changes next without anybody's doing: within a minute, not so soon, or not at all. */
export const NextChange = z.enum(["soon", "later", "never"]);

export type NextChange = z.infer<typeof NextChange>;
export type PageInput = z.infer<typeof PageQuery>;
