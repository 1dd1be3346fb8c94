import { z } from "zod";
import { findTimeZone, LOCALES } from "./values.ts";

const NO_ZONE = { error: "must be a time zone such as Europe/Berlin" };

/** IANA name of a time zone. */
export const TimeZone = z
  .string(NO_ZONE)
  .trim()
  .refine((name) => findTimeZone(name) !== null, NO_ZONE)
  .transform((name) => findTimeZone(name) ?? name);

/** The language of numbers and dates. */
export const Locale = z.enum(LOCALES.map(({ value }) => value));
