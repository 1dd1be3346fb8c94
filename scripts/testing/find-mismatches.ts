import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { closeSchemas } from "./close-schemas.ts";
import { type Document, readDocument } from "./document.ts";

type Checker = { ajv: Ajv2020; compiled: Map<string, ValidateFunction> };
const checkers = new Map<Document, Checker>();

/**
 * What is wrong with a value by a schema of the document, in Ajv's words; empty when it fits.
 * @param schema may refer to the document's components.
 */
export function findMismatches(schema: object, value: unknown, document = readDocument()): string[] {
  const { ajv, compiled } = checkers.get(document) ?? addChecker(document);
  const text = JSON.stringify(closeSchemas(schema)).replaceAll(
    '"#/components/',
    '"openapi.json#/components/',
  );
  const check = compiled.get(text) ?? ajv.compile(JSON.parse(text));
  compiled.set(text, check);
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message, params }) => {
    return `${instancePath || "/"} ${message} ${JSON.stringify(params)}`;
  });
}

function addChecker(document: Document): Checker {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true });
  addFormats.default(ajv);
  ajv.addKeyword("components");
  ajv.addKeyword("discriminator");
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => {
    // What every refusal has is the first part of what a kind of them has.
    return [name, name === "Problem" ? schema : closeSchemas(schema)];
  });
  ajv.addSchema({ $id: "openapi.json", components: { schemas: Object.fromEntries(schemas) } });
  const checker = { ajv, compiled: new Map<string, ValidateFunction>() };
  checkers.set(document, checker);
  return checker;
}
