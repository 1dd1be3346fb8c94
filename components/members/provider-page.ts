/** Reads where a visit to a provider begins. By hand: the library that checks answers elsewhere is a fifth of what these pages load. */
export const PROVIDER_PAGE = {
  parse: (answer: unknown): string => {
    const url = typeof answer === "object" && answer !== null ? Reflect.get(answer, "url") : null;
    if (typeof url !== "string") throw new Error("the answer has no url");
    return url;
  },
};
