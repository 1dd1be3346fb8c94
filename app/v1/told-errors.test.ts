import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { Endpoint } from "#lib/http/endpoint.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { type FieldError, Problem } from "#lib/problems.ts";
import { RAW_WORDS } from "#scripts/testing/expect-problem.ts";
import { listInternalRoutes } from "#scripts/testing/internal-routes.ts";
import { listWrongInputs } from "#scripts/testing/wrong-inputs.ts";
import { PATHS } from "./paths.ts";

/** The rest of a sentence that begins with the field's name. */
const OWN = /^(?:is missing; it )?must \w/;
const NOW = new Date("2026-11-01T09:30:00Z");

const operations = Object.entries(PATHS).flatMap(([path, handlers]) =>
  Object.entries(handlers).flatMap(([method, { declaration }]) =>
    declaration ? [{ name: `${method} ${path}`, declaration: declaration as Endpoint }] : [],
  ),
);
const internal = (await listInternalRoutes()).flatMap(({ name, handler }) =>
  handler.declaration ? [{ name, declaration: handler.declaration as Endpoint }] : [],
);

const schemasOf = ({ query, body, bodyAt }: Endpoint): z.ZodObject[] =>
  [query, bodyAt?.(NOW) ?? body].flatMap((one) => (one && Object.keys(one.shape).length > 0 ? [one] : []));

function refuse({ titleOf, statusOf }: Endpoint, schema: z.ZodObject, input: unknown): FieldError[] {
  try {
    parseInput(schema, input, { titleOf, statusOf });
    return [];
  } catch (refusal) {
    if (refusal instanceof Problem) return refusal.errors ?? [];
    throw refusal;
  }
}

describe("what is wrong with an input is told in the service's own words, and once", () => {
  const asked = [...operations, ...internal].filter(({ declaration }) => schemasOf(declaration).length > 0);
  it.each(asked.map(({ name, declaration }) => [name, declaration] as const))("%s", (_, declaration) => {
    const raw = new Set<string>();
    const twice = new Set<string>();
    let told = 0;
    for (const schema of schemasOf(declaration)) {
      for (const { input } of [{ input: {} }, ...listWrongInputs(schema)]) {
        const errors = refuse(declaration, schema, input).map(
          ({ pointer, detail }) => `${pointer}: ${detail}`,
        );
        told += errors.length;
        for (const error of errors) {
          const detail = error.slice(error.indexOf(": ") + 2);
          if (RAW_WORDS.test(detail) || !OWN.test(detail)) raw.add(error);
        }
        for (const [at, error] of errors.entries()) if (errors.indexOf(error) < at) twice.add(error);
      }
    }
    expect([...raw]).toEqual([]);
    expect([...twice]).toEqual([]);
    expect(told).toBeGreaterThan(0);
  });
});
