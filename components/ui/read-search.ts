/** The query of a page's address, as the page is given it. */
export type Search = Record<string, string | string[] | undefined>;

/** A part of a list: `number` from 1, and the rows that it holds. */
export type Page = { number: number; limit: number; offset: number };

const PAGE_SIZE = 20;

/** What an address says of a name; undefined when it says nothing, or several things. */
export function readOne(search: Search, name: string): string | undefined {
  const given = search[name];
  return typeof given === "string" ? given : undefined;
}

/** Which of some choices an address names; undefined when it names none. */
export function readChoice<C extends string>(
  search: Search,
  name: string,
  choices: readonly C[],
): C | undefined {
  return choices.find((choice) => choice === search[name]);
}

/** Which part of a list an address asks for; the first when it says none, or what is no number. */
export function readPage(search: Search): Page {
  const given = readOne(search, "page") ?? "";
  const number = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
  return { number, limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE };
}

/** The number of the last part of a list of so many rows. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The address of a part of a list. @param path of the list; it may have a query */
export function pageAddress(path: string, number: number): string {
  return `${path}${path.includes("?") ? "&" : "?"}page=${number}`;
}
