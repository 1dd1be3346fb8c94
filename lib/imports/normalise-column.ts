/**
 * Makes the names of columns comparable: "Created_At ", "created at" and "CREATED  AT" are one column.
 *
 * @param name a name from the file or from a format
 * @returns the name in lower case with single spaces
 */
export function normaliseColumn(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/[\s_]+/g, " ")
    .trim()
    .toLowerCase();
}
