import { describe, expect, it } from "vitest";
import {
  type Content,
  type DescribedOperation,
  follow,
  listDescribed,
  readDocument,
  type Schema,
} from "#scripts/testing/document.ts";
import { findMismatches } from "#scripts/testing/find-mismatches.ts";

type Example = { at: string; schema: Schema; value: unknown };

/** Every example of an operation with the schema that it has to fit. */
function examplesOf({ parameters, requestBody, responses }: DescribedOperation): Example[] {
  const answers = Object.entries(responses).map(([status, answer]) => [status, follow(answer)] as const);
  return [
    ...parameters
      .map((one) => follow(one))
      .map(({ name, schema, example }) => ({ at: name, schema, value: example })),
    ...examplesIn("body", requestBody?.content),
    ...answers.flatMap(([status, { content }]) => examplesIn(status, content)),
    ...answers.flatMap(([status, { headers = {} }]) =>
      Object.entries(headers).map(([name, header]) => {
        const { schema, example } = follow(header);
        return { at: `${status} ${name}`, schema, value: example };
      }),
    ),
  ].filter(({ value }) => value !== undefined);
}

function examplesIn(at: string, content: Content = {}): Example[] {
  return Object.values(content).flatMap(({ schema, example, examples = {} }) => {
    const named = Object.entries(examples).map(([name, { value }]) => ({
      at: `${at} ${name}`,
      schema,
      value,
    }));
    return example === undefined ? named : [{ at, schema, value: example }, ...named];
  });
}

describe.each(listDescribed())("the examples of %s", (_, operation) => {
  it("fit their schemas", () => {
    const examples = examplesOf(operation);
    expect(examples.length).toBeGreaterThan(8);
    const wrong = examples.flatMap(({ at, schema, value }) =>
      findMismatches(schema, value).map((mismatch) => `${at}: ${mismatch}`),
    );
    expect(wrong).toEqual([]);
  });
});

it.each(Object.entries(readDocument().webhooks))("the example of %s fits its schema", (_, { post }) => {
  const examples = examplesIn("message", post?.requestBody?.content);
  expect(examples).toHaveLength(1);
  expect(examples.flatMap(({ schema, value }) => findMismatches(schema, value))).toEqual([]);
});

it("the examples of single fields fit their schemas", () => {
  const fields = Object.entries(readDocument().components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties as Record<string, Schema>).map(([field, schema]) => ({
      at: `${name}.${field}`,
      schema,
    })),
  );
  const wrong = fields.flatMap(({ at, schema }) =>
    (schema.examples ?? []).flatMap((value) =>
      findMismatches(schema, value).map((mismatch) => `${at}: ${mismatch}`),
    ),
  );
  expect(wrong).toEqual([]);
});
