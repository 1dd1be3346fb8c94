import { Problem } from "../problems.ts";
import type { ExportFormat } from "./export-format.ts";
import { accountSeries } from "./formats/account-series.ts";
import { genericComments } from "./formats/generic-comments.ts";
import { genericPosts } from "./formats/generic-posts.ts";
import { MAPPABLE_FIELDS, type MappableKind } from "./mappable-fields.ts";
import { normaliseColumn } from "./normalise-column.ts";
import { quoteValue } from "./quote-value.ts";

/** Which field each column of a file means, by the names of the columns; the other columns are left out. */
export type Mapping = { [column: string]: string };

const FORMATS = { posts: genericPosts, comments: genericComments, account_series: accountSeries };

/**
 * Makes a format of what a user says about the columns of a file. It is a series of the audience when a column is the
 * day, comments when one is the author or the post, and posts otherwise.
 *
 * @param mapping fields by column
 * @returns the plain form of that kind, which reads the named columns
 * @throws Problem "Invalid Request" for a field that is none, named twice, or missing
 */
export function readMapping(mapping: Mapping): ExportFormat {
  const columns = Object.entries(mapping);
  const fields = columns.map(([, field]) => field);
  const kind = findKind(new Set(fields));
  const known = MAPPABLE_FIELDS.filter((field) => field.kind === kind);
  for (const [column, field] of columns) {
    const isKnown = known.some((one) => one.field === field);
    if (!isKnown)
      throw refuse(`${quoteValue(field)}, given for ${quoteValue(column)}, is not a field of ${kind}`);
    if (fields.indexOf(field) !== fields.lastIndexOf(field))
      throw refuse(`two columns are given for ${field}`);
  }
  const missing = known.filter(({ field, required }) => required && !fields.includes(field));
  const isIdInUrl = kind === "posts" && fields.includes("url");
  if (missing.length > 0 && !isIdInUrl) {
    const names = missing.map(({ field }) => field).join(" and ");
    throw refuse(`no column is given for ${names}${kind === "posts" ? ", nor for url" : ""}`);
  }
  const wanted = new Set(columns.map(([column]) => normaliseColumn(column)));
  return {
    ...FORMATS[kind],
    keyColumns: columns.map(([column]) => column),
    fields: Object.fromEntries(columns.map(([column, field]) => [field, [column]])),
    recognises: (header) => [...wanted].every(header),
  };
}

function findKind(fields: Set<string>): MappableKind {
  if (fields.has("date")) return "account_series";
  return fields.has("author") || fields.has("post_id") ? "comments" : "posts";
}

function refuse(finding: string): Problem {
  return new Problem("Invalid Request", `The columns cannot be read like this: ${finding}.`);
}
