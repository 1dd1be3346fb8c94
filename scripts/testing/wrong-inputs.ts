import { z } from "zod";
import { ODD_NUMBERS, ODD_TEXTS } from "./fuzz/broken-value.ts";

type Json = {
  type?: string | string[];
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
  additionalProperties?: boolean | Json;
};

/** Left out, of every type, of every usual kind of wrong. */
const WRONG: unknown[] = [
  undefined,
  null,
  true,
  7,
  "text",
  ["text"],
  { text: "text" },
  [],
  {},
  [null],
  [{}],
  ["text", "text"],
  Array(2_000).fill("text"),
  Array(2_000).fill({}),
  "2026-13-45",
  ...ODD_TEXTS,
  ...ODD_NUMBERS,
];

/**
 * Inputs of a schema that are wrong in one place each, at every depth: a field left out, of another type, null, empty, too long, of
 * another choice, no date, with a field that nobody knows. Some may be right by chance.
 */
export function listWrongInputs(schema: z.ZodType): { path: string; input: unknown }[] {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as Json;
  return listPlaces(json).flatMap(({ path, put }) => WRONG.map((wrong) => ({ path, input: put(wrong) })));
}

type Place = { path: string; put: (value: unknown) => unknown };

/** Every field, those inside of lists and alternatives too. */
function listPlaces(json: Json, path = "", depth = 0): Place[] {
  const here: Place[] = depth === 0 ? [] : [{ path, put: (value) => value }];
  if (depth > 6) return here;
  const inner = [...(json.anyOf ?? []), ...(json.oneOf ?? []), ...(json.allOf ?? [])].flatMap((one) =>
    listPlaces(one, path, depth + 1).filter(({ path: found }) => found !== path),
  );
  const fields = { ...json.properties, unknown_field: {} };
  const inFields = json.properties
    ? Object.entries(fields).flatMap(([name, field]) =>
        listPlaces(field, `${path}/${name}`, depth + 1).map((place) => ({
          path: place.path,
          put: (value: unknown) => ({ [name]: place.put(value) }),
        })),
      )
    : [];
  const values = typeof json.additionalProperties === "object" ? json.additionalProperties : null;
  const inValues = values ? wrap(values, `${path}/key`, depth, (value) => ({ key: value })) : [];
  const inItems = json.items ? wrap(json.items, `${path}/0`, depth, (value) => [value]) : [];
  return [...here, ...inner, ...inFields, ...inValues, ...inItems];
}

function wrap(json: Json, path: string, depth: number, around: (value: unknown) => unknown): Place[] {
  return listPlaces(json, path, depth + 1).map((place) => ({
    path: place.path,
    put: (value) => around(place.put(value)),
  }));
}
