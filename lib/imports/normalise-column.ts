/**
 * Makes the names of columns comparable: "Created_At ", "created at" and "CREATED  AT" are one column, and so are
 * "Descripción" and "descripcion". Soft hyphens, which YouTube puts into long German names, count for nothing.
 *
 * @param name a name from the file or from a format
 * @returns the name in lower case with single spaces, without accents and invisible characters
 */
export function normaliseColumn(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\p{Mn}\p{Cf}]+/gu, "")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[\s_]+/g, " ")
    .trim()
    .toLowerCase();
}
