/** A key as it was made. */
export type MadeKey = { key: string };

/** Reads a made key without the schema, which pages of the settings do not load. */
export const MADE_KEY = {
  parse: (answer: unknown): MadeKey => {
    const { key } = (answer ?? {}) as Partial<MadeKey>;
    if (typeof key !== "string") throw new Error("The answer holds no key.");
    return { key };
  },
};
