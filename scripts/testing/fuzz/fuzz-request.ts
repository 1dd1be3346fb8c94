import fc from "fast-check";
import { brokenValue, ODD_TEXTS } from "./broken-value.ts";
import { ODD_HEADERS, ODD_QUERIES, oddBody } from "./odd-request.ts";
import type { FuzzOperation, Parameter } from "./read-operations.ts";
import { validField } from "./valid-value.ts";

export type FuzzRequest = {
  operation: FuzzOperation;
  /** Ids of things that the target has stand in it by their parameter's name, in braces. */
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  /** What was done to it. */
  how: string;
  expected: "taken" | "refused" | "either";
};

type Fields = Record<string, unknown>;

/** Requests to an operation: valid ones, and ones with one thing wrong or odd. */
export function fuzzRequest(operation: FuzzOperation, largestBody: number): fc.Arbitrary<FuzzRequest> {
  const valid = validRequest(operation);
  const weighted: fc.WeightedArbitrary<FuzzRequest>[] = [
    { weight: 4, arbitrary: valid },
    { weight: 2, arbitrary: withOddHeader(valid) },
    { weight: 2, arbitrary: withOddQuery(valid) },
  ];
  if (queryOf(operation).length > 0) weighted.push({ weight: 6, arbitrary: withBrokenParameter(valid) });
  if (operation.template.includes("{")) weighted.push({ weight: 2, arbitrary: withOddId(valid) });
  if (operation.body) {
    weighted.push({ weight: 9, arbitrary: withBrokenField(valid) });
    weighted.push({ weight: 5, arbitrary: withOddBody(valid, largestBody) });
  }
  return fc.oneof(...weighted);
}

const queryOf = ({ parameters }: FuzzOperation) => parameters.filter(({ in: place }) => place === "query");

function validRequest(operation: FuzzOperation): fc.Arbitrary<FuzzRequest> {
  const name = `${operation.method} ${operation.template}`;
  const record = (fields: [string, fc.Arbitrary<unknown>][], requiredKeys: string[]) =>
    fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys });
  const parameters = queryOf(operation);
  const required = parameters.filter((one) => one.required).map((one) => one.name);
  const query = record(
    parameters.map((one) => [one.name, validField(name, one.name, one.schema)]),
    required,
  );
  const { body } = operation;
  const fields = Object.entries(body?.properties ?? {}).map(
    ([field, schema]): [string, fc.Arbitrary<unknown>] => [field, validField(name, field, schema)],
  );
  const json = body
    ? record(fields, body.required ?? []).map((value) => ({
        headers: { "content-type": "application/json" },
        body: JSON.stringify(makeCoherent(value as Fields)),
      }))
    : fc.constant({ headers: {}, body: undefined });
  const content = operation.fileTypes.length > 0 ? anyFile(operation.fileTypes) : json;
  return fc.tuple(query, content).map(
    ([params, sent]): FuzzRequest => ({
      operation,
      path: operation.template,
      query: toQuery(params as Fields),
      ...sent,
      how: "valid",
      expected: "taken",
    }),
  );
}

/** A file is taken whatever is in it: it is looked at later. */
function anyFile(types: string[]) {
  const bytes = fc.uint8Array({ maxLength: 10_000 });
  return fc
    .tuple(fc.constantFrom(...types), fc.oneof(bytes, fc.string(), fc.constant("id,text\n1,a\n")))
    .map(([type, body]) => ({ headers: { "content-type": type }, body }));
}

/** Fields that have to suit each other: media need an address, which here leads nowhere. */
function makeCoherent(body: Fields): Fields {
  if (body.content_type === "image") return { ...body, content: "https://media.invalid/picture.jpg" };
  if (body.content_type === "video") return { ...body, content: "https://media.invalid/film.mp4" };
  return body;
}

const toQuery = (params: Fields) =>
  Object.entries(params)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeText(String(value))}`)
    .join("&");

/** Lone surrogates have no percent-encoding of their own. */
const encodeText = (text: string) => encodeURIComponent(text.toWellFormed());

function withBrokenField(valid: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> {
  return valid.chain((request) => {
    const { properties = {}, required = [] } = request.operation.body ?? {};
    const body: Fields = JSON.parse(String(request.body));
    const broken = Object.entries(properties).map(([field, schema]) =>
      brokenValue(schema).map(({ value, how, refused }) => ({
        ...request,
        body: JSON.stringify({ ...body, [field]: value }),
        how: `${field} ${how}`,
        expected: refused ? ("refused" as const) : ("either" as const),
      })),
    );
    const missing = required.map((field) => {
      const { [field]: _, ...rest } = body;
      const how = `${field} is missing`;
      return fc.constant({ ...request, body: JSON.stringify(rest), how, expected: "refused" as const });
    });
    return broken.length > 0 ? fc.oneof(...broken, ...missing) : fc.constant(request);
  });
}

function withBrokenParameter(valid: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> {
  return valid.chain((request) =>
    fc
      .tuple(fc.constantFrom(...queryOf(request.operation)), fc.constantFrom(...ODD_TEXTS))
      .map(([one, text]) => ({
        ...request,
        query: `${encodeURIComponent(one.name)}=${encodeText(text)}`,
        how: `${one.name} is odd text`,
        expected: mustRefuse(one) ? ("refused" as const) : ("either" as const),
      })),
  );
}

const mustRefuse = ({ schema }: Parameter) => schema.enum !== undefined || schema.type === "integer";

function withOddBody(valid: fc.Arbitrary<FuzzRequest>, largest: number): fc.Arbitrary<FuzzRequest> {
  return valid.chain((request) =>
    oddBody(String(request.body), largest).map(({ body, how, expected, headers }) => ({
      ...request,
      body,
      how,
      expected,
      headers: { ...request.headers, ...headers },
    })),
  );
}

function withOddHeader(valid: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> {
  return fc.tuple(valid, fc.constantFrom(...ODD_HEADERS)).map(([request, [name, value]]) => ({
    ...request,
    headers: { ...request.headers, [name]: value },
    how: `${name}: ${value.slice(0, 40)}`,
    expected: "either" as const,
  }));
}

function withOddQuery(valid: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> {
  return fc.tuple(valid, fc.constantFrom(...ODD_QUERIES)).chain(([request, query]) => {
    const names = queryOf(request.operation).map(({ name }) => name);
    return fc.constantFrom("nothing", ...names).map((name) => ({
      ...request,
      query: query.replaceAll("NAME", name),
      how: `?${query.replaceAll("NAME", name).slice(0, 60)}`,
      expected: "either" as const,
    }));
  });
}

const ODD_IDS = ["x", "%20", "%00", "%2e%2e", "%F0%9F%99%82", "aud_", "ws_target", "x".repeat(2_000), "null"];

function withOddId(valid: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> {
  return fc.tuple(valid, fc.constantFrom(...ODD_IDS)).map(([request, id]) => ({
    ...request,
    path: request.path.replaceAll(/\{\w+\}/g, id),
    how: `the id is ${id.slice(0, 40)}`,
    expected: "refused" as const,
  }));
}
