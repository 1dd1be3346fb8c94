/** One spelling of a commenter's name: platforms do not tell capitals from small letters, and some write an @ before a handle. */
export function nameOfAuthor(author: string): string {
  return author
    .trim()
    .replace(/^@+\s*/, "")
    .toLowerCase();
}
