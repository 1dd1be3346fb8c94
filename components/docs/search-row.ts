/** A place in the documentation as its search knows it. */
export type SearchRow = {
  label: string;
  /** What stands beside it in the list. */
  note: string;
  /** More words that find it. */
  about: string;
  href: string;
};
