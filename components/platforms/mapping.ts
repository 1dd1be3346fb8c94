import { MAPPABLE_FIELDS, type MappableField, type MappableKind } from "#lib/imports/mappable-fields.ts";

type Mapping = Record<string, string>;

export const KIND_WORDS: Record<MappableKind, string> = {
  posts: "Posts",
  comments: "Comments",
  account_series: "Followers by day",
};

/** The fields of a kind of file. */
export function fieldsOf(kind: MappableKind): MappableField[] {
  return MAPPABLE_FIELDS.filter((field) => field.kind === kind);
}

/** What a file is read as: the service decides by the same fields. */
export function kindOf(mapping: Mapping): MappableKind {
  return kindOfFields(Object.values(mapping));
}

/** What rows with these fields are. */
export function kindOfFields(names: readonly string[]): MappableKind {
  const fields = new Set(names.map(snakeCase));
  if (fields.has("date")) return "account_series";
  return fields.has("author") || fields.has("post_id") ? "comments" : "posts";
}

/**
 * The labels of the fields that still need a column. The id of a post may be left to its address; comments need what
 * tells them from posts, and posts something beside their id.
 */
export function findMissing(mapping: Mapping, kind: MappableKind = kindOf(mapping)): string[] {
  const given = new Set(Object.values(mapping));
  const missing = fieldsOf(kind)
    .filter(({ field, required }) => required && !given.has(field))
    .map(({ label }) => label);
  if (kind === "comments" && !given.has("author") && !given.has("post_id"))
    return [...missing, "Author, or ID of the post"];
  if (kind !== "posts") return missing;
  if (!given.has("id") && !given.has("url")) return ["ID of the post, or its address"];
  return given.size < 2 ? ["At least one more column"] : [];
}

/** Assigns a field to a column and takes it from the one that had it; "" leaves the column out. */
export function assignField(mapping: Mapping, column: string, field: string): Mapping {
  const others = Object.entries(mapping).filter(([name, given]) => name !== column && given !== field);
  return Object.fromEntries(field ? [...others, [column, field]] : others);
}

/** What of a mapping also makes sense for another kind of file. */
export function keepForKind(mapping: Mapping, kind: MappableKind): Mapping {
  const known = new Set(fieldsOf(kind).map(({ field }) => field));
  return Object.fromEntries(Object.entries(mapping).filter(([, field]) => known.has(field)));
}

/** `createdAt` as `created_at`. */
export function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A field for people, `created_at` as "Published at"; names of the kept rows are written in camel case. */
export function fieldWords(field: string, kind: MappableKind): string {
  const name = snakeCase(field);
  return fieldsOf(kind).find((one) => one.field === name)?.label ?? name.replaceAll("_", " ");
}
