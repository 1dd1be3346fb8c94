type Fields = Record<string, unknown>;

/** A request that is refused: an operation that answers 200 but for what is changed here. */
export type Refusal = {
  /** `POST /v1/campaigns` */
  name: string;
  /** Status and title: `400 Invalid Dates`. */
  answer: string;
  /** Fields of the body that are other than right; undefined leaves one out. */
  body?: Fields;
  query?: Record<string, string>;
  /** Every wrong field, in the order of the answer. */
  pointers: string[];
};

/** A refusal for each wrong value of one field of the body. */
export function wrong(
  name: string,
  field: string,
  answer: string,
  values: unknown[],
  pointer = `/${field}`,
): Refusal[] {
  return values.map((value) => ({ name, answer, body: { [field]: value }, pointers: [pointer] }));
}

/** A refusal for each wrong value of one parameter. */
export function wrongParameter(
  name: string,
  field: string,
  values: string[],
  answer = "400 Invalid Request",
): Refusal[] {
  return values.map((value) => ({ name, answer, query: { [field]: value }, pointers: [`/${field}`] }));
}

/** One refusal of several fields at once: the first of the contract gives the title, all are listed. */
export function several(name: string, answer: string, body: Fields, pointers: string[]): Refusal {
  return { name, answer, body, pointers };
}

type Layer = [pointer: string, wrong: unknown, right: unknown, answer: string];

/** Begins with all fields wrong; then the first of them is right, and so on. */
export function peel(name: string, ...layers: Layer[]): Refusal[] {
  return layers.map(([, , , answer], n) => {
    const body = layers.map(([pointer, wrong, right], m) => [pointer.split("/")[1], m < n ? right : wrong]);
    const pointers = layers.slice(n).map(([pointer]) => pointer);
    return { name, answer, body: Object.fromEntries(body), pointers };
  });
}
