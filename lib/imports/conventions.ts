export type DateOrder = "mdy" | "dmy";

/** How the file at hand writes figures and dates. */
export type Conventions = {
  /** The decimal mark; undefined when the file contradicts itself. */
  decimal: "." | "," | undefined;
  /** Whether a value of the file shows it, or it only goes with how the file separates its columns. */
  sure: boolean;
  /** Of dates such as 03/04/2026; undefined when the file contradicts itself. */
  order: DateOrder | undefined;
  /** The year of a date that is written without one, asked once per record in the order of the file. */
  yearOf?: ((month: number, day: number) => number | undefined) | undefined;
};

/** The conventions of Plinth's own plain forms. */
export const PLAIN: Conventions = { decimal: ".", sure: true, order: "mdy" };
