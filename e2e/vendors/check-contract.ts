import { existsSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import type { SeenRequest } from "./serve.ts";

type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: object;
  explode?: boolean;
};
type Operation = { parameters?: Parameter[]; responses: Record<string, object> };
type Document = {
  paths: Record<string, { get?: Operation }>;
  components: Record<string, Record<string, Parameter>>;
};

export type Contract = {
  /** What the vendor's contract holds against a request. */
  findRequestFaults: (request: SeenRequest) => string[];
  /** The same of a whole answer to it. */
  findAnswerFaults: (request: SeenRequest, body: unknown) => string[];
};

/** Where vendors' published contracts lie; they are not part of the project. */
export function findContract(name: string): string | null {
  const path = `${process.env.VENDOR_CONTRACTS ?? "../shared/platforms"}/${name}`;
  return existsSync(path) ? path : null;
}

/** Reads a vendor's OpenAPI document, to hold requests and answers against it. @param server what stands before its paths */
export function readContract(path: string, server = ""): Contract {
  const document = JSON.parse(readFileSync(path, "utf8")) as Document;
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: "array", validateFormats: true });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  ajv.addSchema({ ...(readNullable(document) as object), $id: "contract" });
  const find = (asked: SeenRequest) => {
    // A path without parts to fill in comes before one that would also fit.
    const paths = Object.entries(document.paths).sort(
      ([a], [b]) => a.split("{").length - b.split("{").length,
    );
    for (const [path, { get }] of paths) {
      const pattern = new RegExp(`^${server}${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
      if (get && pattern.test(asked.path)) return { path, operation: get };
    }
    return null;
  };
  const parametersOf = ({ parameters = [] }: Operation): Parameter[] =>
    parameters.map((one) => {
      const name = one.$ref?.split("/").at(-1);
      return name ? (document.components.parameters?.[name] as Parameter) : one;
    });
  const holds = (schema: object, value: unknown): string[] => {
    const validate = ajv.compile({ $id: `part-${Math.random()}`, ...rebase(schema) });
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  return {
    findRequestFaults: (request) => {
      const found = find(request);
      if (!found) return [`${request.path} is not in the contract`];
      const parameters = parametersOf(found.operation).filter((one) => one.in === "query");
      const unknown = [...request.query.keys()].filter(
        (name) => !parameters.some((one) => one.name === name),
      );
      const lacking = parameters.filter(({ name, required }) => required && !request.query.has(name));
      const wrong = parameters.flatMap(({ name, schema, explode }) => {
        if (!request.query.has(name)) return [];
        const isList = (schema as { type?: string }).type === "array";
        const all = request.query.getAll(name);
        const value = isList ? (explode === false ? all.join().split(",") : all) : all[0];
        return holds({ type: "object", properties: { value: schema } }, { value }).map(
          (why) => `${name}: ${why}`,
        );
      });
      return [
        ...unknown.map((name) => `${name} is not in the contract`),
        ...lacking.map(({ name }) => `${name} is required`),
        ...wrong,
      ];
    },
    findAnswerFaults: (request, body) => {
      const found = find(request);
      if (!found) return [`${request.path} is not in the contract`];
      const at = `/paths/${found.path.replaceAll("~", "~0").replaceAll("/", "~1")}/get/responses/200/content/application~1json/schema`;
      return holds({ $ref: `contract#${encodeURI(at)}` }, body);
    },
  };
}

/** References of a part of the document lead into the whole of it. */
function rebase(schema: object): object {
  const own = readNullable(schema);
  return JSON.parse(JSON.stringify(own).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as object;
}

/**
 * OpenAPI 3.0 says `nullable` beside a reference or a choice, JSON Schema does not. Vendors write `oneOf` also for choices that several
 * parts fit, such as lists of names that have some in common.
 */
function readNullable(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(readNullable);
  if (typeof part !== "object" || part === null) return part;
  const { nullable, ...rest } = part as Record<string, unknown>;
  const read = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name === "oneOf" ? "anyOf" : name, readNullable(value)]),
  );
  if (nullable !== true)
    return nullable === undefined || typeof nullable === "boolean" ? read : { nullable, ...read };
  return rest.type === undefined ? { anyOf: [read, { type: "null" }] } : { ...read, nullable };
}
