export type DateOrder = "mdy" | "dmy";

/** How the file at hand writes figures and dates. */
export type Conventions = {
  /** The decimal mark; undefined when the file contradicts itself. */
  decimal: "." | "," | undefined;
  /** Whether a value of the file shows the decimal mark; else it is inferred from the delimiter of the columns. */
  sure: boolean;
  /** How 03/04/2026 is read; undefined when the file contradicts itself. */
  order: DateOrder | undefined;
  /** The year of a date that is written without one, asked once per record in the order of the file. */
  yearOf?: ((month: number, day: number) => number | undefined) | undefined;
};

/** The conventions of Plinth's own plain forms. */
export const PLAIN: Conventions = { decimal: ".", sure: true, order: "mdy" };
